/*
 * BOJ 5945 - Treasure Chest
 *
 * Game:   A row of N coins; a move takes the leftmost or the rightmost one. Both players want the largest
 *         sum of their own coins.
 * Input:  N (1..5000), then N coins (1..5000).
 * Output: the sum of the first player.
 *
 * Idea:   Card Game's table of leads, length by length, in a single row: the new lead at place i needs only the old
 *         ones at i and i + 1. Going from left to right, nothing is overwritten that is still needed.
 * Cost:   O(N^2) time, O(N) memory.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    enum { MAX_COINS = 5000 };
    static int coins[MAX_COINS];
    const int count = (int)read_int("N", 1, MAX_COINS);
    int all = 0;
    for (int i = 0; i < count; i++) {
        coins[i] = (int)read_int("coin", 1, 5000);
        all += coins[i];
    }

    static int leads[MAX_COINS + 1]; /* of the intervals of length 0: nothing to take */
    for (int length = 1; length <= count; length++) {
        for (int i = 0; i + length <= count; i++) {
            const int take_left = coins[i] - leads[i + 1];
            const int take_right = coins[i + length - 1] - leads[i];
            leads[i] = take_left > take_right ? take_left : take_right;
        }
    }
    printf("%d\n", (all + leads[0]) / 2);
    return 0;
}

/* snippet common/snippets/read_int.c */
/* Reads the next integer; one that is missing or not from low to high (10^18 at most) ends the program. */
static int64_t read_int(const char *name, int64_t low, int64_t high)
{
    const int64_t too_large = (int64_t)2000000000 * 1000000000;
    int c = getchar();
    while (isspace(c)) {
        c = getchar();
    }
    const int sign = low < 0 && c == '-' ? -1 : 1;
    c = sign < 0 ? getchar() : c;
    int64_t value = isdigit(c) ? 0 : too_large;
    for (; isdigit(c); c = getchar()) {
        value = value < too_large / 10 ? 10 * value + (c - '0') : too_large;
    }
    if (sign * value < low || sign * value > high || (c != EOF && !isspace(c))) {
        fprintf(stderr, "%s: expected an integer from %lld to %lld\n", name, (long long)low, (long long)high);
        exit(EXIT_FAILURE);
    }
    return sign * value;
}
