/* The moves of a position, as moves() lists them or amounts() gives them. */
#include "machine.h"

#include <stdio.h>

/* Where the moves go that moves() lists. */
static struct listing {
    struct known *known;
    struct moves *to;
    bool names; /* with their names */
} listing;

static void list_move(int kind, int64_t position, int64_t other, int64_t points, const char *name, va_list arguments)
{
    struct moves *to = listing.to;
    if (points != 0 && !listing.known->game->scores) {
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
    listing.known->splits = listing.known->splits || kind == LEAVES_TWO;
    int64_t left;
    if (to->to_win && known_value(listing.known, OUTCOME, position, &left)) {
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

static void list_amounts_as_moves(int64_t position)
{
    const struct known *known = listing.known;
    const char *unit = known->game->unit;
    const int verb = unit != NULL ? (int)(unit_of(known->game) - unit) : 0; /* and a blank */
    char name[40] = "";
    if (listing.names) {
        snprintf(name, sizeof name, "%.*s %%" PRId64, verb > 0 ? verb - 1 : 4, verb > 0 ? unit : "take");
    }
    for (int64_t i = 0; i < known->amount_count && known->amounts[i].low <= position; i++) {
        const struct range *range = &known->amounts[i];
        const int64_t high = range->high < position ? range->high : position;
        for (int64_t a = range->low; a <= high && !listing.to->cut; a++) {
            leave(position - a, name, a);
        }
    }
}

void collect_moves(struct known *known, int64_t position, struct moves *moves, bool names)
{
    const struct listing outer = listing; /* the moves of a sum are made of those of its parts */
    listing = (struct listing){known, moves, names};
    moves->count = 0;
    moves->is_over = moves->cut = false;
    if (known->game->amounts != NULL) {
        list_amounts_as_moves(position);
    } else {
        known->game->moves(position);
    }
    moves->count = moves->is_over ? 0 : moves->count;
    listing = outer;
}

bool is_listing(void) { return listing.to != NULL; }
