/* A position with all that lies side by side, as those who play see it: its moves, and what it is worth. */
#include "inside.h"

#include <stdio.h>
#include <string.h>

enum { MAX_CHOICES = 20000, LARGEST_LISTED = 1000000 };

/* ---- from words ---- */

void state_of_laid(struct state *state)
{
    lay_parts();
    const bool scores = laid.count > 0 && laid.parts[0].known->game->scores;
    copy_state(state, &(struct state){laid.parts, .count = laid.count, .scores = scores, .mover = laid.mover});
}

const char *state_of_words(const char *words, int wanted, struct state *state)
{
    const char *wrong = read_words(words, wanted);
    if (wrong == NULL) {
        state_of_laid(state);
        for (int64_t i = 0; i < state->count && wrong == NULL; i++) {
            wrong = cannot_tell(state->parts[i].known, question_of(state), state->parts[i].position);
        }
    }
    return wrong;
}

/* ---- moves ---- */

/* A new state: what was found of an old one does not hold of it. */
static int64_t next_serial(void)
{
    static int64_t serial = 0;
    serial++;
    return serial;
}

void copy_state(struct state *to, const struct state *from)
{
    struct state copy = *from;
    copy.serial = next_serial();
    copy.parts = grown(to->parts, &to->capacity, from->count, sizeof *copy.parts);
    copy.capacity = to->capacity;
    if (from->count > 0) {
        memcpy(copy.parts, from->parts, (size_t)from->count * sizeof *copy.parts);
    }
    *to = copy;
}

/* Adds a move of a part, told by its number where there are several. */
static void add_choice_of(const struct state *state, int64_t part, const struct move *move, struct moves *choices)
{
    const struct game *game = state->parts[part].known->game;
    choices->list = grown(choices->list, &choices->capacity, choices->count + 1, sizeof *choices->list);
    struct move *choice = &choices->list[choices->count++];
    *choice = *move;
    choice->part = part;
    if (state->count > 1) {
        const bool is_heap = game->show == NULL && game->board == NULL;
        const char *words = game->part != NULL     ? game->part
                            : !is_heap             ? "in"
                            : move->kind == LEAVES ? "from pile"
                                                   : "in pile";
        char format[40];
        snprintf(format, sizeof format, "%%.64s %.16s %%" PRId64, words);
        snprintf(choice->name, sizeof choice->name, format, move->name, part + 1);
        snprintf(choice->said, sizeof choice->said, tr(format), move->said, part + 1);
    }
}

/* The move of a heap of amounts that would leave a value, where there are too many to list them all. */
static void add_move_to(const struct state *state, int64_t part, enum question question, int64_t value,
                        struct moves *choices)
{
    static struct moves moves;
    const struct part *p = &state->parts[part];
    const int64_t left = heap_of_value(p->known, question, p->position, value);
    for (int64_t i = 0; i < choices->count; i++) {
        if (choices->list[i].part == part && choices->list[i].position == left) {
            return;
        }
    }
    moves.only = p->position - left;
    if (left >= 0) {
        collect_moves(p->known, p->position, &moves, true);
        add_choice_of(state, part, &moves.list[0], choices);
    }
}

static void add_moves_that_win(const struct state *state, int64_t part, struct moves *choices)
{
    const struct part *p = &state->parts[part];
    const enum question question = question_of(state);
    if (p->known->game->amounts == NULL || question == LEAD) {
        return;
    }
    if (question == OUTCOME) {
        add_move_to(state, part, OUTCOME, LOST, choices);
        return;
    }
    const int64_t others = parts_nim_sum(state->parts, state->count) ^ value_of(p->known, GRUNDY, p->position);
    add_move_to(state, part, GRUNDY, others, choices);
    if (p->known->game->misere) {
        add_move_to(state, part, GRUNDY, others ^ 1, choices);
    }
}

/* At most so many of them. */
static void add_choices(const struct state *state, int64_t part, int64_t most, struct moves *choices)
{
    static struct moves moves;
    const struct part *p = &state->parts[part];
    const bool too_large = p->known->game->code != NULL && p->position > LARGEST_LISTED
                           && !stops_when_told(p->known, LARGEST_LISTED); /* moves() would count up to it */
    if (too_large || !is_listed(p->known->game, p->position)) {
        choices->cut = true;
        return;
    }
    moves.most = most;
    moves.count = 0;
    moves.cut = true;
    if (most > 0) {
        collect_moves(p->known, p->position, &moves, true);
    }
    for (int64_t i = 0; i < moves.count; i++) {
        add_choice_of(state, part, &moves.list[i], choices);
    }
    choices->cut = choices->cut || moves.cut;
    if (moves.cut) {
        add_moves_that_win(state, part, choices);
    }
}

void list_choices(const struct state *state, struct moves *choices) { list_some(state, choices, MAX_CHOICES); }

void list_some(const struct state *state, struct moves *choices, int64_t most)
{
    choices->cut = true;
    for (int shared = 0; shared < 2 && choices->cut; shared++) { /* where there are too many, no part goes without */
        choices->count = 0;
        choices->cut = false;
        for (int64_t part = 0; part < state->count && !state->won; part++) {
            const int64_t left = choices->count < most ? most - choices->count : 0;
            add_choices(state, part, shared == 0 ? left : left / (state->count - part), choices);
        }
    }
}

static void add_known(struct state *state, struct known *known, int64_t position)
{
    state->parts = grown(state->parts, &state->capacity, state->count + 1, sizeof *state->parts);
    state->parts[state->count++] = (struct part){known, position, 1};
}

