/* split-nim: take stones from one pile, or split a pile into two that are not empty (Lasker's Nim). */
#include "rules.h"

enum { MAX_PILES = 100 };
static const int64_t MAX_SIZE = 2000000000;

static void moves(int64_t stones)
{
    for (int64_t left = stones - 1; left >= 0; left--) {
        say("take %" PRId64, stones - left);
        leave(left);
    }
    for (int64_t part = 1; part <= stones - part; part++) {
        say("split into %" PRId64 " and %" PRId64, part, stones - part);
        leave_two(part, stones - part);
    }
}

static struct game pile = {
    .moves = moves, .upwards = true, .fixed = true, .beyond = BY_SHIFT, .searched = 2000, .unit = "stones"};

static int64_t count;
static int64_t sizes[MAX_PILES];

static void input(void)
{
    count = number("N", 1, MAX_PILES);
    next_line();
    for (int64_t i = 0; i < count; i++) {
        sizes[i] = number("pile size", 1, MAX_SIZE);
    }
}

static void answer(void)
{
    clear();
    for (int64_t i = 0; i < count; i++) {
        put(&pile, sizes[i]);
    }
    print("%s\n", sum_wins() ? "koosaga" : "cubelover");
}

static void cases(void)
{
    heap_cases(&pile, MAX_PILES, MAX_SIZE);
}

const struct problem problem = {
    .rule = "A move takes stones from one pile or splits one pile in two; the last stone wins.",
    .players = {"koosaga", "cubelover"},
    .input = input,
    .answer = answer,
    .cases = cases,
};
