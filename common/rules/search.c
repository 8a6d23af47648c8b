/*
 * Searching games: the moves of a position, as moves() says them, and tables of outcomes, Grundy numbers and
 * leads, filled from the moves alone.
 *
 * A table is filled upwards from 0 where a game allows it; else positions are searched depth first: a position
 * waits until all that its moves lead to is known, or enough of it.
 */
#include "machine.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- positions in words ---- */

const char *unit_of(const struct game *game)
{
    const char *blank = game->unit != NULL ? strchr(game->unit, ' ') : NULL; /* behind a verb */
    return blank != NULL ? blank + 1 : game->unit != NULL ? game->unit : "";
}

const char *words_of(const struct game *game, int64_t position)
{
    static struct text words;
    text_clear(&words);
    if (game->show != NULL) {
        const int64_t before = printed.length;
        game->show(position);
        text_add(&words, "%s", printed.bytes + before);
        text_cut(&printed, before);
        text_clear(&cells);
    } else {
        text_add(&words, game->unit != NULL ? "%" PRId64 " %s" : "position %" PRId64 "%s", position, unit_of(game));
    }
    return words.bytes;
}

/* ---- tables ---- */

static const int64_t OPEN = INT64_MIN + 1; /* no value: the position is being searched */

/* Where the value of a key is kept, or NULL. */
static int64_t *place_of_value(const struct table *table, int64_t key)
{
    const int64_t row = row_found(&table->keys, &key, 1);
    return row < 0 ? NULL : (int64_t *)table->values + row / 2; /* behind the key comes the next row */
}

static void add_value(struct table *table, int64_t key, int64_t value)
{
    row_in(&table->keys, &key, 1);
    table->values = grown(table->values, &table->capacity, table->used + 1, sizeof value);
    ((int64_t *)table->values)[table->used++] = value;
}

int64_t table_value(struct table *table, int64_t key, int64_t if_new)
{
    const int64_t *found = place_of_value(table, key);
    if (found != NULL) {
        return *found;
    }
    if (if_new != INT64_MIN) {
        add_value(table, key, if_new);
    }
    return if_new;
}

void free_table(struct table *table)
{
    free(table->values);
    free(table->keys.numbers);
    free(table->keys.slots);
}

static bool is_upwards(const struct search *search)
{
    return (search->game->upwards || is_heap(search)) && !search->game->endless;
}

static bool known_value(struct search *search, enum question question, int64_t position, int64_t *value)
{
    struct table *table = &search->tables[question];
    if (!is_upwards(search)) {
        *value = table_value(table, position, INT64_MIN);
        return *value > OPEN;
    }
    if (position < 0 || position >= table->used) {
        return false;
    }
    *value =
        question == OUTCOME ? ((const uint8_t *)table->values)[position] : ((const int64_t *)table->values)[position];
    return true;
}

/* ---- what is known of a game ---- */

int64_t ranges_up_to(const struct range *ranges, int64_t count, int64_t number)
{
    int64_t low = 0;
    while (low < count) {
        const int64_t middle = low + (count - low) / 2;
        if (ranges[middle].low <= number) {
            low = middle + 1;
        } else {
            count = middle;
        }
    }
    return low;
}

static struct range *listed_amounts; /* what amounts() has said */
static int64_t listed_count;
static int64_t listed_capacity;

bool is_heap(const struct search *search) { return search->game->amounts != NULL || search->game->code != NULL; }

bool has_moves(const struct search *search) { return search->game->amounts != NULL || search->game->moves != NULL; }

void clear_search(struct search *search)
{
    for (int q = 0; q < QUESTIONS; q++) {
        free_table(&search->tables[q]);
        free(search->laws[q].runs);
    }
    *search = (struct search){.game = search->game,
                              .place = search->place,
                              .of_game = game_count,
                              .amounts = search->amounts,
                              .amount_count = search->amount_count};
}

void amounts_in(int64_t low, int64_t high)
{
    if (low < 1 || low > high) {
        die("the amounts %" PRId64 " to %" PRId64 ": the lowest must be 1 or more, and not above the highest", low,
            high);
    }
    listed_amounts = grown(listed_amounts, &listed_capacity, listed_count + 1, sizeof *listed_amounts);
    int64_t at = listed_count++;
    for (; at > 0 && listed_amounts[at - 1].low > low; at--) {
        listed_amounts[at] = listed_amounts[at - 1];
    }
    listed_amounts[at] = (struct range){low, high};
}

void amount(int64_t amount) { amounts_in(amount, amount); }

