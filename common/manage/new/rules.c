/* NAME: FILL IN: the game in a sentence. The API is described in common/rules/rules.h; no formula belongs here. */
#include "rules.h"

static int64_t n;

static void amounts(void) { amounts_in(1, 3); } /* FILL IN: how many may be taken; of other games: .moves */

static struct game pile = {.amounts = amounts, .unit = "stones"};

static void input(void) { n = number("N", 1, 1000); } /* FILL IN: as the statement has it */

static void position(void) { put(&pile, n); } /* FILL IN: what lies on the table then */

static void cases(void)
{
    every_input("all", ""); /* FILL IN: every input where there are few, else small, random and largest ones */
}

const struct problem problem = {
    .rule = "FILL IN: the game in a sentence or two.",
    .players = {"FILL IN first", "FILL IN second"},
    .input = input,
    .position = position,
    .cases = cases,
};
