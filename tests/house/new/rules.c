/* NAME: FILL IN: the game in a sentence. The language is told in tests/rules/rules.h; no formula belongs
 * here. */
#include "rules.h"

static int64_t n;

static void moves(int64_t stones)
{
    for (int64_t amount = 1; amount <= 3 && amount <= stones; amount++) { /* FILL IN: what a move leaves */
        say("take %" PRId64, amount);
        leave(stones - amount);
    }
}

static struct game pile = {.moves = moves, .upwards = true, .fixed = true};

static void input(void)
{
    n = number("N", 1, 1000); /* FILL IN: as the statement has it */
}

static void answer(void)
{
    print("%s\n", wins(&pile, n) ? "FILL IN first" : "FILL IN second");
}

static void cases(void)
{
    every_input("small"); /* FILL IN: every input where there are few, else small, random and largest ones */
}

const struct problem problem = {
    .rule = "FILL IN: the game in a sentence or two.",
    .players = {"FILL IN first", "FILL IN second"},
    .input = input,
    .answer = answer,
    .cases = cases,
};
