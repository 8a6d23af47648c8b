/*
 * LeetCode 1140 - Stone Game II, as a program
 *
 * Game:   a row of piles; M is 1 at first. A move takes the first X piles, 1 <= X <= 2M, and M becomes the larger of M and
 *         X. Each player wants as many stones as possible.
 * Input:  n (1..100), then the piles from left to right (1..10,000).
 * Output: how many stones the first player gets.
 *
 * Idea:   A position is where the row begins and M. From there the player to move gets all that is left, minus what the
 *         opponent gets after the best X. The end of the row first.
 * Cost:   O(n^3) time, O(n^2) memory.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { MAX = 100 };

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    static int64_t left[MAX + 1];         /* stones from this pile on */
    static int64_t got[MAX + 1][MAX + 1]; /* by who moves from this pile on, with this M */
    const int64_t n = read_int("n", 1, MAX);
    for (int64_t i = 0; i < n; i++) {
        left[i] = read_int("pile", 1, 10000);
    }
    for (int64_t i = n - 1; i >= 0; i--) {
        left[i] += left[i + 1];
        for (int64_t m = 1; m <= n; m++) {
            for (int64_t x = 1; x <= 2 * m && i + x <= n; x++) {
                const int64_t own = left[i] - got[i + x][x > m ? x : m];
                got[i][m] = own > got[i][m] ? own : got[i][m];
            }
        }
    }
    printf("%lld\n", (long long)got[0][1]);
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
