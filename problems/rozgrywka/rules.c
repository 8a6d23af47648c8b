/* rozgrywka: take 1 to K stones; whoever takes the last stone wins. Several games in one input. */
#include "rules.h"

enum { MAX_GAMES = 10 };

static int64_t games;
static int64_t n[MAX_GAMES];
static int64_t k[MAX_GAMES];

static int64_t most; /* K of the game that is asked about */

static void amounts(void)
{
    amounts_in(1, most);
}

static struct game piles[MAX_GAMES]; /* a game for each line: another K, other moves */

static void input(void)
{
    games = number("Z", 1, MAX_GAMES);
    for (int64_t i = 0; i < games; i++) {
        next_line();
        n[i] = number("N", 1, 1000000);
        k[i] = number("K", 1, 1000000);
    }
}

static void answer(void)
{
    for (int64_t i = 0; i < games; i++) {
        piles[i].amounts = amounts;
        piles[i].beyond = BY_WINDOW;
        piles[i].searched = 100;
        piles[i].unit = "stones";
        most = k[i];
        print("%s\n", wins(&piles[i], n[i]) ? "Hektor" : "Wiktor");
    }
}

/* All piles and all K up to LAST, ten games in an input. */
static void whole_table(void)
{
    enum { LAST = 60 };
    for (int64_t i = 0; i < LAST * LAST; i += MAX_GAMES) {
        add_input("%d\n", MAX_GAMES);
        for (int64_t game = i; game < i + MAX_GAMES; game++) {
            add_input("%" PRId64 " %" PRId64 "\n", game / LAST + 1, game % LAST + 1);
        }
        try_added("table");
    }
}

static void cases(void)
{
    narrow("Z", 1, 1);
    narrow("N", 1, 40);
    narrow("K", 1, 12);
    every_input("small");
    narrow("Z", 2, 2);
    narrow("N", 1, 3);
    narrow("K", 1, 3);
    every_input("small");
    widen();
    whole_table();
    random_inputs("random", 300);
    edge_inputs("edge", 50);
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move takes 1 to K stones; whoever takes the last stone wins.",
    .players = {"Hektor", "Wiktor"},
    .input = input,
    .answer = answer,
    .cases = cases,
};
