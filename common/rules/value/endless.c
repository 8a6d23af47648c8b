/*
 * Games that need not end, by backward analysis (E. Zermelo 1913; C. A. B. Smith, Graphs and composite games, 1966): a
 * position with a move to a lost one is won, and one whose moves all lead to won ones is lost. Starting from the ends,
 * each sweep over all positions decides those that are one move further from the end. What is left is drawn: each of
 * these positions has a move to another of them or to a drawn end, and none to a lost one, so whoever is to move can
 * avoid losing, and cannot do better.
 */
#include "inside.h"

#include <stdlib.h>

enum { UNDECIDED = WON + 1, MAX_REACHED = 1 << 23 };

/* A position that can be reached. */
struct reached {
    int64_t position;
    int64_t first; /* of its moves; they lead to targets[first..] up to those of the next one */
    int32_t result;
    int32_t plies; /* to the end, where the result is decided */
};

struct reach {
    struct known *known;
    struct values places; /* by position: in `list` */
    struct reached *list; /* in the order in which they were met */
    int64_t count, capacity;
    int32_t *targets; /* places in `list` */
    int64_t target_count, target_capacity;
};

/* Meets a position, and decides it if it is an end. */
static int64_t place_of(struct reach *r, int64_t position)
{
    const int64_t place = kept_value(&r->places, position, r->count);
    if (place == r->count) {
        struct moves moves = {.most = 1};
        int32_t result = UNDECIDED;
        if (r->count == MAX_REACHED) {
            die_of_many(r->known, position, MAX_REACHED);
        }
        collect_moves(r->known, position, &moves, false);
        if (moves.count == 0) {
            result = (int32_t)(moves.is_over ? moves.over : r->known->game->misere ? WON : LOST);
        }
        r->list = grown(r->list, &r->capacity, r->count + 2, sizeof *r->list);
        r->list[r->count++] = (struct reached){.position = position, .result = result};
        free(moves.list);
    }
    return place;
}

/* Meets all positions that can be reached. Of one with a move that wins at once, or to a lost end, no moves are kept:
   there may be very many. */
static void meet_all(struct reach *r)
{
    struct moves moves = {0};
    for (int64_t place = 0; place < r->count; place++) {
        const int64_t first = r->target_count;
        r->list[place].first = first;
        collect_moves(r->known, r->list[place].position, &moves, false);
        r->targets = grown(r->targets, &r->target_capacity, first + moves.count, sizeof *r->targets);
        for (int64_t i = 0; i < moves.count; i++) {
            const struct move *move = &moves.list[i];
            if (move->kind == LEAVES_TWO || move->points != 0) {
                die("a game that is .endless has no scores, and no move leaves two positions");
            }
            const int64_t to = move->kind == WINS ? -1 : place_of(r, move->position);
            if (to < 0 || (r->list[to].result == LOST && r->list[to].plies == 0)) {
                r->list[place].result = WON;
                r->list[place].plies = 1;
            } else {
                r->targets[r->target_count++] = (int32_t)to;
            }
        }
        r->target_count = r->list[place].result == WON ? first : r->target_count;
        show_progress("searching: %" PRId64 " positions", place + 1);
    }
    r->list[r->count].first = r->target_count;
    free(moves.list);
}

/* Decides what is so many moves from the end, as far as all nearer positions decide it; false when nothing is. */
static bool sweep(struct reach *r, int32_t plies)
{
    bool any = false;
    for (int64_t place = 0; place < r->count; place++) {
        struct reached *p = &r->list[place];
        bool any_lost = false;
        bool all_won = true;
        for (int64_t i = p->first; p->result == UNDECIDED && i < p[1].first; i++) {
            const struct reached *after = &r->list[r->targets[i]];
            const bool is_nearer = after->plies < plies;
            any_lost = any_lost || (is_nearer && after->result == LOST);
            all_won = all_won && is_nearer && after->result == WON;
        }
        if (p->result == UNDECIDED && (any_lost || all_won)) {
            p->result = any_lost ? WON : LOST;
            p->plies = plies;
        }
        any = any || p->plies == plies;
    }
    return any;
}

enum { ENDS = WON + 2 };

/* Of what is left undecided: play ends where every move that keeps the draw leads to an end, or to what ends by then. */
static void find_ends(struct reach *r)
{
    for (bool any = true; any;) {
        any = false;
        for (int64_t place = 0; place < r->count; place++) {
            struct reached *p = &r->list[place];
            bool goes_on = p->result != UNDECIDED;
            for (int64_t i = p->first; !goes_on && i < p[1].first; i++) {
                goes_on = r->list[r->targets[i]].result == UNDECIDED;
            }
            if (!goes_on) {
                p->result = ENDS;
                any = true;
            }
        }
    }
}

bool can_go_on(struct known *known, int64_t position)
{
    return known->game->endless && kept_value(&known->values[FOREVER], position, 0) == 1;
}

void search_endless(struct known *known, int64_t position)
{
    struct reach r = {.known = known};
    place_of(&r, position);
    meet_all(&r);
    for (int32_t plies = 1; sweep(&r, plies); plies++) {
    }
    find_ends(&r);
    for (int64_t place = 0; place < r.count; place++) {
        const struct reached *p = &r.list[place];
        const int64_t result = p->result >= UNDECIDED ? DRAWN : p->result;
        kept_value(&known->values[FOREVER], p->position, p->result == UNDECIDED ? 1 : 0);
        kept_value(&known->values[OUTCOME], p->position, result);
        kept_value(&known->values[DISTANCE], p->position, (result - DRAWN) * (DISTANCE_AT_ONCE - p->plies));
    }
    free_values(&r.places);
    free(r.list);
    free(r.targets);
}
