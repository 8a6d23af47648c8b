/* gold-coin-game: take 1, K, K^2, ... coins; whoever takes the last coin wins. Which first amount? */
#include "rules.h"

enum { MAX_CASES = 100000, MAX_COINS = 1000000000, MAX_BASE = 100 };

static int64_t coins;
static int64_t base;

static void powers(void)
{
    amount(1);
    for (int64_t power = base; power > 1 && power <= MAX_COINS; power *= base) {
        amount(power);
    }
}

static struct game pile = {.amounts = powers, .unit = "coins", .tells_amounts = true};

static void input(void)
{
    coins = number("S", 1, MAX_COINS);
    base = number("K", 1, MAX_BASE);
    put(&pile, coins);
}

/* The smallest amount that wins, or 0. */
static void answer(void)
{
    int64_t power = wins(&pile, coins) ? 1 : 0;
    while (power > 0 && wins(&pile, coins - power)) {
        power *= base;
        insist(power <= coins && base > 1, "a pile that is won must have an amount that wins");
    }
    print("%" PRId64 "\n", power);
}

/* One input with all K, and for each of them the numbers of coins from `begin` on. */
static void all_bases(const char *kind, int64_t begin)
{
    add_input("%d\n", MAX_CASES);
    for (int64_t k = 1; k <= MAX_BASE; k++) {
        for (int64_t s = begin; s < begin + MAX_CASES / MAX_BASE; s++) {
            add_input("%" PRId64 " %" PRId64 "\n", s, k);
        }
    }
    try_input(kind, "");
}

static void cases(void)
{
    every_input("small", "T 1, S 1..60, K 1..12");
    random_inputs("random", 200, "T 1");
    edge_inputs("edge", 12, "T 1");
    try_input("wrap", "1\n291504150 24\n");
    random_inputs("few", 50, "T 1..100");
    for (int64_t begin = 1; begin <= 10001; begin += MAX_CASES / MAX_BASE) {
        all_bases("range", begin);
    }
    all_bases("limit", MAX_COINS - MAX_CASES / MAX_BASE + 1);
    random_inputs("many", 1, "T %d", MAX_CASES);
    largest_input("largest");
}

/* ---- HDU 1847: K is 2, and only the winner is asked for ---- */

static void input_of_hdu(void)
{
    base = 2;
    coins = number("n", 1, 1000);
    put(&pile, coins);
}

static void cases_of_hdu(void)
{
    every_input("every", "games 1, n 1..1000");
    random_inputs("random", 50, "games 1..100");
    random_inputs("many", 3, "games 900..1000");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move takes 1, K, K^2, ... coins; whoever takes the last coin wins.",
    .games = {COUNTED, "T", 1, MAX_CASES},
    .input = input,
    .answer = answer,
    .answer_is = "the fewest coins that the first player can take and win, or 0",
    .cases = cases,
    .forms =
        (const struct problem[]){
            {.form = "hdu-1847",
             .rule = "A move takes 1, 2, 4, 8, ... cards; whoever takes the last card wins.",
             .players = {"Kiki", "Cici"},
             .games = {TO_THE_END, NULL, 1, 1000},
             .input = input_of_hdu,
             .cases = cases_of_hdu},
            {0},
        },
};
