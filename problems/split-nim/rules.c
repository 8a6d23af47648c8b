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

/* ---- HDU 3032: several games, of up to 2^31 - 1 stones a pile ---- */

enum { MAX_IN_ALL = 1000000 };

static int64_t piles_so_far;

static void preamble_of_hdu(void) { piles_so_far = 0; }

static void input_of_hdu(void)
{
    const int64_t count = count_of_next("N", 1, MAX_IN_ALL);
    piles_so_far += count;
    must(piles_so_far <= MAX_IN_ALL, "the sum of all N must be at most 1,000,000");
    next_line();
    for (int64_t i = 0; i < count; i++) {
        put(&pile, number("pile size", 1, INT32_MAX));
    }
}

static void cases_of_hdu(void)
{
    every_input("small", "T 1, N 1..2, pile size 1..9");
    every_input("small", "T 1, N 3, pile size 1..5");
    every_input("small", "T 2, N 1..2, pile size 1..2");
    every_input("limit", "T 1, N 1..3, pile size 2147483644..2147483647");
    try_input("limit", "1\n3\n1 2147483646 2147483647\n");
    edge_inputs("edge", 40, "T 1..3, N 1..20");
    lost_inputs("random", 200, "T 1..5, N 1..20, pile size 1..2000");
    lost_inputs("large", 100, "T 1..5, N 1..200");
    lost_inputs("limit", 2, "T 1, N 100000");
    add_input("1\n%d\n", MAX_IN_ALL);
    for (int i = 0; i < MAX_IN_ALL; i++) {
        add_input("%d%c", INT32_MAX - i % 5, i < MAX_IN_ALL - 1 ? ' ' : '\n');
    }
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move takes stones from one pile or splits one pile in two; whoever takes the last stone wins.",
    .players = {"koosaga", "cubelover"},
    .input = input,
    .cases = cases,
    .forms =
        (const struct problem[]){
            {.form = "hdu-3032",
             .players = {"Alice", "Bob"},
             .games = {COUNTED, "T", 1, 100},
             .preamble = preamble_of_hdu,
             .input = input_of_hdu,
             .cases = cases_of_hdu},
            {0},
        },
};
