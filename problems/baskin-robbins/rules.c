/* baskin-robbins: call the next 1 to M of the numbers 1..N; whoever calls the last one loses. */
#include "rules.h"

static int64_t m;

static void amounts(void) { amounts_in(1, m); }

/* With no number left, the player to move has won: the opponent has called the last one. */
static struct game numbers = {
    .amounts = amounts, .misere = true, .unit = "call numbers", .board = "number", .tells_amounts = true};

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

const struct problem problem = {
    .rule = "A turn calls the next 1 to M of the numbers 1 to N (call 2: two of them); whoever calls N loses.",
    .players = {"the first player", "the second player"},
    .outputs = {"Can win", "Can't win"},
    .input = input,
    .cases = cases,
};
