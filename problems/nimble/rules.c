/* nimble: slide one coin to the left; whoever brings the last coin to square 0 wins. */
#include "rules.h"

enum { MAX_PILES = 100 };
static const int64_t MAX_SIZE = 1000000000;

static void moves(int64_t square)
{
    for (int64_t to = square - 1; to >= 0; to--) {
        say("slide %" PRId64 " to %" PRId64, square, to);
        leave(to);
    }
}

static void show(int64_t square)
{
    print("a coin on square %" PRId64, square);
}

static struct game pile = {
    .moves = moves, .upwards = true, .fixed = true, .beyond = BY_SHIFT, .searched = 2000, .show = show};

static int64_t count;
static int64_t sizes[MAX_PILES];

static void input(void)
{
    count = number("M", 1, MAX_PILES);
    next_line();
    for (int64_t i = 0; i < count; i++) {
        sizes[i] = number("square", 1, MAX_SIZE);
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
    .rule = "A move slides one coin to the left; whoever brings the last coin to square 0 wins.",
    .players = {"koosaga", "cubelover"},
    .input = input,
    .answer = answer,
    .cases = cases,
};
