/* rozgrywka: take 1 to K stones; whoever takes the last stone wins. Several games in one input. */
#include "rules.h"

enum { MAX_GAMES = 10 };

static int64_t k;

static void amounts(void) { amounts_in(1, k); }

static struct game pile = {.amounts = amounts, .unit = "stones", .tells_amounts = true};

static void input(void)
{
    const int64_t n = number("N", 1, 1000000);
    k = number("K", 1, 1000000);
    put(&pile, n);
}

static void cases(void)
{
    every_input("small", "Z 1, N 1..40, K 1..12");
    every_input("small", "Z 2, N 1..3, K 1..3");
    for (int i = 0; i < 60 * 60; i += MAX_GAMES) { /* all piles and all K up to 60, ten games per input */
        add_input("%d\n", MAX_GAMES);
        for (int game = i; game < i + MAX_GAMES; game++) {
            add_input("%d %d\n", game / 60 + 1, game % 60 + 1);
        }
        try_input("table", "");
    }
    random_inputs("random", 300, "");
    edge_inputs("edge", 50, "");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move takes 1 to K stones; whoever takes the last stone wins.",
    .players = {"Hektor", "Wiktor"},
    .games = {COUNTED, "Z", 1, MAX_GAMES},
    .input = input,
    .cases = cases,
};
