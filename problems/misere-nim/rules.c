/* Misere Nim: any number of stones from one pile; whoever takes the last stone loses. */
#include "rules.h"

enum { MAX_PILES = 100, MAX_SIZE = 2000000000 };

static void amounts(void) { amounts_in(1, INT64_MAX); }

static struct game pile = {.amounts = amounts, .misere = true, .unit = "stones"};

static void input(void)
{
    const int64_t count = count_of_next("N", 1, MAX_PILES);
    next_line();
    for (int64_t i = 0; i < count; i++) {
        put(&pile, number("pile size", 1, MAX_SIZE));
    }
}

/* Some piles of 1, and then some of another size. */
static void ones_and(int ones, int others, int size)
{
    add_input("%d\n", ones + others);
    for (int i = 0; i < ones + others; i++) {
        add_input(i == 0 ? "%d" : " %d", i < ones ? 1 : size);
    }
    try_input("ones", "\n");
}

static void cases(void)
{
    every_input("small", "N 1..4, pile size 1..4");
    every_input("small", "N 1..2, pile size 5..7");
    for (int ones = 0; ones <= 98; ones++) {
        ones_and(ones + 1, 0, 0);
        ones_and(ones, 1, 2 + ones);
        ones_and(ones, 2, 2 + ones);
    }
    every_input("limit", "N 1, pile size 990..1010");          /* where tables end */
    every_input("limit", "N 2, pile size 16777214..16777218"); /* and floats */
    every_input("limit", "N 1..3, pile size 1999999997..2000000000");
    edge_inputs("edge", 40, "");
    lost_inputs("random", 300, "pile size 1..2000");
    lost_inputs("large", 200, "");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move takes one or more stones from one pile; whoever takes the last stone loses.",
    .players = {"koosaga", "cubelover"},
    .input = input,
    .cases = cases,
};
