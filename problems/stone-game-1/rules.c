/* stone-game-1: take 1 or 3 stones; whoever takes the last one wins. */
#include "rules.h"

static void amounts(void)
{
    amount(1);
    amount(3);
}

static struct game pile = {.amounts = amounts, .unit = "stones"};

static void input(void) { put(&pile, number("N", 1, 1000)); }

static void cases(void) { every_input("small", ""); }

const struct problem problem = {
    .rule = "A move takes 1 or 3 stones; whoever takes the last stone wins.",
    .players = {"SK", "CY"},
    .input = input,
    .cases = cases,
};
