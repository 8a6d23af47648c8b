/* stone-game-5: take 1 or 3 stones; whoever takes the last one wins. Up to 10^12 stones. */
#include "rules.h"

static void amounts(void)
{
    amount(1);
    amount(3);
}

static struct game pile = {.amounts = amounts, .unit = "stones"};

static void input(void) { put(&pile, number("N", 1, 1000000000000)); }

static void cases(void)
{
    every_input("small", "N 1..2000");
    every_input("limit", "N 16777211..16777221"); /* where a float is no longer exact */
    every_input("limit", "N 2147483643..2147483653");
    every_input("limit", "N 4294967291..4294967301");
    every_input("limit", "N 999999999995..1000000000000");
    random_inputs("random", 300, "N 2001..1000000000000");
}

const struct problem problem = {
    .rule = "A move takes 1 or 3 stones; whoever takes the last stone wins.",
    .players = {"SK", "CY"},
    .input = input,
    .cases = cases,
};
