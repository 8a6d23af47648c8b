/*
 * The search: outcomes, Grundy numbers, leads and distances, from the moves alone.
 *
 * Values are found upwards from 0 where a game allows it; else positions are searched depth first: a position waits
 * until all that its moves lead to is known, or enough of it.
 */
#include "inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- the value of a position ---- */

/* Positions that have to be searched; the last is next. */
static int64_t *to_search;
static int64_t to_search_count;
static int64_t to_search_capacity;

static void search_later(int64_t position)
{
    enum { MAX_WAITING = 1 << 25 };
    if (to_search_count == MAX_WAITING) {
        die("more than %d positions would have to wait for others", MAX_WAITING);
    }
    to_search = grown(to_search, &to_search_capacity, to_search_count + 1, sizeof *to_search);
    to_search[to_search_count++] = position;
}

/* The value of what a move leaves; false when it has to be searched first. */
static bool left_value(struct known *known, enum question question, int64_t position, int64_t *value)
{
    if (known_value(known, question, position, value)) {
        return true;
    }
    if (is_upwards(known)) {
        die("a move leads to %" PRId64 ", which is not a smaller position from 0 up%s", position,
            known->game->upwards ? ", as .upwards promises" : "");
    }
    search_later(position);
    return false;
}

/* The value of a position where the game has ended. */
static int64_t end_value(enum question question, enum result result)
{
    return question == OUTCOME ? (int64_t)result : question == LEAD ? 0 : ((int64_t)result - DRAWN) * DISTANCE_AT_ONCE;
}

/* See DISTANCE: the nearer the end, the farther from 0. */
static int64_t one_move_farther(int64_t distance)
{
    return distance > 0 ? distance - 1 : distance < 0 ? distance + 1 : 0;
}

/* OUTCOME, LEAD, DISTANCE: the value of a position with these moves, as far as those are known that they lead to. */
static int64_t best_value(struct known *known, enum question question, const struct moves *moves)
{
    const int64_t bottom = to_search_count;
    const enum result end = moves->is_over ? moves->over : known->game->misere ? WON : LOST;
    int64_t best = moves->count == 0 ? end_value(question, end) : INT64_MIN;
    for (int64_t i = moves->cut ? moves->count - 1 : 0; i < moves->count; i++) { /* it is cut after one that wins */
        const struct move *move = &moves->list[i];
        int64_t mine = question == OUTCOME ? WON : DISTANCE_AT_ONCE - 1;
        int64_t left;
        if (move->kind != WINS) {
            if (!left_value(known, question, move->position, &left)) {
                continue;
            }
            mine = question == OUTCOME ? WON - left /* LOST is 0, and DRAWN between them */
                   : question == LEAD  ? sum_of_points(move->points, -left)
                                       : one_move_farther(-left);
        }
        best = mine > best ? mine : best;
        if (question == OUTCOME && best == WON) {
            to_search_count = bottom; /* whatever waits */
            break;
        }
        if (question == OUTCOME && to_search_count > bottom) {
            to_search_count = bottom + 1; /* one at a time, for the first may decide */
        }
    }
    return best;
}

/* Grundy numbers of the moves of one position: seen[value] == stamp. */
static int64_t *seen;
static int64_t seen_capacity;
static int64_t stamp;

/* The same of a Grundy number. */
static int64_t mex_value(struct known *known, enum question question, const struct moves *moves)
{
    const int64_t bottom = to_search_count;
    int64_t mex = question == MISERE_GRUNDY && moves->count == 0 ? 1 : 0;
    stamp++;
    for (int64_t i = 0; i < moves->count; i++) {
        const struct move *move = &moves->list[i];
        int64_t left;
        int64_t other = 0;
        if (move->kind == WINS) {
            to_search_count = bottom;
            return WINS_AT_ONCE;
        }
        bool is_known = left_value(known, question, move->position, &left);
        if (move->kind == LEAVES_TWO) {
            is_known = left_value(known, question, move->other, &other) && is_known;
        }
        if (is_known && left != WINS_AT_ONCE && other != WINS_AT_ONCE) {
            const int64_t value = left ^ other;
            seen = grown(seen, &seen_capacity, value + 2, sizeof *seen);
            seen[value] = stamp;
        }
    }
    while (mex < seen_capacity && seen[mex] == stamp) {
        mex++;
    }
    return mex;
}

