/*
 * Games in which the players have moves of their own and every move costs its player something: their positions are
 * numbers (J. H. Conway, On Numbers and Games, chapters 0 and 1). The value is the simplest number that is larger than
 * what any move of the first player leaves, and smaller than what any move of the second player leaves: the integer of
 * least absolute value, or where there is none the fraction with the smallest power of two below it. Each value that
 * is asked for is checked against who wins by the moves alone, whoever begins.
 */
#include "machine.h"

#include <stdlib.h>

enum { MOST_HALVINGS = 40 };
static const int64_t one = INT64_C(1) << MOST_HALVINGS;

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
    die("a value has more than %d powers of two below it", MOST_HALVINGS);
}

static int64_t scaled_value(struct known *known, int64_t place)
{
    int64_t value = kept_value(&known->values[NUMBER], place, INT64_MIN);
    if (value != INT64_MIN) {
        return value;
    }
    int64_t bounds[2] = {INT64_MIN, INT64_MAX};
    for (int player = 0; player < 2; player++) {
        struct moves moves = {0};
        collect_moves(known, 2 * place + player, &moves, false);
        for (int64_t i = 0; i < moves.count; i++) {
            if (moves.list[i].kind != LEAVES || moves.list[i].position % 2 == player) {
                die("in a game of .numbers, a move of position 2p leads to an odd one, and one of 2p + 1 to an even "
                    "one");
            }
            const int64_t left = scaled_value(known, moves.list[i].position / 2);
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
    return kept_value(&known->values[NUMBER], place, value);
}

int64_t value_as_number(struct game *game, int64_t position, int *halvings)
{
    struct known *known = known_of(game);
    int64_t value = scaled_value(known, position);
    const bool first_wins = value_of(known, OUTCOME, 2 * position) == WON;
    const bool second_wins = value_of(known, OUTCOME, 2 * position + 1) == WON;
    if (first_wins != (value > 0) || second_wins != (value < 0)) {
        die("%s: its value as a number does not fit who wins", words_of(game, 2 * position));
    }
    for (*halvings = MOST_HALVINGS; *halvings > 0 && value % 2 == 0; --*halvings) {
        value /= 2;
    }
    return value;
}
