/* Nim: any number of stones from one pile, the last stone wins. How many first moves win? */
#include "rules.h"

enum { MAX_PILES = 1000000 };

static int64_t count;
static int64_t sizes[MAX_PILES];

static void amounts(void) { amounts_in(1, INT64_MAX); }

static struct game pile = {.amounts = amounts, .unit = "stones"};

static void read_piles(const char *name, int64_t least, int64_t most, int64_t largest)
{
    count = count_of_next(name, least, most);
    next_line();
    for (int64_t i = 0; i < count; i++) {
        sizes[i] = number("pile size", 1, largest);
        put(&pile, sizes[i]);
    }
}

static void input(void) { read_piles("N", 1, 1000, 1000); }

static int64_t nim_sum_of_piles(void)
{
    int64_t nim_sum = 0;
    for (int64_t i = 0; i < count; i++) {
        nim_sum ^= grundy(&pile, sizes[i]);
    }
    return nim_sum;
}

/* A move wins if the Grundy numbers of what it leaves cancel each other out. */
static void answer(void)
{
    const int64_t nim_sum = nim_sum_of_piles();
    int winning = 0;
    for (int64_t i = 0; i < count; i++) {
        const int64_t others = nim_sum ^ grundy(&pile, sizes[i]);
        for (int64_t left = 0; left < sizes[i]; left++) {
            winning += grundy(&pile, left) == others ? 1 : 0;
        }
    }
    print("%d\n", winning);
}

/* A case with this many piles of one size, and one more pile. */
static void alike(int piles, int size, int last)
{
    add_input("%d\n", piles + 1);
    for (int i = 0; i < piles; i++) {
        add_input("%d ", size);
    }
    try_input("limit", "%d\n", last);
}

static void cases(void)
{
    every_input("small", "N 1..4, pile size 1..5");
    every_input("one-pile", "N 1");
    lost_inputs("random", 400, "N 2..40");
    lost_inputs("large", 12, "");
    for (int piles = 998; piles <= 999; piles++) {
        alike(piles, 1, 1);
        alike(piles, 1, 1000);
        alike(piles, 1000, 999);
        alike(piles, 512, 511);
    }
    largest_input("limit");
}

/* ---- other judges: large piles ---- */

/* What a winning move leaves of this pile; -1: it has none. A pile of n has the Grundy number n, which the engine proves,
   so no other pile has the number that is wanted. */
static int64_t left_by_winning_move(int64_t nim_sum, int64_t i)
{
    const int64_t wanted = nim_sum ^ grundy(&pile, sizes[i]);
    insist(grundy(&pile, wanted) == wanted, "a pile of n has the Grundy number n");
    return wanted < sizes[i] ? wanted : -1;
}

static void answer_number(void)
{
    const int64_t nim_sum = nim_sum_of_piles();
    int winning = 0;
    for (int64_t i = 0; i < count; i++) {
        winning += left_by_winning_move(nim_sum, i) >= 0 ? 1 : 0;
    }
    print("%d\n", winning);
}

static void answer_moves(void)
{
    const int64_t nim_sum = nim_sum_of_piles();
    print(nim_sum == 0 ? "No\n" : "Yes\n");
    for (int64_t i = 0; i < count; i++) {
        const int64_t left = left_by_winning_move(nim_sum, i);
        if (left >= 0) {
            print("%" PRId64 " %" PRId64 "\n", sizes[i], left);
        }
    }
}

static void input_of_poj(void) { read_piles("n", 1, 1000, 1000000000); }

static void input_of_hdu_1850(void) { read_piles("M", 2, 100, 1000000); }

static void input_of_hdu_2176(void) { read_piles("m", 1, 200000, 1000000000); }

static void input_of_hackerrank(void) { read_piles("N", 1, MAX_PILES, 1000000000); }

static void cases_of_poj(void)
{
    every_input("small", "games 1, n 1..3, pile size 1..5");
    every_input("small", "games 2, n 1..2, pile size 1..2");
    lost_inputs("random", 200, "games 1..5, n 1..20, pile size 1..100");
    lost_inputs("large", 60, "games 1..3");
    edge_inputs("edge", 30, "games 1..2");
    largest_input("largest");
}

static void cases_of_hdu_1850(void)
{
    every_input("small", "games 1, M 2..3, pile size 1..5");
    every_input("small", "games 2, M 2, pile size 1..2");
    lost_inputs("random", 200, "games 1..5, M 2..20, pile size 1..100");
    lost_inputs("large", 60, "games 1..3");
    edge_inputs("edge", 30, "games 1..2");
    largest_input("largest");
}

static void cases_of_hdu_2176(void)
{
    every_input("small", "games 1, m 1..3, pile size 1..5");
    every_input("small", "games 2, m 1..2, pile size 1..2");
    lost_inputs("random", 200, "games 1..5, m 1..20, pile size 1..100");
    lost_inputs("large", 40, "games 1..3, m 1..1000");
    edge_inputs("edge", 30, "games 1..2, m 1..200");
    random_inputs("limit", 1, "games 1, m 200000");
    add_input("200000\n");
    for (int i = 0; i < 199999; i++) {
        add_input("1000000000 ");
    }
    add_input("1\n0\n");
    largest_input("largest");
}

static void cases_of_hackerrank(void)
{
    every_input("small", "N 1..3, pile size 1..5");
    lost_inputs("random", 200, "N 1..20, pile size 1..100");
    lost_inputs("large", 40, "N 1..1000");
    edge_inputs("edge", 30, "N 1..200");
    largest_input("largest");
}

const struct problem problem = {
    .rule =
        "A move takes one or more stones from one pile; whoever takes the last stone wins. How many first moves win?",
    .players = {"koosaga", "cubelover"},
    .input = input,
    .answer = answer,
    .answer_is = "the number of first moves that win",
    .cases = cases,
    .forms =
        (const struct problem[]){
            {.form = "poj-2975",
             .games = {UNTIL, "0", 1, 100},
             .input = input_of_poj,
             .answer = answer_number,
             .cases = cases_of_poj},
            {.form = "hdu-1850",
             .games = {UNTIL, "0", 1, 1000},
             .input = input_of_hdu_1850,
             .answer = answer_number,
             .cases = cases_of_hdu_1850},
            {.form = "hdu-2176",
             .rule = "A move takes one or more stones from one pile; whoever takes the last stone wins. Which first "
                     "moves win?",
             .outputs = {"Yes", "No"},
             .games = {UNTIL, "0", 1, 100},
             .input = input_of_hdu_2176,
             .answer = answer_moves,
             .cases = cases_of_hdu_2176},
            {.form = "hackerrank-chocolate-in-box",
             .input = input_of_hackerrank,
             .answer = answer_number,
             .cases = cases_of_hackerrank},
            {0},
        },
};