/* Values one position; false when some move leads to what is not known yet, or where a search with a bound finds too
   many moves, and then no work is left. The moves that it lists are work, and so are the numbers of new positions,
   though less. */
static bool evaluate(struct known *known, enum question question, int64_t position, int64_t *value, int64_t *work)
{
    enum { NUMBERS_OF_A_MOVE = 8, MAX_OF_ONE = 5000 };
    static struct moves moves;
    const int64_t bottom = to_search_count;
    const int64_t numbers = position_numbers();
    moves.to_win = question == OUTCOME && is_upwards(known); /* for speed */
    const bool is_bounded = *work < INT64_MAX / 2;
    moves.most = !is_bounded ? 0 : *work < MAX_OF_ONE ? *work : MAX_OF_ONE;
    collect_moves(known, position, &moves, false);
    if (moves.cut && moves.most > 0 && moves.count == moves.most) {
        *work = 0;
        return false;
    }
    note_searched(known, position);
    *work -= moves.count + 1 + (position_numbers() - numbers) / NUMBERS_OF_A_MOVE;
    if (moves.is_over && question != OUTCOME && question != DISTANCE) {
        die("over() works only in a game without scores that is the only part");
    }
    if (question == GRUNDY || question == MISERE_GRUNDY) {
        *value = mex_value(known, question, &moves);
    } else {
        *value = best_value(known, question, &moves);
    }
    return to_search_count == bottom;
}

/* Of a search with so many positions: progress and, when it takes long, what can be done about it. */
static void show_search(int64_t positions)
{
    enum { LONG = 15 };
    static bool is_advised;
    const bool is_shown = positions > 0 && positions % (1 << 10) == 0;
    if (is_shown && show_progress("searching: %" PRId64 " positions", positions) >= LONG && !is_advised) {
        is_advised = true;
        fprintf(stderr,
                "%s: a search takes long, with %" PRId64 " positions so far; a .code that shows a law, "
                "a formula (.proved), or smaller ranges in cases() would shorten it\n",
                the_name, positions);
    }
}

static size_t value_size(enum question question) { return question == OUTCOME ? sizeof(uint8_t) : sizeof(int64_t); }

void add_value_upwards(struct known *known, enum question question, int64_t value)
{
    struct values *values = &known->values[question];
    values->kept = grown(values->kept, &values->capacity, values->used + 1, value_size(question));
    if (question == OUTCOME) {
        ((uint8_t *)values->kept)[values->used++] = (uint8_t)value;
    } else {
        ((int64_t *)values->kept)[values->used++] = value;
    }
}

static void fill_upwards(struct known *known, enum question question, int64_t last)
{
    enum { MAX_BYTES = 1 << 28 };
    struct values *values = &known->values[question];
    const size_t size = value_size(question);
    if (last >= MAX_BYTES / (int64_t)size) {
        die(is_heap(known) ? "position %" PRId64 " is too far up to be searched, and no law was found in the smaller "
                             "ones: smaller numbers, or a formula (.proved), are needed"
                           : "position %" PRId64 " is too far up to be searched: there may be a law if the moves are "
                             "given as .amounts or by a .code; else a formula (.proved) is needed",
            last);
    }
    values->kept = grown(values->kept, &values->capacity, last + 1, size);
    int64_t work = INT64_MAX;
    while (values->used <= last) {
        int64_t value = 0;
        show_search(values->used);
        evaluate(known, question, values->used, &value, &work);
        add_value_upwards(known, question, value);
    }
}

/* Opens a position for a depth-first search; dies when there are too many for the memory of this machine. `place`: that
   of its value, which is there if an earlier search gave up; or NULL. */
