/* stone-game-4: take 1, 3 or 4 stones; whoever takes the last one loses. */
#include "shared/stones.h"

static const struct stone_game game = {
    .name = "stone-game-4",
    .rule = "A move takes 1, 3 or 4 stones; whoever takes the last stone loses.",
    .amounts = {1, 3, 4},
    .amount_count = 3,
    .last_stone_loses = true,
    .limit = 1000,
    .searched = 1000,
    .proof = BY_WINDOW,
};

static void cases(const struct stone_outcomes *outcomes)
{
    for (int64_t n = 1; n <= game.limit; n++) {
        stones_case(outcomes, "small", n);
    }
}

int main(int argc, char **argv)
{
    return stones_main(&game, cases, argc, argv);
}
