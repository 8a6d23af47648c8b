/* one-two-k-game: a chip goes 1, 2 or k cells to the left. */
#include "rules.h"

enum { GAMES = 100, MAX = 1000000000, LAW_TO = 60, SEARCHED = 3000 };

static int64_t k;

/* For most k the engine finds a law for all cells. */
static void amounts(void)
{
    amount(1);
    amount(2);
    amount(k);
}

static struct game chip = {.amounts = amounts, .board = "row", .unit = "slide cells to go", .tells_amounts = true};

/* For a large multiple of 3 it looks for none: there a position is the cell and k. */
static void moves(int64_t position)
{
    int64_t at[2];
    numbers_of(position, at);
    const int64_t steps[3] = {1, 2, at[1]};
    for (int i = 0; i < 3; i++) {
        if (steps[i] <= at[0]) {
            const int64_t to[2] = {at[0] - steps[i], at[1]};
            leave(position_of(to, 2), "slide %" PRId64, steps[i]);
            spot("%" PRId64 " %" PRId64, at[0], to[0]);
        }
    }
}

static void show(int64_t position)
{
    int64_t at[2];
    numbers_of(position, at);
    print("the chip is on cell");
    piece(" %" PRId64, at[0]);
    spot("%" PRId64, at[0]);
    mark("token");
    spots(0, at[0]);
    fact(", k is %" PRId64, at[1]);
}

static bool searched(int64_t position)
{
    int64_t at[2];
    numbers_of(position, at);
    return at[0] <= SEARCHED;
}

/* The formula of the page. */
static int64_t proved(int64_t position)
{
    int64_t at[2];
    numbers_of(position, at);
    insist(at[1] % 3 == 0, "k is a multiple of 3");
    const int64_t rest = at[0] % (at[1] + 1);
    return rest == at[1] || rest % 3 != 0 ? WON : LOST;
}

static struct game far_chip = {
    .moves = moves, .fixed = true, .show = show, .board = "row", .searched = searched, .proved = proved};

static void input(void)
{
    const int64_t n = number("n", 0, MAX);
    k = number("k", 3, MAX);
    if (k % 3 == 0 && k > LAW_TO) {
        put(&far_chip, position_of((int64_t[]){n, k}, 2));
    } else {
        put(&chip, n);
    }
}

static void cases(void)
{
    for (int64_t period = 4; period <= 1000; period += period < 100 ? 3 : 99) {
        for (int64_t n = 0; n <= SEARCHED; n += period < 100 ? 7 : 1) {
            compare_formula(&far_chip, position_of((int64_t[]){n, period - 1}, 2));
        }
    }
    every_input("small", "T 1, n 0..40, k 3..20");
    for (int64_t first = 3; first <= 60; first += 2) { /* fifty cells of each of two k */
        add_input("100\n");
        for (int64_t i = 0; i < 100; i++) {
            add_input("%" PRId64 " %" PRId64 "\n", 41 + i / 2, first + i % 2);
        }
        try_input("table", "");
    }
    static const int64_t larger[6] = {99, 999, 2997, 299997, 99999999, 499999998};
    for (int i = 0; i < 6; i++) { /* around the multiples of k + 1, near and far */
        for (int64_t off = -4; off <= 4; off++) {
            const int64_t far = MAX / (larger[i] + 1) * (larger[i] + 1);
            try_input("period", "1\n%" PRId64 " %" PRId64 "\n", larger[i] + 1 + off, larger[i]);
            if (far + off <= MAX) {
                try_input("period", "1\n%" PRId64 " %" PRId64 "\n", far + off, larger[i]);
            }
        }
    }
    every_input("limit", "T 1, n 999999996..1000000000, k 999999996..1000000000");
    every_input("limit", "T 1, n 999999990..1000000000, k 3..12");
    every_input("limit", "T 1, n 0..9, k 999999996..1000000000");
    edge_inputs("edge", 40, "T 1..10");
    random_inputs("random", 300, "T 1..10");
    random_inputs("many-games", 20, "T 100");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move takes the chip 1, 2 or k cells to the left (k is given with the position); whoever cannot move "
            "loses.",
    .players = {"Alice", "Bob"},
    .games = {COUNTED, "T", 1, GAMES},
    .input = input,
    .cases = cases,
};
