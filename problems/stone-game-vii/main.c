/*
 * LeetCode 1690 - Stone Game VII, as a program
 *
 * Game:   a row of stones; a move removes the leftmost or the rightmost one and scores the sum of those that remain.
 * Input:  n (2..1000), then the stones from left to right (1..1000).
 * Output: how many points more Alice, who moves first, gets than Bob.
 *
 * Idea:   The lead in a row is the better of its two moves: what remains after it, minus the lead of the opponent in that
 *         rest. Rows of one length after another, in one array; sums of parts are differences of sums from the left.
 * Cost:   O(n^2) time, O(n) memory.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { MAX = 1000 };

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    static int64_t before[MAX + 1]; /* sum of the stones to the left of a place */
    static int64_t lead[MAX];       /* in the row of this length that begins here; of one stone 0 */
    const int64_t n = read_int("n", 2, MAX);
    for (int64_t i = 0; i < n; i++) {
        before[i + 1] = before[i] + read_int("stone", 1, 1000);
    }
    for (int64_t length = 2; length <= n; length++) {
        for (int64_t i = 0; i + length <= n; i++) {
            const int64_t left = before[i + length] - before[i + 1] - lead[i + 1];
            const int64_t right = before[i + length - 1] - before[i] - lead[i];
            lead[i] = left > right ? left : right;
        }
    }
    printf("%lld\n", (long long)lead[0]);
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
