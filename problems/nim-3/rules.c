/* Nim: any number of stones from one pile, the last stone wins. How many first moves win? */
#include "rules.h"

static int64_t n;
static int64_t pile[1000];

static void moves(int64_t stones)
{
    for (int64_t left = stones - 1; left >= 0; left--) {
        say("take %d", (int)(stones - left));
        leave(left);
    }
}

static struct game heap = {
    .moves = moves, .upwards = true, .fixed = true, .searched = 1000, .unit = "stones"};

static void input(void)
{
    n = number("N", 1, 1000);
    next_line();
    for (int64_t i = 0; i < n; i++) {
        pile[i] = number("pile size", 1, 1000);
    }
}

static void answer(void)
{
    clear();
    for (int64_t i = 0; i < n; i++) {
        put(&heap, pile[i]);
    }
    print("%d\n", (int)count_winning_moves());
}

/* So many piles of a size, and one more. */
static void alike(int piles, int size, int last)
{
    add_input("%d\n", piles + 1);
    for (int i = 0; i < piles; i++) {
        add_input("%d ", size);
    }
    add_input("%d\n", last);
    try_added("limit");
}

static void cases(void)
{
    narrow("N", 1, 4);
    narrow("pile size", 1, 5);
    every_input("small");
    narrow("N", 1, 1);
    narrow("pile size", 1, 1000);
    every_input("one-pile");
    widen();
    random_heaps(&heap, "random", 400, 40, 1000);
    random_heaps(&heap, "large", 12, 1000, 1000);
    for (int piles = 998; piles <= 999; piles++) {
        alike(piles, 1, 1);
        alike(piles, 1, 1000);
        alike(piles, 1000, 999);
        alike(piles, 512, 511);
    }
    largest_input("limit");
}

const struct problem problem = {
    .rule = "A move takes one or more stones from one pile; the last stone wins. How many first moves win?",
    .players = {"koosaga", "cubelover"},
    .input = input,
    .answer = answer,
    .cases = cases,
};
