/*
 * Games that need not end, by backward analysis (E. Zermelo 1913; C. A. B. Smith, Graphs and composite games, 1966): a
 * position with a move to a lost one is won, and one whose moves all lead to won ones is lost. Starting from the ends,
 * each position is decided at most once. What is left is drawn: each of these positions has a move to another of them,
 * and none to a lost one, so whoever is to move can always go on, and cannot do better.
 */
#include "machine.h"

#include <stdlib.h>

/* The positions that can be reached, in the order in which they were met. */
struct reach {
    struct search *search;
    struct table places; /* by position */
    int64_t *positions;
    int64_t count, capacity;
    uint8_t *values;
    int32_t *open;  /* how many moves may still be good; all of them lead back in `before` */
    int64_t *first; /* of place i, before[first[i]..first[i + 1] - 1] have a move to it */
    int32_t *before;
    int32_t *decided; /* in the order in which they were, so by the number of moves to the end */
    int64_t decided_count;
    int32_t *plies;
};

enum { UNDECIDED = WON + 1, MOST_REACHED = 1 << 23 };

static int64_t place_of(struct reach *r, int64_t position)
{
    const int64_t place = table_value(&r->places, position, r->count);
    if (place == r->count) {
        if (r->count == MOST_REACHED) {
            die("more than %d positions would have to be searched", MOST_REACHED);
        }
        r->positions = grown(r->positions, &r->capacity, r->count + 1, sizeof *r->positions);
        r->positions[r->count++] = position;
    }
    return place;
}

static void decide(struct reach *r, int64_t place, enum result result, int32_t plies)
{
    if (r->values[place] == UNDECIDED) {
        r->values[place] = (uint8_t)result;
        r->plies[place] = plies;
        r->decided[r->decided_count++] = (int32_t)place;
    }
}

/* Meets all positions that can be reached from those met so far. */
static void meet_all(struct reach *r)
{
    struct moves moves = {0};
    for (int64_t i = 0; i < r->count; i++) {
        collect_moves(r->search, r->positions[i], &moves, false);
        for (int64_t k = 0; k < moves.count; k++) {
            if (moves.list[k].kind == LEAVES_TWO || moves.list[k].points != 0) {
                die("a game that is .endless has no scores, and no move leaves two positions");
            }
            if (moves.list[k].kind == LEAVES) {
                place_of(r, moves.list[k].position);
            }
        }
        show_progress("searching: %" PRId64 " positions", i + 1);
    }
    free(moves.list);
}

/* Decides the ends, and then the positions that have a move to a lost end: of these no moves need be kept. */
static void decide_at_once(struct reach *r)
{
    struct moves moves = {.most = 1};
    for (int64_t i = 0; i < r->count; i++) {
        collect_moves(r->search, r->positions[i], &moves, false);
        if (moves.count == 0) {
            decide(r, i, moves.is_over ? moves.over : r->search->game->misere ? WON : LOST, 0);
        }
    }
    moves.most = 0;
    for (int64_t i = 0; i < r->count; i++) {
        collect_moves(r->search, r->positions[i], &moves, false);
        for (int64_t k = 0; k < moves.count && r->values[i] == UNDECIDED; k++) {
            if (moves.list[k].kind == WINS || r->values[place_of(r, moves.list[k].position)] == LOST) {
                decide(r, i, WON, 1);
            }
        }
    }
    free(moves.list);
}

/* For each position the undecided ones that have a move to it. */
static void turn_round(struct reach *r)
{
    struct moves moves = {0};
    r->first = new_array(r->count + 1, sizeof *r->first);
    for (int pass = 0; pass < 2; pass++) { /* counts them, then writes them */
        for (int64_t i = 0; i < r->count; i++) {
            if (r->values[i] == UNDECIDED) {
                collect_moves(r->search, r->positions[i], &moves, false);
            }
            for (int64_t k = 0; k < moves.count && r->values[i] == UNDECIDED; k++) {
                const int64_t to = place_of(r, moves.list[k].position);
                if (pass == 0) {
                    r->first[to]++;
                    r->open[i]++;
                } else {
                    r->before[--r->first[to]] = (int32_t)i;
                }
            }
        }
        for (int64_t i = 0; i < r->count && pass == 0; i++) {
            r->first[i + 1] += r->first[i];
        }
        r->before = pass == 0 ? new_array(r->first[r->count], sizeof *r->before) : r->before;
    }
    free(moves.list);
}

static void go_back(struct reach *r)
{
    for (int64_t at = 0; at < r->decided_count; at++) {
        const int32_t place = r->decided[at];
        for (int64_t k = r->first[place]; k < r->first[place + 1]; k++) {
            const int32_t before = r->before[k];
            if (r->values[place] == LOST) {
                decide(r, before, WON, r->plies[place] + 1);
            } else if (r->values[place] == WON && --r->open[before] == 0) {
                decide(r, before, LOST, r->plies[place] + 1);
            }
        }
    }
}

void search_endless(struct search *search, int64_t position)
{
    struct reach r = {.search = search};
    place_of(&r, position);
    meet_all(&r);
    r.values = new_array(r.count, sizeof *r.values);
    r.open = new_array(r.count, sizeof *r.open);
    r.decided = new_array(r.count, sizeof *r.decided);
    r.plies = new_array(r.count, sizeof *r.plies);
    for (int64_t i = 0; i < r.count; i++) {
        r.values[i] = UNDECIDED;
    }
    decide_at_once(&r);
    turn_round(&r);
    go_back(&r);
    for (int64_t i = 0; i < r.count; i++) {
        const bool is_drawn = r.values[i] == UNDECIDED || r.values[i] == DRAWN;
        table_value(&search->tables[OUTCOME], r.positions[i], is_drawn ? DRAWN : r.values[i]);
        table_value(&search->plies, r.positions[i], is_drawn ? -1 : r.plies[i]);
    }
    free(r.places.slots);
    free(r.positions);
    free(r.values);
    free(r.open);
    free(r.first);
    free(r.before);
    free(r.decided);
    free(r.plies);
}
