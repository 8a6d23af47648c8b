/*
 * Codeforces 15C - Industrial Nim
 *
 * Game:   Nim. Quarry i has m piles, of x, x + 1, ..., x + m - 1 stones. Whoever cannot move loses.
 * Input:  the number of quarries n (1..100,000), then n lines x m (1..10^16 each).
 * Output: tolik or bolik, the player who wins. Tolik moves first.
 *
 * Idea:   The nim-sum of 0, 1, ..., k is k, 1, k + 1 or 0 for k mod 4 = 0, 1, 2, 3, as four in a row from a multiple of 4 on
 *         give 0. A run is what is left of two of these.
 * Cost:   O(n) time, O(1) memory.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

/* The nim-sum of 0, 1, ..., last. */
static int64_t nim_sum_to(int64_t last)
{
    const int64_t sums[4] = {last, 1, last + 1, 0};
    return sums[last % 4];
}

int main(void)
{
    const int64_t most = (int64_t)1000000000 * 10000000;
    int64_t nim_sum = 0;
    const int64_t n = read_int("n", 1, 100000);
    for (int64_t i = 0; i < n; i++) {
        const int64_t x = read_int("x", 1, most);
        const int64_t m = read_int("m", 1, most);
        nim_sum ^= nim_sum_to(x + m - 1) ^ nim_sum_to(x - 1);
    }
    puts(nim_sum != 0 ? "tolik" : "bolik");
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
