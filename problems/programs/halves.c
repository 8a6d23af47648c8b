/* Halves: a move takes one stone from a pile, or half of an even pile; whoever cannot move loses. */
#include "rules.h"

static void moves(int64_t stones)
{
    if (stones > 0) {
        leave(stones - 1, "take 1");
    }
    if (stones > 2 && stones % 2 == 0) { /* half of 2 is 1, which is the move above */
        leave(stones / 2, "take %" PRId64, stones / 2);
    }
}

static struct game pile = {.moves = moves, .upwards = true, .fixed = true, .unit = "stones"};

static void input(void)
{
    const int64_t piles = count_of_next("K", 1, 10);
    next_line();
    for (int64_t i = 0; i < piles; i++) {
        put(&pile, number("a", 1, 10000));
    }
}

static void cases(void)
{
    every_input("small", "K 1, a 1..60");
    every_input("small", "K 2, a 1..12");
    every_input("small", "K 3, a 1..5");
    random_inputs("random", 100, "");
    lost_inputs("lost", 50, "K 2..10, a 1..200");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move takes one stone from a pile, or half of a pile with an even number of stones; "
            "whoever cannot move loses.",
    .outputs = {"WIN", "LOSE"},
    .input = input,
    .cases = cases,
};
