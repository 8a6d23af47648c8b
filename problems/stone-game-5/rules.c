/* stone-game-5: take 1 or 3 stones; whoever takes the last one wins. Up to 10^12 stones. */
#include "rules.h"

static const int64_t MAX_STONES = 1000000000000;

static void amounts(void)
{
    amount(1);
    amount(3);
}

static struct game pile = {
    .amounts = amounts, .fixed = true, .beyond = BY_WINDOW, .searched = 2000, .unit = "stones"};

static int64_t n;

static void input(void)
{
    n = number("N", 1, MAX_STONES);
}

static void answer(void)
{
    print("%s\n", wins(&pile, n) ? "SK" : "CY");
}

static void cases(void)
{
    narrow("N", 1, 2000);
    every_input("small");
    for (int64_t step = -5; step <= 5; step++) {
        try_input("limit", "%" PRId64 "\n", INT64_C(16777216) + step); /* where a float is no longer exact */
        try_input("limit", "%" PRId64 "\n", INT64_C(2147483648) + step);
        try_input("limit", "%" PRId64 "\n", INT64_C(4294967296) + step);
    }
    narrow("N", MAX_STONES - 5, MAX_STONES);
    every_input("limit");
    narrow("N", 2001, MAX_STONES);
    random_inputs("random", 300);
}

const struct problem problem = {
    .rule = "A move takes 1 or 3 stones; whoever takes the last stone wins.",
    .players = {"SK", "CY"},
    .input = input,
    .answer = answer,
    .cases = cases,
};
