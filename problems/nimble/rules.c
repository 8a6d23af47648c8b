/* nimble: slide one coin to the left; whoever brings the last coin to square 0 wins. */
#include "rules.h"

enum { MAX_COINS = 100, MAX_SQUARE = 1000000000 };

static void amounts(void) { amounts_in(1, INT64_MAX); }

static void show(int64_t square)
{
    print("a coin on square");
    piece(" %" PRId64, square);
}

static struct game coin = {
    .amounts = amounts, .show = show, .board = "strip", .part = "with coin", .unit = "slide squares"};

static void input(void)
{
    const int64_t count = count_of_next("M", 1, MAX_COINS);
    next_line();
    for (int64_t i = 0; i < count; i++) {
        put(&coin, number("square", 1, MAX_SQUARE));
    }
}

static void cases(void)
{
    every_input("small", "M 1..2, square 1..7");
    every_input("small", "M 3, square 1..6");
    every_input("ones", "M 4..12, square 1");
    every_input("ones", "M 99..100, square 1");
    every_input("limit", "M 1, square 990..1010");          /* where tables end */
    every_input("limit", "M 2, square 16777214..16777218"); /* and floats */
    every_input("limit", "M 1..3, square 999999997..1000000000");
    edge_inputs("edge", 40, "");
    lost_inputs("random", 300, "square 1..2000");
    lost_inputs("large", 200, "");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move slides one coin to the left any number of squares; whoever brings the last coin to square 0 wins.",
    .players = {"koosaga", "cubelover"},
    .input = input,
    .cases = cases,
};
