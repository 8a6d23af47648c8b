/* Misere Nim: sums in misere play. Another way: Bouton's rule of 1901. */
#include "rules.h"

static int64_t count;
static int64_t sizes[6];

static void moves(int64_t stones)
{
    for (int64_t left = 0; left < stones; left++) {
        leave(left);
    }
}

static struct game pile = {
    .moves = moves, .misere = true, .upwards = true, .fixed = true, .beyond = BY_SHIFT, .searched = 200};

static void input(void)
{
    count = number("N", 1, 6);
    next_line();
    for (int64_t i = 0; i < count; i++) {
        sizes[i] = number("pile size", 1, 1000000000);
    }
}

static void answer(void)
{
    int64_t nim_sum = 0;
    bool only_ones = true;
    clear();
    for (int64_t i = 0; i < count; i++) {
        put(&pile, sizes[i]);
        nim_sum ^= sizes[i];
        only_ones = only_ones && sizes[i] == 1;
    }
    const bool by_rule = only_ones ? count % 2 == 0 : nim_sum != 0;
    demand(sum_wins() == by_rule, "misere Nim");
    print("%s\n", by_rule ? "first" : "second");
}

static void cases(void)
{
    narrow("N", 1, 3);
    narrow("pile size", 1, 6);
    every_input("small");
    widen();
    random_heaps(&pile, "random", 100, 6, 1000000000);
}

const struct problem problem = {.rule = "A move takes stones from one pile; the last stone loses.",
                                .input = input,
                                .answer = answer,
                                .cases = cases};
