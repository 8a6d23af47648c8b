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
        say("subtract %d", (int)largest);
        leave(n - largest);
    }
    if (n > 0 && smallest < largest) {
        say("subtract %d", (int)smallest);
        leave(n - smallest);
    }
}

static struct game game = {.moves = moves, .upwards = true, .fixed = true};

static int64_t count;
static int64_t numbers[MAX_GAMES];

static void input(void)
{
    count = number("G", 1, MAX_GAMES);
    for (int64_t i = 0; i < count; i++) {
        next_line();
        numbers[i] = number("N", 1, MAX_NUMBER);
    }
}

static void answer(void)
{
    for (int64_t i = 0; i < count; i++) {
        print("%s\n", wins(&game, numbers[i]) ? "YES" : "NO");
    }
}

/* Every number, a hundred in an input. */
static void range(void)
{
    for (int64_t begin = 1; begin <= MAX_NUMBER; begin += MAX_GAMES) {
        add_input("%d\n", MAX_GAMES);
        for (int64_t n = begin; n < begin + MAX_GAMES; n++) {
            add_input("%" PRId64 "\n", n);
        }
        try_added("range");
    }
}

static void cases(void)
{
    narrow("G", 1, 1);
    narrow("N", 1, 2000);
    every_input("small");
    widen();
    narrow("G", 1, 1);
    random_inputs("random", 50);
    try_input("edge", "1\n%d\n", MAX_NUMBER - 1);
    try_input("edge", "1\n%d\n", MAX_NUMBER);
    widen();
    random_inputs("mixed", 50);
    range();
    largest_input("largest");
}

const struct problem problem = {
    .rule =
        "A move subtracts the largest digit, or the smallest digit that is not 0; whoever reaches 0 wins.",
    .input = input,
    .answer = answer,
    .cases = cases,
};