static void open_position(struct known *known, struct values *values, int64_t position, int64_t *place)
{
    enum { MAX_POSITIONS = 1 << 23, OPENING = 40 /* work */ };
    worked(OPENING);
    if (place != NULL) {
        *place = OPEN_VALUE;
    } else {
        add_value(values, position, OPEN_VALUE);
    }
    show_search(values->used);
    if (values->used > MAX_POSITIONS) {
        die_of_many(known, position, MAX_POSITIONS);
    }
}

/* Searches depth first; false when it would take more work than this, which is what is left of it then. Positions that
   have a value by then keep it. */
static bool search_from(struct known *known, enum question question, int64_t position, int64_t *work)
{
    struct values *values = &known->values[question];
    const int64_t bottom = to_search_count;
    search_later(position);
    while (to_search_count > bottom && *work > 0) {
        const int64_t at = to_search_count;
        const int64_t next = to_search[at - 1];
        int64_t *place = place_of_value(values, next);
        int64_t value = place == NULL ? NO_VALUE : *place;
        if (value == NO_VALUE) {
            open_position(known, values, next, place);
        } else if (value != OPEN_VALUE) {
            to_search_count--;
            continue;
        }
        if (evaluate(known, question, next, &value, work)) {
            *place_of_value(values, next) = value;
            to_search_count = at - 1;
            continue;
        }
        for (int64_t i = at; i < to_search_count; i++) {
            if (kept_value(values, to_search[i], NO_VALUE) == OPEN_VALUE) {
                die("the game does not end: position %" PRId64 " comes back to itself; if that may be, say .endless",
                    to_search[i]);
            }
        }
    }
    const bool is_done = to_search_count == bottom;
    for (; to_search_count > bottom; to_search_count--) {
        const int64_t open = to_search[to_search_count - 1];
        if (kept_value(values, open, NO_VALUE) == OPEN_VALUE) {
            *place_of_value(values, open) = NO_VALUE;
        }
    }
    return is_done;
}

void trim_values(struct known *known, enum question question, int64_t count)
{
    struct values *values = &known->values[question];
    if (is_upwards(known) && values->used > count) {
        void *shorter = realloc(values->kept, (size_t)count * value_size(question));
        if (shorter != NULL) {
            values->kept = shorter;
        }
        values->used = values->capacity = count;
    }
}

int64_t search_bounded(struct known *known, int64_t position, int64_t *work)
{
    const int64_t kept = kept_value(&known->values[DISTANCE], position, NO_VALUE);
    if (kept > OPEN_VALUE) {
        return kept;
    }
    return search_from(known, DISTANCE, position, work) ? kept_value(&known->values[DISTANCE], position, NO_VALUE) : 0;
}

/* Where moves leave two positions, Grundy numbers decide who wins. */
static int64_t value_of_split(struct known *known, enum question question, int64_t position)
{
    if (question != OUTCOME || known->game->misere) {
        die("where a move leaves two positions there are no scores, and no misere play is worked out");
    }
    return searched_value(known, GRUNDY, position) != 0 ? WON : LOST;
}

int64_t searched_value(struct known *known, enum question question, int64_t position)
{
    int64_t value;
    if (known->game->splits && question != GRUNDY) {
        return value_of_split(known, question, position);
    }
    if (known_value(known, question, position, &value)) {
        return value;
    }
    if (is_listing()) {
        die("moves() must not call wins(), grundy() or lead()");
    }
    if (!is_listed(known->game, position)) {
        die("position %" PRId64 " cannot be searched: its game has no moves there", position);
    }
    if (known->game->endless && question != OUTCOME) {
        die("a game that is .endless has outcomes only: no Grundy numbers, no scores, no sums");
    }
    show_progress("", 0);
    if (known->game->endless) {
        search_endless(known, position);
    } else if (is_upwards(known)) {
        fill_upwards(known, question, position);
    } else {
        int64_t work = INT64_MAX;
        search_from(known, question, position, &work);
    }
    show_progress("", -1);
    return searched_value(known, question, position);
}
