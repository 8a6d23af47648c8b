/* nim-2: take one or more stones from one pile; whoever takes the last stone wins. */
#include "rules.h"

enum { MAX_PILES = 100, MAX_SIZE = 1000000000 };

static void amounts(void) { amounts_in(1, INT64_MAX); }

static struct game pile = {.amounts = amounts, .unit = "stones"};

static void input(void)
{
    const int64_t count = count_of_next("N", 1, MAX_PILES);
    next_line();
    for (int64_t i = 0; i < count; i++) {
        put(&pile, number("pile size", 1, MAX_SIZE));
    }
}

static void cases(void)
{
    every_input("small", "N 1..2, pile size 1..7");
    every_input("small", "N 3, pile size 1..6");
    every_input("ones", "N 4..12, pile size 1");
    every_input("ones", "N 99..100, pile size 1");
    every_input("limit", "N 1, pile size 990..1010");          /* where tables end */
    every_input("limit", "N 2, pile size 16777214..16777218"); /* and floats */
    every_input("limit", "N 1..3, pile size 999999997..1000000000");
    edge_inputs("edge", 40, "");
    lost_inputs("random", 300, "pile size 1..2000");
    lost_inputs("large", 200, "");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move takes one or more stones from one pile; whoever takes the last stone wins.",
    .players = {"koosaga", "cubelover"},
    .input = input,
    .cases = cases,
};
