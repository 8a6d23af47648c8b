/* baskin-robbins: call the next 1 to M of the numbers 1..N; whoever calls the last one loses. */
#include "rules.h"

static int64_t m;

static void amounts(void) { amounts_in(1, m); }

/* With no number left, the player to move has won: the opponent has called the last one. */
static struct game numbers = {
    .amounts = amounts, .misere = true, .unit = "call numbers", .board = "row", .tells_amounts = true};

static void input(void)
{
    const int64_t n = number("N", 1, 1000000000000000000);
    m = number("M", 1, 1000000000000000000);
    put(&numbers, n);
}

/* N near a power of two that is the limit of a C type, with small and with large M. */
static void near_power(int power)
{
    const int64_t end = INT64_C(1) << power;
    for (int64_t a = end - 2; a <= end + 3; a++) {
        for (int64_t b = 1; b <= 4; b++) {
            try_input("limit", "%" PRId64 " %" PRId64 "\n", a, b);
            try_input("limit", "%" PRId64 " %" PRId64 "\n", b, a);
            try_input("limit", "%" PRId64 " %" PRId64 "\n", a, end - b);
            try_input("limit", "%" PRId64 " %" PRId64 "\n", 2 * a + b, a);
        }
    }
}

static void cases(void)
{
    every_input("small", "N 1..50, M 1..20");
    near_power(31);
    near_power(32);
    near_power(53);
    random_inputs("random", 400, "");
    every_input("limit", "N 999999999999999990..1000000000000000000, M 999999999999999990..1000000000000000000");
    every_input("limit", "N 999999999999999999..1000000000000000000, M 1..20");
    every_input("limit", "N 1..20, M 1000000000000000000");
    largest_input("largest");
}

/* ---- HDU 2897: take p to q coins; whoever takes the last one loses, and with fewer than p left, all must be taken.

   Whoever finds 1 to p coins has to take all of them, and has lost; whoever finds more can leave a coin, and had better.
   So this is played with one coin less, p to q at a time, and whoever cannot take p has lost. ---- */

static int64_t p_of_hdu;
static int64_t q_of_hdu;

static void amounts_of_hdu(void) { amounts_in(p_of_hdu, q_of_hdu); }

static void show_of_hdu(int64_t position)
{
    print("coins:");
    piece(" %" PRId64, position + 1);
    mark("coin");
}

static struct game coins = {.amounts = amounts_of_hdu, .unit = "coins", .tells_amounts = true, .show = show_of_hdu};

static void input_of_hdu(void)
{
    const int64_t n = number("n", 1, 65535);
    p_of_hdu = number("p", 1, 65535);
    q_of_hdu = number("q", p_of_hdu, 65535);
    put(&coins, n - 1);
}

static void cases_of_hdu(void)
{
    every_input("small", "games 1, n 1..20, p 1..5, q 1..7");
    every_input("small", "games 2, n 1..3, p 1..2, q 2..3");
    random_inputs("random", 200, "games 1..20, n 1..1000, p 1..30, q 1..60");
    random_inputs("large", 30, "games 1..5");
    edge_inputs("edge", 30, "games 1..3");
    every_input("limit", "games 1, n 65530..65535, p 65534..65535, q 65535");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A turn calls the next 1 to M of the numbers 1 to N (call 2: two of them); whoever calls N loses.",
    .players = {"the first player", "the second player"},
    .outputs = {"Can win", "Can't win"},
    .input = input,
    .cases = cases,
    .forms =
        (const struct problem[]){
            {.form = "hdu-2897",
             .rule = "A move takes p to q coins, or all if there are fewer than p; whoever takes the last coin loses.",
             .outputs = {"WIN", "LOST"},
             .games = {TO_THE_END, NULL, 1, 1000},
             .input = input_of_hdu,
             .cases = cases_of_hdu},
            {0},
        },
};