/* Has amounts() say them: ascending, and joined where they overlap. */
static void list_amounts(const struct game *game)
{
    int64_t kept = 0;
    listed_count = 0;
    game->amounts();
    for (int64_t i = 1; i < listed_count; i++) {
        if (listed_amounts[i].low <= listed_amounts[kept].high) {
            const bool longer = listed_amounts[i].high > listed_amounts[kept].high;
            listed_amounts[kept].high = longer ? listed_amounts[i].high : listed_amounts[kept].high;
        } else {
            listed_amounts[++kept] = listed_amounts[i];
        }
    }
    listed_count = listed_count == 0 ? 0 : kept + 1;
}

static void **searches; /* by the place of game and amounts in a table of rows */
static int64_t search_capacity;

struct search *search_at(int64_t place) { return searches[place]; }

struct search *search_with(struct game *game, const struct range *amounts, int64_t count)
{
    static struct rows keys;
    static int64_t *key;
    static int64_t key_capacity;
    key = grown(key, &key_capacity, 2 * count + 1, sizeof *key);
    key[0] = (int64_t)(uintptr_t)game;
    for (int64_t i = 0; i < count; i++) {
        key[2 * i + 1] = amounts[i].low;
        key[2 * i + 2] = amounts[i].high;
    }
    const int64_t place = row_in(&keys, key, 2 * count + 1);
    searches = grown((void *)searches, &search_capacity, place + 1, sizeof *searches);
    if (searches[place] == NULL) {
        if (count == 0 && game->amounts != NULL) { /* they are listed once */
            list_amounts(game);
            amounts = listed_amounts;
            count = listed_count;
        }
        struct search *search = new_array(1, sizeof *search);
        *search = (struct search){.game = game, .place = place, .of_game = game_count, .amount_count = count};
        search->amounts = new_array(count, sizeof *amounts);
        for (int64_t i = 0; i < count; i++) {
            search->amounts[i] = amounts[i];
        }
        searches[place] = search;
    }
    return searches[place];
}

struct search *search_of(struct game *game)
{
    listed_count = 0;
    if (game->amounts != NULL && !game->fixed) {
        list_amounts(game);
    }
    struct search *search = search_with(game, listed_amounts, listed_count);
    if (!game->fixed && !is_heap(search) && search->of_game != game_count) {
        clear_search(search);
    }
    return search;
}

/* ---- the moves of a position ---- */

/* Where the moves go that moves() says. */
static struct listing {
    struct search *search;
    struct moves *to;
    bool names; /* with their names */
} listing;

static void list_move(int kind, int64_t position, int64_t other, int64_t points, const char *name, va_list arguments)
{
    struct moves *to = listing.to;
    if (points != 0 && !listing.search->game->scores) {
        die("a move scores points: the game needs .scores");
    }
    if (to->cut || (to->most > 0 && to->count == to->most)) {
        to->cut = true;
        return;
    }
    to->list = grown(to->list, &to->capacity, to->count + 1, sizeof *to->list);
    struct move *move = &to->list[to->count++];
    move->kind = kind;
    move->position = position;
    move->other = other;
    move->points = points;
    listing.search->splits = listing.search->splits || kind == LEAVES_TWO;
    int64_t left;
    if (to->to_win && known_value(listing.search, OUTCOME, position, &left)) {
        to->cut = left == LOST;
    }
    if (listing.names) {
        va_list again;
        va_copy(again, arguments);
        vsnprintf(move->name, sizeof move->name, name, arguments);
        vsnprintf(move->said, sizeof move->said, tr(name), again);
        va_end(again);
    }
}

#define LIST_MOVE(kind, position, other, points)                                                                       \
    va_list arguments;                                                                                                 \
    va_start(arguments, name);                                                                                         \
    list_move(kind, position, other, points, name, arguments);                                                         \
    va_end(arguments)

void leave(int64_t position, const char *name, ...) { LIST_MOVE(LEAVES, position, -1, 0); }
void leave_two(int64_t one, int64_t other, const char *name, ...) { LIST_MOVE(LEAVES_TWO, one, other, 0); }
void score(int64_t points, int64_t position, const char *name, ...) { LIST_MOVE(LEAVES, position, -1, points); }
void win(const char *name, ...) { LIST_MOVE(WINS, -1, -1, 0); }

void over(enum result result)
{
    listing.to->is_over = true;
    listing.to->over = result;
}

