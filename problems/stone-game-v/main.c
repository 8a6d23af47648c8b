/*
 * LeetCode 1563 - Stone Game V, as a program
 *
 * Game:   a row of stones with values. Alice cuts it into two parts. Bob throws away the one with the larger sum, or if the
 *         sums are equal the one that Alice names; she scores the sum of the other one, which is cut next. It ends when one
 *         stone is left.
 * Input:  n (1..500), then the values from left to right (1..1,000,000).
 * Output: the points of Alice, if she cuts perfectly.
 *
 * Idea:   Only Alice chooses: of each interval, keep the best that she can get. A left part can be kept up to the middle of
 *         the sum, a right part from there on. So one running maximum for each side, up to the middle, replaces the trying
 *         of all cuts.
 * Cost:   O(n^2) time and memory.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

enum { MAX = 500 };

static int64_t larger(int64_t one, int64_t other) { return one > other ? one : other; }

int main(void)
{
    static int64_t sum[MAX + 1];                 /* of the first so many values */
    static int64_t from_right[MAX + 2][MAX + 1]; /* largest gain of the intervals from here or later to here */
    static int64_t from_left[MAX + 1];           /* largest gain of the intervals from `begin` to here or sooner */
    const int64_t n = read_int("n", 1, MAX);
    for (int64_t i = 1; i <= n; i++) {
        sum[i] = sum[i - 1] + read_int("stone", 1, 1000000);
    }
    int64_t best = 0; /* from the stones begin + 1 to end; with their sum it is their gain */
    for (int64_t begin = n - 1; begin >= 0; begin--) {
        int64_t middle = begin; /* the last place where the left part is not the larger one */
        from_left[begin] = 0;
        for (int64_t end = begin + 1; end <= n; end++) {
            const int64_t all = sum[end] - sum[begin];
            while (2 * (sum[middle + 1] - sum[begin]) <= all) {
                middle++;
            }
            const int64_t rest = 2 * (sum[middle] - sum[begin]) == all ? middle : middle + 1;
            best = larger(from_left[middle], from_right[rest][end]);
            from_left[end] = larger(from_left[end - 1], all + best);
            from_right[begin][end] = larger(from_right[begin + 1][end], all + best);
        }
    }
    printf("%lld\n", (long long)best);
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
