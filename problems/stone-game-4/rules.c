/* stone-game-4: take 1, 3 or 4 stones; whoever takes the last one loses. */
#include "rules.h"

static void amounts(void)
{
    amount(1);
    amount(3);
    amount(4);
}

static struct game pile = {.amounts = amounts, .misere = true, .unit = "stones"};

static void input(void) { put(&pile, number("N", 1, 1000)); }

static void cases(void) { every_input("small", ""); }

const struct problem problem = {
    .rule = "A move takes 1, 3 or 4 stones; whoever takes the last stone loses.",
    .players = {"SK", "CY"},
    .input = input,
    .cases = cases,
};