static void say_amounts(int64_t position)
{
    const struct search *search = listing.search;
    const char *unit = search->game->unit;
    const int verb = unit != NULL ? (int)(unit_of(search->game) - unit) : 0; /* and a blank */
    char name[40] = "";
    if (listing.names) {
        snprintf(name, sizeof name, "%.*s %%" PRId64, verb > 0 ? verb - 1 : 4, verb > 0 ? unit : "take");
    }
    for (int64_t i = 0; i < search->amount_count && search->amounts[i].low <= position; i++) {
        const struct range *range = &search->amounts[i];
        const int64_t high = range->high < position ? range->high : position;
        for (int64_t a = range->low; a <= high && !listing.to->cut; a++) {
            leave(position - a, name, a);
        }
    }
}

void collect_moves(struct search *search, int64_t position, struct moves *moves, bool names)
{
    const struct listing outer = listing; /* the moves of a sum are made of those of its parts */
    listing = (struct listing){search, moves, names};
    moves->count = 0;
    moves->is_over = moves->cut = false;
    if (search->game->amounts != NULL) {
        say_amounts(position);
    } else {
        search->game->moves(position);
    }
    moves->count = moves->is_over ? 0 : moves->count;
    listing = outer;
}

/* ---- the value of a position ---- */

/* Positions that have to be searched; the last is next. */
static int64_t *to_search;
static int64_t to_search_count;
static int64_t to_search_capacity;

static void search_later(int64_t position)
{
    enum { MOST_WAITING = 1 << 25 };
    if (to_search_count == MOST_WAITING) {
        die("more than %d positions would have to wait for others", MOST_WAITING);
    }
    to_search = grown(to_search, &to_search_capacity, to_search_count + 1, sizeof *to_search);
    to_search[to_search_count++] = position;
}

/* The value of what a move leaves; false when it has to be searched first. */
static bool left_value(struct search *search, enum question question, int64_t position, int64_t *value)
{
    if (known_value(search, question, position, value)) {
        return true;
    }
    if (is_upwards(search)) {
        die("a move leads to %" PRId64 ", which is not a smaller position from 0 up", position);
    }
    search_later(position);
    return false;
}

/* The value of a position where the game has ended. */
static int64_t end_value(enum question question, enum result result)
{
    return question == OUTCOME ? (int64_t)result : question == LEAD ? 0 : ((int64_t)result - DRAWN) * SOONEST;
}

/* See DISTANCE: the nearer the end, the farther from 0. */
static int64_t one_move_farther(int64_t distance)
{
    return distance > 0 ? distance - 1 : distance < 0 ? distance + 1 : 0;
}

