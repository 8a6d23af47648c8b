/*
 * Games in which the players have moves of their own and every move costs its player something: their positions are
 * numbers (J. H. Conway, On Numbers and Games, chapters 0 and 1). The value is the simplest number that is larger than
 * what any move of the first player leaves, and smaller than what any move of the second player leaves: the integer of
 * least absolute value, or where there is none the fraction with the smallest power of two below it. Each value that
 * is asked for is checked against who wins by the moves alone, whoever begins.
 */
#include "inside.h"

#include <stdlib.h>

enum { MAX_HALVINGS = 40 };
static const int64_t one = INT64_C(1) << MAX_HALVINGS;

/* The simplest number between the two; low == INT64_MIN, high == INT64_MAX: no limit on that side. */
static int64_t simplest(int64_t low, int64_t high)
{
    if (low < 0 && high > 0) {
        return 0;
    }
    if (low < 0) { /* and high is 0 or less */
        return -simplest(-high, low == INT64_MIN ? INT64_MAX : -low);
    }
    for (int64_t step = one; step > 0; step /= 2) {
        const int64_t next = low - low % step + step;
        if (next < high) {
            return next;
        }
    }
    die("a value has more than %d powers of two below it", MAX_HALVINGS);
}

static int64_t scaled_value(struct known *known, int64_t place, int64_t depth)
{
    enum { DEEPEST = 10000, OPENING = 40 /* work */ };
    struct values *values = &known->values[NUMBER];
    int64_t value = kept_value(values, place, NO_VALUE);
    if (value == OPEN_VALUE) {
        die("the game does not end: position %" PRId64 " comes back to itself", 2 * place);
    }
    if (value != NO_VALUE) {
        return value;
    }
    if (depth > DEEPEST) {
        die("a game of .numbers is searched only %d moves deep", DEEPEST);
    }
    worked(OPENING);
    add_value(values, place, OPEN_VALUE);
    int64_t bounds[2] = {INT64_MIN, INT64_MAX};
    for (int player = 0; player < 2; player++) {
        struct moves moves = {0};
        collect_moves(known, 2 * place + player, &moves, false);
        for (int64_t i = 0; i < moves.count; i++) {
            const int64_t left = scaled_value(known, moves.list[i].position / 2, depth + 1);
            if (player == 0 ? left > bounds[0] : left < bounds[1]) {
                bounds[player] = left;
            }
        }
        free(moves.list);
    }
    if (bounds[0] >= bounds[1]) {
        die("%s is not worth a number", words_of(known->game, 2 * place));
    }
    value = simplest(bounds[0], bounds[1]);
    *place_of_value(values, place) = value;
    return value;
}

/* What p is worth, which fits who wins by the moves alone. */
static int64_t checked_value(struct known *known, int64_t place)
{
    if (!known->game->numbers || known->game->misere) {
        die("only a game of .numbers, and no misere one, has positions that are worth a number");
    }
    if (place < 0) {
        die("a question about the position %" PRId64 ", but positions are not negative", place);
    }
    const int64_t value = scaled_value(known, place, 0);
    const bool first_wins = asked_value(known, OUTCOME, 2 * place) == WON;
    const bool second_wins = asked_value(known, OUTCOME, 2 * place + 1) == WON;
    if (first_wins != (value > 0) || second_wins != (value < 0)) {
        die("%s: its value as a number does not fit who wins", words_of(known->game, 2 * place));
    }
    return value;
}

void check_number(struct known *known, int64_t position) { checked_value(known, position / 2); }

int64_t value_as_number(const struct game *game, int64_t position, int *halvings)
{
    int64_t value = checked_value(known_of(game), position);
    for (*halvings = MAX_HALVINGS; *halvings > 0 && value % 2 == 0; --*halvings) {
        value /= 2;
    }
    return value;
}
