/* Nim: any number of stones from one pile, the last stone wins. How many first moves win? */
#include "rules.h"

static int64_t count;
static int64_t sizes[1000];

static void amounts(void) { amounts_in(1, INT64_MAX); }

static struct game pile = {.amounts = amounts, .unit = "stones"};

static void input(void)
{
    count = count_of_next("N", 1, 1000);
    next_line();
    for (int64_t i = 0; i < count; i++) {
        sizes[i] = number("pile size", 1, 1000);
        put(&pile, sizes[i]);
    }
}

/* A move wins if the Grundy numbers of what it leaves cancel each other out. */
static void answer(void)
{
    int64_t nim_sum = 0;
    int winning = 0;
    for (int64_t i = 0; i < count; i++) {
        nim_sum ^= grundy(&pile, sizes[i]);
    }
    for (int64_t i = 0; i < count; i++) {
        const int64_t others = nim_sum ^ grundy(&pile, sizes[i]);
        for (int64_t left = 0; left < sizes[i]; left++) {
            winning += grundy(&pile, left) == others ? 1 : 0;
        }
    }
    print("%d\n", winning);
}

/* A case with this many piles of one size, and one more pile. */
static void alike(int piles, int size, int last)
{
    add_input("%d\n", piles + 1);
    for (int i = 0; i < piles; i++) {
        add_input("%d ", size);
    }
    try_input("limit", "%d\n", last);
}

static void cases(void)
{
    every_input("small", "N 1..4, pile size 1..5");
    every_input("one-pile", "N 1");
    lost_inputs("random", 400, "N 2..40");
    lost_inputs("large", 12, "");
    for (int piles = 998; piles <= 999; piles++) {
        alike(piles, 1, 1);
        alike(piles, 1, 1000);
        alike(piles, 1000, 999);
        alike(piles, 512, 511);
    }
    largest_input("limit");
}

const struct problem problem = {
    .rule =
        "A move takes one or more stones from one pile; whoever takes the last stone wins. How many first moves win?",
    .players = {"koosaga", "cubelover"},
    .input = input,
    .answer = answer,
    .answer_is = "the number of first moves that win",
    .cases = cases,
};
