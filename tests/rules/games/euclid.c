/* Euclid's game: take a multiple of the smaller number from the larger one; whoever reaches 0 wins. Pairs until 0 0. */
#include "rules.h"

static const int64_t LARGEST = 2147483647;

static int64_t given[2]; /* the larger one first */

static int64_t pair(int64_t a, int64_t b)
{
    const int64_t numbers[2] = {a > b ? a : b, a > b ? b : a};
    return row(numbers, 2);
}

static void moves(int64_t position)
{
    int64_t n[2];
    unrow(position, n);
    for (int64_t times = 1; n[1] > 0 && times <= n[0] / n[1]; times++) {
        leave(pair(n[0] - times * n[1], n[1]), "take %" PRId64, times * n[1]);
    }
}

static void show(int64_t position)
{
    int64_t n[2];
    unrow(position, n);
    print("%" PRId64 " and %" PRId64, n[0], n[1]);
}

static bool small(int64_t position)
{
    int64_t n[2];
    unrow(position, n);
    return n[0] <= 500;
}

/* From a >= 2 b one can leave a mod b, or b more, with which the opponent has no choice: one of them wins. */
static int64_t told(int64_t position)
{
    int64_t n[2];
    unrow(position, n);
    return n[1] == 0 ? LOST : n[0] >= 2 * n[1] ? WON : WON - told(pair(n[1], n[0] - n[1]));
}

static struct game game = {.moves = moves, .fixed = true, .show = show, .small = small, .told = told};

static void input(void)
{
    given[0] = number("a", 1, LARGEST);
    given[1] = number("b", 1, LARGEST);
}

static void position(void) { put(&game, pair(given[0], given[1])); }

static void cases(void)
{
    every_input("small", "a 1..60, b 1..60");
    random_inputs("random", 200, "");
    edge_inputs("edge", 12, "");
}

const struct problem problem = {
    .rule = "A move takes a multiple of the smaller number from the larger one; whoever reaches 0 wins.",
    .players = {"Stan", "Ollie"},
    .outputs = {"Stan wins", "Ollie wins"},
    .games = {UNTIL, "0 0", 1, 2},
    .input = input,
    .position = position,
    .cases = cases,
};
