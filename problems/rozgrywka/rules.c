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

/* ---- HDU 1846, 2188, and 2149, which asks for the moves ---- */

static int64_t stones;

static void read_game(const char *name, const char *amount, int64_t most)
{
    stones = number(name, 1, most);
    k = number(amount, 1, most);
    put(&pile, stones);
}

static void input_of_1846(void) { read_game("n", "m", 1000); }

static void input_of_2188(void) { read_game("n", "m", 10000); }

static void input_of_2149(void) { read_game("M", "N", 1099); }

/* A raise may go beyond M. */
static void answer_to_2149(void)
{
    const char *before = "";
    for (int64_t raise = 1; raise <= k; raise++) {
        if (raise >= stones || !wins(&pile, stones - raise)) {
            print("%s%" PRId64, before, raise);
            before = " ";
        }
    }
    print(before[0] == '\0' ? "none\n" : "\n");
}

static void cases_of_1846(void)
{
    every_input("small", "T 1, n 1..30, m 1..12");
    every_input("small", "T 2, n 1..3, m 1..3");
    random_inputs("random", 200, "T 1..20");
    edge_inputs("edge", 50, "T 1..3");
    random_inputs("many", 10, "T 90..100");
    largest_input("largest");
}

static void cases_of_2149(void)
{
    every_input("small", "games 1, M 1..30, N 1..12");
    every_input("small", "games 2, M 1..3, N 1..3");
    random_inputs("random", 200, "games 1..20");
    edge_inputs("edge", 50, "games 1..3");
    random_inputs("many", 5, "");
    largest_input("largest");
}

/* ---- LeetCode 292: one to three stones ---- */

static void input_of_292(void)
{
    k = 3;
    put(&pile, number("n", 1, INT32_MAX));
}

static void cases_of_292(void)
{
    every_input("small", "n 1..400");
    every_input("limit", "n %d..%d", INT32_MAX - 9, INT32_MAX);
    random_inputs("random", 100, "");
}

const struct problem problem = {
    .rule = "A move takes 1 to K stones; whoever takes the last stone wins.",
    .players = {"Hektor", "Wiktor"},
    .games = {COUNTED, "Z", 1, MAX_GAMES},
    .input = input,
    .cases = cases,
    .forms =
        (const struct problem[]){
            {.form = "hdu-1846",
             .players = {"first", "second"},
             .games = {COUNTED, "T", 1, 100},
             .input = input_of_1846,
             .cases = cases_of_1846},
            {.form = "hdu-2149",
             .rule = "A raise adds 1 to N to the bid; whoever first bids M or more gets it.",
             .winner_word = -1,
             .games = {TO_THE_END, NULL, 1, 200},
             .input = input_of_2149,
             .answer = answer_to_2149,
             .cases = cases_of_2149},
            {.form = "hdu-2188",
             .players = {"Grass", "Rabbit"},
             .games = {COUNTED, "T", 1, 100},
             .input = input_of_2188,
             .cases = cases_of_1846},
            {.form = "leetcode-292",
             .rule = "A move takes 1 to 3 stones; whoever takes the last stone wins.",
             .players = {"you", "your friend"},
             .outputs = {"true", "false"},
             .function = true,
             .input = input_of_292,
             .cases = cases_of_292},
            {0},
        },
};
