/*
 * AtCoder ARC 168 B - Arbitrary Nim
 *
 * Game:   N piles. First a number k is chosen; then Alice and Bob play Nim in which a move takes at most k stones. Whoever
 *         cannot move loses. Alice moves first.
 * Input:  N (1..250,000), then N pile sizes A (1..10^9).
 * Output: the largest k with which Alice wins; 0 if there is none, -1 if there is no largest one.
 *
 * Idea:   A large k is no bound, so a nim-sum that is not 0 means -1. Otherwise equal piles cancel in pairs, whatever k
 *         is. With the largest pile that is left minus 1 as k, only that pile counts as 0, and Alice wins.
 * Cost:   O(N log N) time, O(N) memory.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

static int by_size(const void *a, const void *b)
{
    const int64_t one = *(const int64_t *)a;
    const int64_t other = *(const int64_t *)b;
    return (one > other) - (one < other);
}

int main(void)
{
    enum { MAX_PILES = 250000 };
    static int64_t piles[MAX_PILES];
    const int64_t count = read_int("N", 1, MAX_PILES);
    int64_t nim_sum = 0;
    for (int64_t i = 0; i < count; i++) {
        piles[i] = read_int("A", 1, 1000000000);
        nim_sum ^= piles[i];
    }
    qsort(piles, (size_t)count, sizeof *piles, by_size);
    int64_t last = count - 1; /* the largest pile whose equals have not been struck out in pairs */
    while (last > 0 && piles[last] == piles[last - 1]) {
        last -= 2;
    }
    printf("%lld\n", nim_sum != 0 ? -1 : last >= 0 ? (long long)piles[last] - 1 : 0);
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
