/* odd-even-nim: take an even number of stones that is not the whole pile, or an odd number that is. */
#include "rules.h"

enum { MAX_PILES = 100, MAX_SIZE = 2147000000 };

static int64_t sizes[MAX_PILES];

static void moves(int64_t stones)
{
    for (int64_t taken = 1; taken <= stones; taken++) {
        const bool even = taken % 2 == 0;
        const bool whole_pile = taken == stones;
        if (even != whole_pile && !leave(stones - taken, "take %" PRId64, taken)) {
            break;
        }
    }
}

static struct game pile = {.moves = moves, .code = "0.(12)", .fixed = true, .unit = "stones"};

static void input(void)
{
    bool has_move = false;
    const int64_t count = count_of_next("N", 1, MAX_PILES);
    next_line();
    for (int64_t i = 0; i < count; i++) {
        sizes[i] = number("pile size", 1, MAX_SIZE);
        put(&pile, sizes[i]);
        has_move = has_move || sizes[i] != 2;
    }
    must(has_move, "some pile must not be 2");
}

static void cases(void)
{
    every_input("small", "N 1..2, pile size 1..7");
    every_input("small", "N 3, pile size 1..6");
    every_input("ones", "N 4..12, pile size 1");
    every_input("ones", "N 99..100, pile size 1");
    every_input("limit", "N 1, pile size 990..1010");          /* where tables end */
    every_input("limit", "N 2, pile size 16777214..16777218"); /* and floats */
    every_input("limit", "N 1..3, pile size 2146999997..2147000000");
    edge_inputs("edge", 40, "");
    lost_inputs("random", 300, "pile size 1..2000");
    lost_inputs("large", 200, "");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move takes an even part of a pile, or all of an odd pile; whoever cannot move loses.",
    .players = {"koosaga", "cubelover"},
    .input = input,
    .cases = cases,
};
