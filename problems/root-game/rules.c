/* root-game: subtract a square; whoever reaches 0 wins. */
#include "rules.h"

enum { MAX_CASES = 100000, MAX_NUMBER = 1000000 };

static void squares(void)
{
    for (int64_t root = 1; root * root <= MAX_NUMBER; root++) {
        amount(root * root);
    }
}

static struct game game = {.amounts = squares, .fixed = true, .board = "row"};

static void input(void) { put(&game, number("N", 1, MAX_NUMBER)); }

/* One input with the numbers begin, begin + step, ..., as many as fit into it. */
static void range(const char *kind, int64_t begin, int64_t step)
{
    add_input("%d\n", MAX_CASES);
    for (int64_t i = 0; i < MAX_CASES; i++) {
        add_input("%" PRId64 "\n", begin + i * step);
    }
    try_input(kind, "");
}

static void cases(void)
{
    every_input("small", "T 1, N 1..300");
    random_inputs("random", 100, "T 1");
    every_input("edge", "T 1, N 100000..100001");
    every_input("edge", "T 1, N 999999..1000000");
    random_inputs("few", 50, "T 1..50");
    /* Ten inputs hold all numbers; ten more hold them mixed, small and large ones beside each other. */
    for (int64_t part = 0; part < MAX_NUMBER / MAX_CASES; part++) {
        range("range", part * MAX_CASES + 1, 1);
        range("mixed", part + 1, MAX_NUMBER / MAX_CASES);
    }
    largest_input("largest");
}

/* ---- LeetCode 1510: one number ---- */

static void input_of_1510(void) { put(&game, number("n", 1, 100000)); }

static void cases_of_1510(void)
{
    every_input("small", "n 1..400");
    random_inputs("random", 150, "");
    every_input("limit", "n 99981..100000");
}

const struct problem problem = {
    .rule = "A move takes away a square: 1, 4, 9, 16, ...; whoever reaches 0 wins.",
    .players = {"koosaga", "cubelover"},
    .games = {COUNTED, "T", 1, MAX_CASES},
    .input = input,
    .cases = cases,
    .forms =
        (const struct problem[]){
            {.form = "leetcode-1510",
             .players = {"Alice", "Bob"},
             .outputs = {"true", "false"},
             .function = true,
             .input = input_of_1510,
             .cases = cases_of_1510},
            {0},
        },
};
