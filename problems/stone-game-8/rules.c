/*
 * stone-game-8: a set of amounts is given, and a move takes one of them; whoever cannot move loses.
 * The answer: for how many piles of 1..M stones the second player wins.
 */
#include "rules.h"

enum { MAX_AMOUNT = 22, MAX_PILE = 1000000000 };

static int64_t largest_pile;
static int64_t given;
static int64_t taken[MAX_AMOUNT];

static void amounts(void)
{
    for (int64_t i = 0; i < given; i++) {
        amount(taken[i]);
    }
}

static struct game pile = {.amounts = amounts, .unit = "stones", .tells_amounts = true};

static void input(void)
{
    largest_pile = number("M", 1, MAX_PILE);
    next_line();
    given = count_of_next("K", 1, MAX_AMOUNT);
    next_line();
    for (int64_t i = 0; i < given; i++) { /* ascending, with room for those that follow */
        taken[i] = number("amount", i == 0 ? 1 : taken[i - 1] + 1, MAX_AMOUNT);
        must(taken[i] <= MAX_AMOUNT - (given - 1 - i), "the amounts must be different and at most 22");
    }
    put(&pile, largest_pile);
}

static void answer(void) { print("%" PRId64 "\n", count_lost(&pile, 1, largest_pile)); }

/* A set as a number: bit a - 1 is the amount a. */
static void try_set(const char *kind, uint32_t set, int64_t piles)
{
    int count = 0;
    for (int a = 1; a <= MAX_AMOUNT; a++) {
        count += set >> (a - 1) & 1 ? 1 : 0;
    }
    add_input("%" PRId64 "\n%d\n", piles, count);
    for (int a = 1; a <= MAX_AMOUNT; a++) {
        if (set >> (a - 1) & 1) {
            add_input("%d%s", a, --count > 0 ? " " : "\n");
        }
    }
    try_input(kind, "");
}

static uint32_t all_from(int first) { return (UINT32_C(1) << MAX_AMOUNT) - (UINT32_C(1) << (first - 1)); }

/* Sets of `fewest` to `most` random amounts; an amount that is drawn twice counts once. */
static void random_sets(const char *kind, int64_t fewest, int64_t most, int64_t low, int64_t high)
{
    for (int i = 0; i < 300; i++) {
        uint32_t set = 0;
        for (int64_t left = random_in(fewest, most); left > 0; left--) {
            set |= UINT32_C(1) << random_in(0, MAX_AMOUNT - 1);
        }
        try_set(kind, set, i % 2 == 0 ? random_magnitude(low, high) : random_in(low, high));
    }
}

static void cases(void)
{
    every_input("small", "M 1..60, K 1..6, amount 1..6");
    every_input("small", "M 1..12, K 1..7, amount 1..7");
    for (int a = 2; a <= MAX_AMOUNT; a++) { /* M below the smallest amount: nobody can ever move */
        try_set("no-move", UINT32_C(1) << (a - 1), a - 1);
        try_set("no-move", all_from(a), a - 1);
    }
    /* The longest period, the longest pre-period and the largest sum of both, found by trying all sets. M
       lies near the ends of pre-period and period, and at the limit. */
    static const struct {
        uint32_t set;
        int64_t pre_period;
        int64_t period;
    } extremes[] = {{0x284a42, 0, 516}, {0x2f001c, 459, 39}, {0x280412, 152, 369}};
    for (size_t i = 0; i < sizeof extremes / sizeof *extremes; i++) {
        const int64_t pre_period = extremes[i].pre_period;
        const int64_t sum = pre_period + extremes[i].period;
        const int64_t ends[] = {pre_period - MAX_AMOUNT, pre_period, sum, 2 * sum, MAX_PILE - 2};
        for (size_t k = 0; k < sizeof ends / sizeof *ends; k++) {
            for (int64_t piles = ends[k] - 2; piles <= ends[k] + 2; piles++) {
                if (piles >= 1) {
                    try_set("extreme", extremes[i].set, piles);
                }
            }
        }
    }
    every_input("limit", "M 490..510, K 1, amount 1"); /* sizes that tables have in practice */
    every_input("limit", "M 980..1020, K 1, amount 1");
    every_input("limit", "M %d, K 1", MAX_PILE);
    for (int64_t piles = 1; piles <= MAX_PILE; piles *= 10) {
        try_set("all-amounts", all_from(1), piles);
    }
    add_input("%d\n22\n1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22\n", MAX_PILE);
    largest_input("limit");
    random_sets("early", 3, 10, 20, 80); /* inside the pre-period, where a guessed period goes wrong */
    random_sets("random-small", 1, 50, 1, 200);
    random_sets("random-middling", 1, 50, 200, MAX_PILE);
    random_sets("random-large", 1, 50, MAX_PILE - 1000, MAX_PILE);
}

const struct problem problem = {
    .rule = "A move takes one of the given amounts; whoever cannot move loses.",
    .players = {"SK", "CY"},
    .input = input,
    .answer = answer,
    .answer_is = "for how many numbers of stones, from 1 to this one, the second player wins",
    .cases = cases,
};
