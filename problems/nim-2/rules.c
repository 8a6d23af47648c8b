/* nim-2: take one or more stones from one pile; whoever takes the last stone wins. */
#include "rules.h"

enum { MAX_PILES = 100, MAX_SIZE = 1000000000 };

static void amounts(void) { amounts_in(1, INT64_MAX); }

static struct game pile = {.amounts = amounts, .unit = "stones"};

/* So many piles at most, of sizes in a range. */
static void read_piles(const char *name, int64_t most, int64_t smallest, int64_t largest)
{
    const int64_t count = count_of_next(name, 1, most);
    next_line();
    for (int64_t i = 0; i < count; i++) {
        put(&pile, number("pile size", smallest, largest));
    }
}

static void input(void) { read_piles("N", MAX_PILES, 1, MAX_SIZE); }

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

/* ---- Luogu P2197 and HackerRank nim-game-1: several games, and piles may be empty ---- */

static void input_of_luogu(void) { read_piles("n", 10000, 0, 9999); }

static void input_of_hackerrank(void) { read_piles("n", 100, 0, 100); }

/* `games` is the name of their number. */
static void cases_of_several(const char *games)
{
    every_input("small", "%s 1, n 1..2, pile size 0..7", games);
    every_input("small", "%s 1, n 3..4, pile size 0..3", games);
    every_input("small", "%s 2, n 1..2, pile size 0..2", games);
    edge_inputs("edge", 40, "%s 1..3, n 1..20", games);
    lost_inputs("random", 200, "%s 1..5, n 1..20", games);
    lost_inputs("large", 40, "");
}

static void cases_of_luogu(void)
{
    cases_of_several("T");
    every_input("limit", "T 1, n 2, pile size 9997..9999");
    largest_input("largest");
}

static void cases_of_hackerrank(void)
{
    cases_of_several("g");
    every_input("limit", "g 1, n 2, pile size 90..100");
    largest_input("largest");
}

/* ---- LeetCode 1908: at most 7 piles of at most 7 stones ---- */

static void input_of_1908(void)
{
    const int64_t count = count_of_next("n", 1, 7);
    for (int64_t i = 0; i < count; i++) {
        put(&pile, number("pile", 1, 7));
    }
}

static void cases_of_1908(void)
{
    every_input("small", "n 1..3, pile 1..7");
    every_input("small", "n 4, pile 1..4");
    lost_inputs("random", 300, "n 4..7");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move takes one or more stones from one pile; whoever takes the last stone wins.",
    .players = {"koosaga", "cubelover"},
    .input = input,
    .cases = cases,
    .forms =
        (const struct problem[]){
            {.form = "luogu-p2197",
             .outputs = {"Yes", "No"},
             .games = {COUNTED, "T", 1, 10},
             .input = input_of_luogu,
             .cases = cases_of_luogu},
            {.form = "hackerrank-nim-game-1",
             .players = {"First", "Second"},
             .games = {COUNTED, "g", 1, 100},
             .input = input_of_hackerrank,
             .cases = cases_of_hackerrank},
            {.form = "leetcode-1908",
             .players = {"Alice", "Bob"},
             .outputs = {"true", "false"},
             .function = true,
             .input = input_of_1908,
             .cases = cases_of_1908},
            {0},
        },
};