void make_choice(struct state *to, const struct state *from, const struct move *choice)
{
    const struct part part = from->parts[choice->part];
    copy_state(to, from);
    to->points[to->mover] = sum_of_points(to->points[to->mover], choice->points);
    to->mover = 1 - to->mover;
    to->won = choice->kind == WINS;
    if (part.count > 1) { /* one of many leaves its place */
        to->parts[choice->part].count--;
        add_known(to, part.known, choice->position);
    } else {
        to->parts[choice->part].position = choice->position;
    }
    if (choice->kind == LEAVES_TWO) {
        add_known(to, part.known, choice->other);
    }
}

/* ---- values ---- */

static bool is_sum(const struct state *state) { return state->count > 1 || state->parts[0].count > 1; }

int64_t state_worth(const struct state *state)
{
    if (state->won || state->count == 0) {
        return -1;
    }
    if (state->scores) {
        int64_t ahead = state->points[state->mover] - state->points[1 - state->mover];
        for (int64_t i = 0; i < state->count; i++) {
            ahead += value_of(state->parts[i].known, LEAD, state->parts[i].position);
        }
        return ahead;
    }
    if (is_sum(state) && !state->parts[0].known->game->misere) { /* parts_result() may search it whole, move by move */
        return parts_nim_sum(state->parts, state->count) != 0 ? 1 : -1;
    }
    return (int64_t)parts_result(state->parts, state->count) - DRAWN;
}

/* In normal play: the nim-sum of a sum. */
static int64_t nim_sum_of(const struct state *state)
{
    static int64_t serial = -1;
    static int64_t nim_sum;
    if (state->serial != serial) {
        nim_sum = parts_nim_sum(state->parts, state->count);
        serial = state->serial;
    }
    return nim_sum;
}

/* Of a sum without moves that win at once; else 0. */
static int64_t worth_by_nim_sum(const struct state *state, const struct move *choice)
{
    const struct part *part = &state->parts[choice->part];
    const bool is_told = !state->scores && choice->kind != WINS && is_sum(state) && !part->known->game->misere;
    const int64_t before = is_told ? nim_sum_of(state) : WINS_AT_ONCE;
    if (before == WINS_AT_ONCE) {
        return 0;
    }
    const int64_t one = value_of(part->known, GRUNDY, choice->position);
    const int64_t other = choice->kind == LEAVES_TWO ? value_of(part->known, GRUNDY, choice->other) : 0;
    const int64_t after = before ^ value_of(part->known, GRUNDY, part->position) ^ one ^ other;
    return one == WINS_AT_ONCE || other == WINS_AT_ONCE ? 0 : after == 0 ? 1 : -1;
}

int64_t choice_worth(const struct state *state, const struct move *choice)
{
    static struct state after;
    const int64_t worth = worth_by_nim_sum(state, choice);
    if (worth != 0) {
        return worth;
    }
    make_choice(&after, state, choice);
    return -state_worth(&after);
}

/* See DISTANCE; 0 where it is not known. */
static int64_t state_distance(const struct state *state)
{
    if (state->won || state->scores) {
        return state->won ? -DISTANCE_AT_ONCE : 0;
    }
    const int64_t distance = parts_distance(state->parts, state->count);
    if (distance != 0 && (distance > 0) != (state_worth(state) > 0)) {
        die("searched whole, the position is %s, but its value says otherwise", distance > 0 ? "won" : "lost");
    }
    return distance;
}

int64_t state_plies(const struct state *state)
{
    const int64_t distance = state_distance(state);
    return distance != 0 ? DISTANCE_AT_ONCE - imaxabs(distance) : -1;
}

const struct move *best_choice(const struct state *state, const struct moves *choices)
{
    static struct state after;
    const struct move *best = NULL;
    const int64_t most = state_worth(state);
    int64_t soonest = state_distance(state);
    const bool is_measured = soonest != 0;
    for (int64_t i = 0; i < choices->count && (best == NULL || is_measured); i++) {
        const int64_t worth = choice_worth(state, &choices->list[i]);
        if (worth > most) {
            die("the move \"%s\" is better than its position is said to be", choices->list[i].name);
        }
        if (worth != most) {
            continue;
        }
        int64_t distance = 0;
        if (is_measured) {
            make_choice(&after, state, &choices->list[i]);
            distance = state_distance(&after);
        }
        const int64_t mine = distance != 0 ? -distance : -DISTANCE_AT_ONCE;
        if (best == NULL || mine > soonest) {
            best = &choices->list[i];
            soonest = mine;
        }
    }
    if (best == NULL && choices->count > 0 && !choices->cut) {
        die("no move keeps what its position is worth");
    }
    return best;
}

enum question question_of(const struct state *state)
{
    if (state->scores) {
        return LEAD;
    }
    const struct game *game = state->parts[0].known->game;
    const bool splits = game->splits && !is_by_formula(game, state->parts[0].position);
    return is_sum(state) || game->code != NULL || splits ? GRUNDY : OUTCOME;
}

struct known *known_up_to(const struct state *state, int64_t *last)
{
    struct known *known = state->count > 0 ? state->parts[0].known : NULL;
    *last = 0;
    for (int64_t i = 0; i < state->count; i++) {
        known = state->parts[i].known == known ? known : NULL;
        *last = state->parts[i].position > *last ? state->parts[i].position : *last;
    }
    const bool counts = known != NULL && (is_heap(known) || (known->game->upwards && is_listed(known->game, *last)));
    return counts ? known : NULL;
}
