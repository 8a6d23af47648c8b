/* nimble: slide one coin to the left; whoever brings the last coin to square 0 wins. */
#include "rules.h"

enum { MAX_COINS = 100, MAX_SQUARE = 1000000000 };

static void amounts(void) { amounts_in(1, INT64_MAX); }

static void show(int64_t square)
{
    print("a coin on square");
    piece(" %" PRId64, square);
    spot("%" PRId64, square);
    mark("token");
}

/* The strip, up to the last coin. */
static void draw(const int64_t *positions, const int64_t *counts, int64_t parts)
{
    int64_t last = 0;
    (void)counts;
    for (int64_t i = 0; i < parts; i++) {
        last = positions[i] > last ? positions[i] : last;
    }
    spots(0, last);
}

static struct game coin = {
    .amounts = amounts, .show = show, .board = "row", .part = "with coin", .unit = "slide squares"};

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

/* ---- HDU 1849: several games, squares up to 1,000, and 0 among them ---- */

static void input_of_hdu(void)
{
    const int64_t count = count_of_next("m", 1, 1000);
    next_line();
    for (int64_t i = 0; i < count; i++) {
        put(&coin, number("square", 0, 1000));
    }
}

static void cases_of_hdu(void)
{
    every_input("small", "games 1, m 1..2, square 0..9");
    every_input("small", "games 1, m 3..4, square 0..3");
    every_input("small", "games 2, m 1, square 0..3");
    every_input("limit", "games 1, m 2, square 998..1000");
    edge_inputs("edge", 40, "games 1..3");
    lost_inputs("random", 200, "games 1..5, m 1..20");
    lost_inputs("large", 60, "games 1..20");
    largest_input("largest");
}

/* ---- HackerRank nimble-game-1: how many coins are on each square ---- */

static void input_of_hackerrank(void)
{
    const int64_t squares = count_of_next("n", 1, 100);
    next_line();
    for (int64_t square = 0; square < squares; square++) {
        put_many(&coin, square, number("coins", 0, MAX_SQUARE));
    }
}

static void cases_of_hackerrank(void)
{
    every_input("small", "T 1, n 1..3, coins 0..3");
    every_input("small", "T 1, n 4..6, coins 0..1");
    every_input("small", "T 2, n 2, coins 0..2");
    every_input("odd", "T 1, n 4, coins 1..3");
    edge_inputs("edge", 40, "T 1..3");
    random_inputs("random", 200, "T 1..20, n 1..20, coins 0..5");
    random_inputs("large", 60, "T 1..200");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move slides one coin to the left any number of squares; whoever brings the last coin to square 0 wins.",
    .players = {"koosaga", "cubelover"},
    .input = input,
    .draw = draw,
    .cases = cases,
    .forms =
        (const struct problem[]){
            {.form = "hdu-1849",
             .players = {"Rabbit", "Grass"},
             .outputs = {"Rabbit Win!", "Grass Win!"},
             .games = {UNTIL, "0", 1, 100},
             .input = input_of_hdu,
             .cases = cases_of_hdu},
            {.form = "hackerrank-nimble-game-1",
             .players = {"First", "Second"},
             .games = {COUNTED, "T", 1, 10000},
             .input = input_of_hackerrank,
             .cases = cases_of_hackerrank},
            {0},
        },
};
