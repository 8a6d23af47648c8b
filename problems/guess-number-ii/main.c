/*
 * LeetCode 375 - Guess Number Higher or Lower II, as a program
 *
 * Game:   Bob thinks of a number from 1 to n. Alice guesses until she is right; each wrong guess costs her as much as the
 *         number that she has said, and Bob answers whether his number is lower or higher.
 * Input:  n (1..200).
 * Output: the least money with which Alice can be sure to pay for all her wrong guesses.
 *
 * Idea:   Bob may as well choose his number while he answers. Of an interval, Alice takes the guess for which the number
 *         itself and the more expensive side cost the least; Bob takes that side.
 * Cost:   O(n^3) time, O(n^2) memory.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

enum { MAX = 200 };

int main(void)
{
    static int64_t cost[MAX + 2][MAX + 2]; /* if the number is from low to high; 0 if there is at most one */
    const int64_t n = read_int("n", 1, MAX);
    for (int64_t low = n - 1; low >= 1; low--) {
        for (int64_t high = low + 1; high <= n; high++) {
            cost[low][high] = INT64_MAX;
            for (int64_t guess = low; guess <= high; guess++) {
                const int64_t lower = cost[low][guess - 1];
                const int64_t higher = cost[guess + 1][high];
                const int64_t all = guess + (lower > higher ? lower : higher);
                cost[low][high] = all < cost[low][high] ? all : cost[low][high];
            }
        }
    }
    printf("%lld\n", (long long)cost[1][n]);
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
