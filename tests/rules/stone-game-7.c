/* stone-game-7: take a power of four; whoever cannot move loses. Up to 10^12 stones. */
#include "shared/stones.h"

int main(int argc, char **argv)
{
    struct stone_game game = {
        .name = "stone-game-7",
        .rule = "A move takes 1, 4, 16, 64, ... stones; whoever cannot move loses.",
        .limit = 1000000000000,
        .searched = 20000,
        .proof = BY_RESIDUES,
    };
    for (int64_t power = 1; power <= game.limit; power *= 4) {
        game.amounts[game.amount_count++] = power;
    }
    return stones_main(&game, stones_cases_to_limit, argc, argv);
}
