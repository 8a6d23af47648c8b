/*
 * BOJ 10363 - Circle and Marble
 *
 * Game:   Circles 1..N form a tree with circle 1 at the top; circle i hangs below circle P_i < i. Circle i
 *         holds M_i marbles. A move moves one marble one circle down. Whoever cannot move loses.
 * Input:  T (1..100), then for each case N (3..20000), M_1..M_N (0..10^6) and P_1..P_N (0..N - 1: P_1 = 0, then
 *         1 <= P_i < i). A way down has at most 400 circles (not checked).
 * Output: one line per case: "Case #X: first" or "Case #X: second", the winner.
 *
 * Idea:   Every marble is a game of its own, with the Grundy number of its circle: the mex over the circles directly
 *         below. Two marbles in one circle cancel, so only odd or even counts. From N down to 1, every circle comes
 *         after all circles below it.
 * Cost:   O(N) time and memory; number g needs 2^g circles in its subtree, so 15 bits are enough.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

enum { MAX_CASES = 100, MAX_CIRCLES = 20000 };

/* Reads a case and returns its nim-sum. */
static int read_nim_sum(void)
{
    bool odd[MAX_CIRCLES + 1]; /* this circle holds an odd number of marbles */
    int parent[MAX_CIRCLES + 1];
    const int circles = (int)read_int("N", 3, MAX_CIRCLES);
    for (int i = 1; i <= circles; i++) {
        odd[i] = read_int("M", 0, 1000000) % 2 != 0;
    }
    for (int i = 1; i <= circles; i++) {
        parent[i] = (int)read_int("P", i == 1 ? 0 : 1, i - 1);
    }

    int below[MAX_CIRCLES + 1] = {0}; /* bit g: a circle with the Grundy number g hangs here */
    int nim_sum = 0;
    for (int i = circles; i >= 1; i--) {
        int grundy = 0;
        while (below[i] >> grundy & 1) {
            grundy++;
        }
        below[parent[i]] |= 1 << grundy;
        nim_sum ^= odd[i] ? grundy : 0;
    }
    return nim_sum;
}

int main(void)
{
    const int cases = (int)read_int("T", 1, MAX_CASES);
    for (int i = 1; i <= cases; i++) {
        printf("Case #%d: %s\n", i, read_nim_sum() != 0 ? "first" : "second");
    }
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
