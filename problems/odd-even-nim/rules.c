/* odd-even-nim: remove an even number of stones that is not the whole pile, or an odd number that is. */
#include "rules.h"

enum { MAX_PILES = 100 };
static const int64_t MAX_SIZE = 2147000000;

static void moves(int64_t stones)
{
    for (int64_t removed = 1; removed <= stones; removed++) {
        const bool even = removed % 2 == 0;
        const bool whole_pile = removed == stones;
        if (even != whole_pile) {
            say("take %" PRId64, removed);
            leave(stones - removed);
        }
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
    bool over = true;
    for (int64_t i = 0; i < count; i++) {
        over = over && sizes[i] == 2;
    }
    must(!over, "some pile must not be 2");
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
    .rule = "A move takes an even part of a pile, or all of an odd pile; whoever cannot move loses.",
    .players = {"koosaga", "cubelover"},
    .input = input,
    .answer = answer,
    .cases = cases,
};
