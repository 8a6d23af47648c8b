/* Nim with three piles and one pass for the whole game: whether it may be used when no stone is left, the input says. */
#include "rules.h"

enum { PILES = 3, PASS = PILES, NUMBERS };

static int64_t at_end;

static void moves(int64_t position)
{
    int64_t p[NUMBERS];
    numbers_of(position, p);
    int64_t stones = 0;
    for (int pile = 0; pile < PILES; pile++) {
        const int64_t before = p[pile];
        stones += before;
        for (p[pile] = 0; p[pile] < before; p[pile]++) {
            leave(position_of(p, NUMBERS), "pile %d: %" PRId64, pile + 1, p[pile]);
        }
    }
    if (p[PASS] > 0 && (stones > 0 || at_end > 0)) {
        p[PASS] = 0;
        leave(position_of(p, NUMBERS), "pass");
    }
}

static struct game piles = {.moves = moves};

static void input(void)
{
    int64_t p[NUMBERS] = {[PASS] = 1};
    at_end = number("E", 0, 1);
    p[0] = number("A", 0, 10);
    p[1] = number("B", 0, 10);
    p[2] = number("C", 0, 10);
    put(&piles, position_of(p, NUMBERS));
}

static void cases(void) { every_input("small", "E 0..1, A 0..2, B 0..2, C 0..2"); }

const struct problem problem = {
    .rule = "A move takes stones from one pile, or passes, once in a game; whoever cannot move loses.",
    .players = {"W", "L"},
    .input = input,
    .cases = cases,
};
