/* root-game: subtract a square; whoever reaches 0 wins. */
#include "rules.h"

enum { MAX_CASES = 100000, MAX_NUMBER = 1000000 };

static void squares(void)
{
    for (int64_t root = 1; root * root <= MAX_NUMBER; root++) {
        amount(root * root);
    }
}

static struct game game = {.amounts = squares, .upwards = true, .fixed = true};

static int64_t count;
static int64_t numbers[MAX_CASES];

static void input(void)
{
    count = number("T", 1, MAX_CASES);
    for (int64_t i = 0; i < count; i++) {
        next_line();
        numbers[i] = number("N", 1, MAX_NUMBER);
    }
}

static void answer(void)
{
    for (int64_t i = 0; i < count; i++) {
        print("%s\n", wins(&game, numbers[i]) ? "koosaga" : "cubelover");
    }
}

/* One input with the numbers begin, begin + step, ..., as many as fit into it. */
static void range(const char *kind, int64_t begin, int64_t step)
{
    add_input("%d\n", MAX_CASES);
    for (int64_t i = 0; i < MAX_CASES; i++) {
        add_input("%" PRId64 "\n", begin + i * step);
    }
    try_added(kind);
}

static void cases(void)
{
    narrow("T", 1, 1);
    narrow("N", 1, 300);
    every_input("small");
    widen();
    narrow("T", 1, 1);
    random_inputs("random", 100);
    widen();
    try_input("edge", "1\n%d\n", MAX_CASES);
    try_input("edge", "1\n%d\n", MAX_CASES + 1);
    try_input("edge", "1\n%d\n", MAX_NUMBER - 1);
    try_input("edge", "1\n%d\n", MAX_NUMBER);
    narrow("T", 1, 50);
    random_inputs("few", 50);
    widen();
    /* Ten inputs hold all numbers; ten more hold them mixed, small and large ones beside each other. */
    for (int64_t part = 0; part < MAX_NUMBER / MAX_CASES; part++) {
        range("range", part * MAX_CASES + 1, 1);
    }
    for (int64_t part = 0; part < MAX_NUMBER / MAX_CASES; part++) {
        range("mixed", part + 1, MAX_NUMBER / MAX_CASES);
    }
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move takes away a square: 1, 4, 9, 16, ...; whoever reaches 0 wins.",
    .players = {"koosaga", "cubelover"},
    .input = input,
    .answer = answer,
    .cases = cases,
};
