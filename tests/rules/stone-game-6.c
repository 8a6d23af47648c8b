/* stone-game-6: take 1, 3 or 4 stones; whoever takes the last one wins. Up to 10^12 stones. */
#include "shared/stones.h"

static const struct stone_game game = {
    .name = "stone-game-6",
    .rule = "A move takes 1, 3 or 4 stones; whoever takes the last stone wins.",
    .amounts = {1, 3, 4},
    .amount_count = 3,
    .last_stone_loses = false,
    .limit = 1000000000000,
    .searched = 2000,
    .proof = BY_WINDOW,
};

int main(int argc, char **argv)
{
    return stones_main(&game, stones_cases_to_limit, argc, argv);
}
