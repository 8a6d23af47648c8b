/* Euclid's game: take a multiple of the smaller number from the larger one; whoever reaches 0 wins. Pairs until 0 0. */
#include "rules.h"

static const int64_t LARGEST = (INT64_C(1) << 31) - 1;

static int64_t a, b;

/* A position is both numbers in one, the larger one first. */
static int64_t pair(int64_t one, int64_t other) { return one > other ? one << 31 | other : other << 31 | one; }
static int64_t larger(int64_t position) { return position >> 31; }
static int64_t smaller(int64_t position) { return position & LARGEST; }

static void moves(int64_t position)
{
    for (int64_t taken = smaller(position); taken > 0 && taken <= larger(position); taken += smaller(position)) {
        leave(pair(larger(position) - taken, smaller(position)), "take %" PRId64, taken);
    }
}

static void show(int64_t position) { print("%" PRId64 " and %" PRId64, larger(position), smaller(position)); }

/* From a >= 2 b one can leave a mod b, or b more, from where the opponent has no choice: one of the two wins. */
static int64_t by_page(int64_t position)
{
    const int64_t big = larger(position);
    const int64_t little = smaller(position);
    return little == 0 ? LOST : big >= 2 * little ? WON : WON - by_page(pair(little, big - little));
}

static bool small(int64_t position) { return larger(position) <= 500; }

static struct game game = {.moves = moves, .show = show, .by_page = by_page, .small = small, .fixed = true};

static void input(void)
{
    a = number("a", 1, LARGEST);
    b = number("b", 1, LARGEST);
}

static void position(void) { put(&game, pair(a, b)); }

static void cases(void)
{
    every_input("small", "games 1, a 1..60, b 1..60");
    random_inputs("large", 200, "games 1..20");
    largest_input("most");
}

const struct problem problem = {
    .rule = "A move takes a multiple of the smaller number from the larger one; whoever reaches 0 wins.",
    .players = {"Stan", "Ollie"},
    .outputs = {"Stan wins", "Ollie wins"},
    .games = {UNTIL, "0 0", 1, 1000},
    .input = input,
    .position = position,
    .cases = cases,
};
