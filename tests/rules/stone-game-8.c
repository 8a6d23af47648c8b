/*
 * stone-game-8: a set of amounts is given, and a move takes one of them; whoever cannot move loses.
 * Asked: for how many piles of 1..M stones the second player wins.
 */
#include "shared/sets.h"

enum { AMOUNTS = 22, LIMIT = 1000000000 };

static void cases(const struct set_game *game)
{
    for (int64_t piles = 1; piles <= 60; piles++) {
        for (uint32_t set = 1; set <= amounts(1, game->checked_to); set++) {
            set_case(game, "small", set, piles);
        }
    }
    /* M below the smallest amount: nobody can ever move. */
    for (int amount = 2; amount <= AMOUNTS; amount++) {
        set_case(game, "no-move", amounts(amount, amount), amount - 1);
        set_case(game, "no-move", amounts(amount, AMOUNTS), amount - 1);
    }
    set_cases_extreme(game, "extreme");
    set_case(game, "limit", amounts(1, 1), LIMIT);
    set_case(game, "limit", amounts(AMOUNTS, AMOUNTS), LIMIT);
    for (int64_t piles = 1; piles <= LIMIT; piles *= 10) {
        set_case(game, "all-amounts", amounts(1, AMOUNTS), piles);
    }
    /* Inside the pre-period, where a guessed period goes wrong. */
    set_cases_random(game, "early", 3, 10, 20, 80);
    set_cases_random(game, "random-small", 1, AMOUNTS, 1, 200);
    set_cases_random(game, "random-middling", 1, AMOUNTS, 200, LIMIT);
    set_cases_random(game, "random-large", 1, AMOUNTS, LIMIT - 1000, LIMIT);
}

int main(int argc, char **argv)
{
    const struct set_game game = {
        .name = "stone-game-8",
        .rule = "A move takes one of the given amounts; whoever cannot move loses.",
        .limit = LIMIT,
        .searched = 1200,
        .largest_amount = AMOUNTS,
        .checked_to = 6,
        .extreme_sets = {0x284a42, 0x2f001c, 0x280412},
        .cases = cases,
    };
    return set_main(&game, argc, argv);
}
