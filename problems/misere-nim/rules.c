/* Misere Nim: any number of stones from one pile; whoever takes the last stone loses. */
#include "rules.h"

enum { MAX_PILES = 100, MAX_SIZE = 2000000000 };

static void amounts(void) { amounts_in(1, INT64_MAX); }

static struct game pile = {.amounts = amounts, .misere = true, .unit = "stones"};

/* So many piles at most, of at most so many stones. */
static void read_piles(const char *name, int64_t most, int64_t largest)
{
    const int64_t count = count_of_next(name, 1, most);
    next_line();
    for (int64_t i = 0; i < count; i++) {
        put(&pile, number("pile size", 1, largest));
    }
}

static void input(void) { read_piles("N", MAX_PILES, MAX_SIZE); }

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

/* ---- other judges: several games ---- */

static void input_of_luogu(void) { read_piles("N", 50, 5000); }

static void input_of_lightoj(void) { read_piles("k", MAX_PILES, 1000000000); }

static void input_of_hdu(void) { read_piles("n", 100, 100); }

static void input_of_hackerrank(void) { read_piles("n", 100, 1000000000); }

/* By the names of the number of games and of the number of piles. */
static void cases_of_several(const char *games, const char *piles)
{
    every_input("small", "%s 1, %s 1..3, pile size 1..4", games, piles);
    every_input("small", "%s 2, %s 1..2, pile size 1..2", games, piles);
    every_input("ones", "%s 1, %s 4..6, pile size 1..2", games, piles);
    every_input("ones", "%s 1, %s 49..50, pile size 1", games, piles);
    random_inputs("ones", 60, "%s 1..9, %s 1..9, pile size 1..2", games, piles);
    edge_inputs("edge", 40, "%s 1..3, %s 1..20", games, piles);
    lost_inputs("random", 200, "%s 1..5, %s 1..20, pile size 1..50", games, piles);
    lost_inputs("large", 40, "%s 1..20", games);
    largest_input("largest");
}

static void cases_of_luogu(void) { cases_of_several("T", "N"); }

static void cases_of_lightoj(void) { cases_of_several("T", "k"); }

static void cases_of_hdu(void) { cases_of_several("games", "n"); }

static void cases_of_hackerrank(void) { cases_of_several("T", "n"); }

const struct problem problem = {
    .rule = "A move takes one or more stones from one pile; whoever takes the last stone loses.",
    .players = {"koosaga", "cubelover"},
    .input = input,
    .cases = cases,
    .forms =
        (const struct problem[]){
            {.form = "luogu-p4279",
             .players = {"John", "Brother"},
             .games = {COUNTED, "T", 1, 500},
             .input = input_of_luogu,
             .cases = cases_of_luogu},
            {.form = "lightoj-1253",
             .players = {"Alice", "Bob"},
             .outputs = {"Case %d: Alice", "Case %d: Bob"},
             .games = {COUNTED, "T", 1, 200},
             .input = input_of_lightoj,
             .cases = cases_of_lightoj},
            {.form = "hdu-2509",
             .outputs = {"Yes", "No"},
             .games = {TO_THE_END, NULL, 1, 100},
             .input = input_of_hdu,
             .cases = cases_of_hdu},
            {.form = "hackerrank-misere-nim-1",
             .players = {"First", "Second"},
             .games = {COUNTED, "T", 1, 100},
             .input = input_of_hackerrank,
             .cases = cases_of_hackerrank},
            {0},
        },
};
