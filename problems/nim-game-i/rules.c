/* nim-game-i: take one or more sticks from one pile; whoever takes the last stick wins. Many games in one input. */
#include "rules.h"

enum { MAX_GAMES = 200000, MAX_PILES = 200000, MAX_SIZE = 1000000000 };

static int64_t all_piles; /* of all games so far */

static void amounts(void) { amounts_in(1, INT64_MAX); }

static struct game pile = {.amounts = amounts, .unit = "sticks"};

static void preamble(void) { all_piles = 0; }

static void input(void)
{
    const int64_t count = count_of_next("n", 1, MAX_PILES);
    all_piles += count;
    must(all_piles <= MAX_PILES, "the sum of all n must be at most 200,000");
    next_line();
    for (int64_t i = 0; i < count; i++) {
        put(&pile, number("x", 1, MAX_SIZE));
    }
}

static void cases(void)
{
    every_input("small", "t 1, n 1..2, x 1..9");
    every_input("small", "t 1, n 3, x 1..5");
    every_input("two-games", "t 2, n 1..2, x 1..3");
    every_input("limit", "t 1, n 1..2, x 999999996..1000000000");
    lost_inputs("random", 200, "t 1, n 2..6, x 1..2000");
    lost_inputs("random", 100, "t 1, n 2..6");
    random_inputs("many-games", 20, "t 50, n 1..4, x 1..15");
    edge_inputs("edge", 20, "t 1..3, n 1..5");
    lost_inputs("limit", 2, "t 1, n 200000");
    add_input("%d\n", MAX_GAMES);
    for (int i = 0; i < MAX_GAMES; i++) {
        add_input("1\n%" PRId64 "\n", random_in(MAX_SIZE / 10, MAX_SIZE));
    }
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move takes one or more sticks from one pile; whoever takes the last stick wins.",
    .outputs = {"first", "second"},
    .games = {COUNTED, "t", 1, MAX_GAMES},
    .preamble = preamble,
    .input = input,
    .cases = cases,
};
