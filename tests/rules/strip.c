/* Coins on a strip that may neither pass each other nor share a square. The input has the empty squares to the left of
   each coin. */
#include "rules.h"

enum { COINS = 4 };

static void moves(int64_t position)
{
    int64_t gap[COINS];
    numbers_of(position, gap);
    for (int coin = 0; coin < COINS; coin++) {
        for (int64_t by = 1; by <= gap[coin]; by++) {
            int64_t after[COINS];
            numbers_of(position, after);
            after[coin] -= by;
            if (coin + 1 < COINS) {
                after[coin + 1] += by;
            }
            leave(position_of(after, COINS), "coin %d: %" PRId64, coin + 1, by);
        }
    }
}

static struct game strip = {.moves = moves};

static void input(void)
{
    int64_t gap[COINS];
    for (int coin = 0; coin < COINS; coin++) {
        gap[coin] = number((const char *[]){"A", "B", "C", "D"}[coin], 0, 10);
    }
    put(&strip, position_of(gap, COINS));
}

static void cases(void) { every_input("small", "A 0..2, B 0..2, C 0..2, D 0..2"); }

const struct problem problem = {
    .rule = "A move shifts a coin to the left, not past another; whoever cannot move loses.",
    .players = {"W", "L"},
    .input = input,
    .cases = cases,
};
