/* split-nim: take stones from one pile, or split a pile into two that are not empty (Lasker's Nim). */
#include "rules.h"

enum { MAX_PILES = 100, MAX_SIZE = 2000000000 };

static void moves(int64_t stones)
{
    for (int64_t taken = 1; taken <= stones; taken++) {
        leave(stones - taken, "take %" PRId64, taken);
    }
    for (int64_t part = 1; part <= stones - part; part++) {
        leave_two(part, stones - part, "split into %" PRId64 " and %" PRId64, part, stones - part);
    }
}

static struct game pile = {.moves = moves, .splits = true, .code = "4.(3)", .fixed = true, .unit = "stones"};

static void input(void)
{
    const int64_t count = count_of_next("N", 1, MAX_PILES);
    next_line();
    for (int64_t i = 0; i < count; i++) {
        put(&pile, number("pile size", 1, MAX_SIZE));
    }
}

static void cases(void)
{
    every_input("small", "N 1..2, pile size 1..7");
    every_input("small", "N 3, pile size 1..6");
    every_input("ones", "N 4..12, pile size 1");
    every_input("ones", "N 99..100, pile size 1");
    every_input("limit", "N 1, pile size 990..1010");          /* where tables end */
    every_input("limit", "N 2, pile size 16777214..16777218"); /* and floats */
    every_input("limit", "N 1..3, pile size 1999999997..2000000000");
    edge_inputs("edge", 40, "");
    lost_inputs("random", 300, "pile size 1..2000");
    lost_inputs("large", 200, "");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move takes stones from one pile or splits one pile in two; whoever takes the last stone wins.",
    .players = {"koosaga", "cubelover"},
    .input = input,
    .cases = cases,
};
