/* Misere Nim: any number of stones from one pile; whoever takes the last stone loses. */
#include "rules.h"

static int64_t n;
static int64_t pile[100];

static void moves(int64_t stones)
{
    for (int64_t left = stones - 1; left >= 0; left--) {
        say("take %d", (int)(stones - left));
        leave(left);
    }
}

static struct game heap = {.moves = moves,
                           .misere = true,
                           .upwards = true,
                           .fixed = true,
                           .beyond = BY_SHIFT,
                           .searched = 300,
                           .unit = "stones"};

/* The same moves for the last stone winning: only to make inputs of which half are near to lost. */
static struct game ordinary = {
    .moves = moves, .upwards = true, .fixed = true, .beyond = BY_SHIFT, .searched = 300};

static void input(void)
{
    n = number("N", 1, 100);
    next_line();
    for (int64_t i = 0; i < n; i++) {
        pile[i] = number("pile size", 1, 2000000000);
    }
}

static void answer(void)
{
    clear();
    for (int64_t i = 0; i < n; i++) {
        put(&heap, pile[i]);
    }
    print("%s\n", sum_wins() ? "koosaga" : "cubelover");
}

/* So many piles of 1 and, behind them, so many of another size. */
static void ones_and(const char *kind, int ones, int others, int size)
{
    add_input("%d\n", ones + others);
    for (int i = 0; i < ones + others; i++) {
        add_input(i == 0 ? "%d" : " %d", i < ones ? 1 : size);
    }
    add_input("\n");
    try_added(kind);
}

static void cases(void)
{
    narrow("N", 1, 4);
    narrow("pile size", 1, 4);
    every_input("small");
    widen();
    for (int ones = 0; ones <= 98; ones++) {
        ones_and("ones", ones + 1, 0, 0);
        ones_and("ones", ones, 1, 2 + ones);
        ones_and("ones", ones, 2, 2 + ones);
    }
    try_input("limit", "2\n16777216 16777217\n"); /* alike as float */
    heap_cases(&ordinary, 100, 2000000000);
    largest_input("limit");
}

const struct problem problem = {
    .rule = "A move takes one or more stones from one pile; whoever takes the last stone loses.",
    .players = {"koosaga", "cubelover"},
    .input = input,
    .answer = answer,
    .cases = cases,
};
