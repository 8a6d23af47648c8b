/* cow-digit-game: subtract the largest digit, or the smallest that is not 0; whoever reaches 0 wins. */
#include "rules.h"

enum { MAX_GAMES = 100, MAX_NUMBER = 1000000 };

static void moves(int64_t n)
{
    int64_t largest = 0;
    int64_t smallest = 10;
    for (int64_t rest = n; rest > 0; rest /= 10) {
        const int64_t digit = rest % 10;
        largest = digit > largest ? digit : largest;
        smallest = digit > 0 && digit < smallest ? digit : smallest;
    }
    if (n > 0) {
        leave(n - largest, "subtract %d", (int)largest);
        spot("%" PRId64 " %" PRId64, n, n - largest);
    }
    if (n > 0 && smallest < largest) {
        leave(n - smallest, "subtract %d", (int)smallest);
        spot("%" PRId64 " %" PRId64, n, n - smallest);
    }
}

static struct game game = {.moves = moves, .upwards = true, .fixed = true, .board = "row"};

static void input(void) { put(&game, number("N", 1, MAX_NUMBER)); }

static void cases(void)
{
    every_input("small", "G 1, N 1..2000");
    random_inputs("random", 50, "G 1");
    every_input("edge", "G 1, N 999999..1000000");
    random_inputs("mixed", 50, "");
    for (int begin = 1; begin <= MAX_NUMBER; begin += MAX_GAMES) { /* every number, a hundred in an input */
        add_input("%d\n", MAX_GAMES);
        for (int n = begin; n < begin + MAX_GAMES; n++) {
            add_input("%d\n", n);
        }
        try_input("range", "");
    }
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move subtracts the largest digit, or the smallest digit that is not 0; whoever reaches 0 wins.",
    .outputs = {"YES", "NO"},
    .games = {COUNTED, "G", 1, MAX_GAMES},
    .input = input,
    .cases = cases,
};
