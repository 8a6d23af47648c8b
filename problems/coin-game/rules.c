/* coin-game: take coins of 75 and 10 that are worth exactly 115; whoever cannot move loses. */
#include "rules.h"

enum { MAX = 100, LARGE = 75, SMALL = 10, WANTED = 115 };

/* A position: how many coins of 75 there are, times 101, and how many of 10. */
static void moves(int64_t position)
{
    const int64_t large = position / (MAX + 1);
    const int64_t small = position % (MAX + 1);
    for (int64_t a = 0; a <= large; a++) {
        for (int64_t b = 0; b <= small; b++) {
            if (LARGE * a + SMALL * b == WANTED) {
                leave((large - a) * (MAX + 1) + small - b, "take %" PRId64 " of 75 and %" PRId64 " of 10", a, b);
            }
        }
    }
}

static void show(int64_t position)
{
    print("coins of 75:");
    piece(" %" PRId64, position / (MAX + 1));
    mark("coin");
    print(", of 10:");
    piece(" %" PRId64, position % (MAX + 1));
    mark("coin");
}

static struct game coins = {.moves = moves, .fixed = true, .show = show};

static void input(void)
{
    const int64_t large = number("x", 1, MAX);
    const int64_t small = number("y", 1, MAX);
    put(&coins, large * (MAX + 1) + small);
}

static void cases(void)
{
    every_input("small", "x 1..8, y 1..36");
    every_input("limit", "x 24..26, y 97..100");
    random_inputs("random", 100, "");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move takes coins of 75 and of 10 that are worth exactly 115; whoever cannot move loses.",
    .players = {"Alice", "Bob"},
    .input = input,
    .cases = cases,
    .forms =
        (const struct problem[]){
            {.form = "leetcode-3222",
             .players = {"Alice", "Bob"},
             .outputs = {"\"Alice\"", "\"Bob\""},
             .function = true,
             .input = input,
             .cases = cases},
            {0},
        },
};