/* OUTCOME, LEAD, DISTANCE: the value of a position with these moves, as far as those are known that they lead to. */
static int64_t best_value(struct search *search, enum question question, const struct moves *moves)
{
    const int64_t bottom = to_search_count;
    const enum result end = moves->is_over ? moves->over : search->game->misere ? WON : LOST;
    int64_t best = moves->count == 0 ? end_value(question, end) : INT64_MIN;
    for (int64_t i = moves->cut ? moves->count - 1 : 0; i < moves->count; i++) { /* it is cut after one that wins */
        const struct move *move = &moves->list[i];
        int64_t mine = question == OUTCOME ? WON : SOONEST - 1;
        int64_t left;
        if (move->kind != WINS) {
            if (!left_value(search, question, move->position, &left)) {
                continue;
            }
            mine = question == OUTCOME ? WON - left /* LOST is 0, and DRAWN between them */
                   : question == LEAD  ? move->points - left
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
static int64_t mex_value(struct search *search, enum question question, const struct moves *moves)
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
        bool is_known = left_value(search, question, move->position, &left);
        if (move->kind == LEAVES_TWO) {
            is_known = left_value(search, question, move->other, &other) && is_known;
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

/* Values one position; false when some move leads to what is not known yet. */
static bool evaluate(struct search *search, enum question question, int64_t position, int64_t *value)
{
    static struct moves moves;
    const int64_t bottom = to_search_count;
    moves.to_win = question == OUTCOME && is_upwards(search); /* for speed */
    collect_moves(search, position, &moves, false);
    if (moves.is_over && question != OUTCOME && question != DISTANCE) {
        die("over() is for games by themselves, without scores");
    }
    if (search->splits && question != GRUNDY) {
        *value = LOST; /* not asked for: see value_of_split() */
    } else if (question == GRUNDY || question == MISERE_GRUNDY) {
        *value = mex_value(search, question, &moves);
    } else {
        *value = best_value(search, question, &moves);
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
                "a step of the page (.by_page), or smaller ranges in cases() would shorten it\n",
                the_name, positions);
    }
}

static size_t value_size(enum question question) { return question == OUTCOME ? sizeof(uint8_t) : sizeof(int64_t); }

static void fill_upwards(struct search *search, enum question question, int64_t last)
{
    enum { MOST_BYTES = 1 << 28 };
    struct table *table = &search->tables[question];
    const size_t size = value_size(question);
    if (last >= MOST_BYTES / (int64_t)size) {
        die("position %" PRId64 " is too far up for a table: a law (.code) or a step of the page (.by_page) is needed",
            last);
    }
    table->values = grown(table->values, &table->capacity, last + 1, size);
    while (table->used <= last) {
        int64_t value = 0;
        show_search(table->used);
        evaluate(search, question, table->used, &value);
        if (question == OUTCOME) {
            ((uint8_t *)table->values)[table->used] = (uint8_t)value;
        } else {
            ((int64_t *)table->values)[table->used] = value;
        }
        table->used++;
        if (search->splits && question != GRUNDY) {
            return;
        }
    }
}

/* Opens a position for a depth-first search; dies when there are too many for the memory of this machine. */
static void open_position(struct table *table, int64_t position)
{
    enum { MOST_POSITIONS = 1 << 23 };
    add_value(table, position, OPEN);
    show_search(table->used);
    if (table->used > MOST_POSITIONS) {
        die("more than %d positions would have to be searched", MOST_POSITIONS);
    }
}

/* Searches depth first; false when more than `most` positions would have to be looked at. */
static bool search_from(struct search *search, enum question question, int64_t position, int64_t most)
{
    struct table *table = &search->tables[question];
    const int64_t bottom = to_search_count;
    int64_t looked_at = 0;
    search_later(position);
    while (to_search_count > bottom) {
        const int64_t at = to_search_count;
        const int64_t next = to_search[at - 1];
        int64_t value = table_value(table, next, INT64_MIN);
        if (value == INT64_MIN) {
            open_position(table, next);
            if (++looked_at > most) {
                to_search_count = bottom;
                return false;
            }
        } else if (value != OPEN) {
            to_search_count--;
            continue;
        }
        if (evaluate(search, question, next, &value)) {
            *place_of_value(table, next) = value;
            to_search_count = at - 1;
            continue;
        }
        for (int64_t i = at; i < to_search_count; i++) {
            if (table_value(table, to_search[i], INT64_MIN) == OPEN) {
                die("the game does not end: position %" PRId64 " comes back to itself; if that may be, say .endless",
                    to_search[i]);
            }
        }
    }
    return true;
}

void trim_table(struct search *search, enum question question, int64_t count)
{
    struct table *table = &search->tables[question];
    if (is_upwards(search) && table->used > count) {
        void *values = realloc(table->values, (size_t)count * value_size(question));
        if (values != NULL) {
            table->values = values;
        }
        table->used = table->capacity = count;
    }
}

int64_t search_bounded(struct search *search, int64_t position, int64_t most)
{
    if (!search_from(search, DISTANCE, position, most)) {
        clear_search(search); /* of positions that were opened */
        return 0;
    }
    return table_value(&search->tables[DISTANCE], position, INT64_MIN);
}

/* Where moves leave two positions, Grundy numbers decide who wins. */
static int64_t value_of_split(struct search *search, enum question question, int64_t position)
{
    if (question != OUTCOME || search->game->misere) {
        die("where a move leaves two positions there are no scores, and no misere play is worked out");
    }
    return searched_value(search, GRUNDY, position) != 0 ? WON : LOST;
}

int64_t searched_value(struct search *search, enum question question, int64_t position)
{
    int64_t value;
    if (search->splits && question != GRUNDY) {
        return value_of_split(search, question, position);
    }
    if (known_value(search, question, position, &value)) {
        return value;
    }
    if (listing.to != NULL) {
        die("a question is asked in moves()");
    }
    if (!has_moves(search)) {
        die("position %" PRId64 " cannot be searched: its game has no .moves", position);
    }
    if (search->game->endless && question != OUTCOME) {
        die("a game that is .endless has outcomes only: no Grundy numbers, no scores, no sums");
    }
    show_progress("", 0);
    if (search->game->endless) {
        search_endless(search, position);
    } else if (is_upwards(search)) {
        fill_upwards(search, question, position);
    } else {
        search_from(search, question, position, INT64_MAX);
    }
    show_progress("", -1);
    return searched_value(search, question, position);
}
