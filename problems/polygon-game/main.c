/*
 * BOJ 13034 - Polygon Game (다각형 게임)
 *
 * Game:   A convex N-gon. A move joins two vertices by a segment (a side is allowed) that neither crosses a
 *         drawn segment nor shares an end point with one. Whoever cannot move loses.
 * Input:  N (3..1000).
 * Output: 1 if the first player wins, 2 otherwise.
 *
 * Idea:   A segment uses up two vertices and separates the rest for good: it takes two neighbours from a row of N and
 *         leaves two rows (Dawson's Kayles). A row loses exactly when its Grundy number is 0; these rows have period
 *         34 from 36 on (Guy and Smith 1956).
 * Cost:   O(1): a table of at most 69 rows.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    enum { PERIOD = 34, PERIODIC_FROM = 36 };
    const int vertices = (int)read_int("N", 3, 1000);
    const bool is_periodic = vertices >= PERIODIC_FROM;
    const int last = is_periodic ? PERIODIC_FROM + (vertices - PERIODIC_FROM) % PERIOD : vertices;

    /* One of two mirror images is enough: at most 34 moves, so all numbers, and the XOR of two, are below 64. */
    int grundy[PERIODIC_FROM + PERIOD] = {0};
    int seen_at[64] = {0};
    for (int row = 1; row <= last; row++) {
        for (int left = 0, right = row - 2; left <= right; left++, right--) {
            seen_at[grundy[left] ^ grundy[right]] = row;
        }
        while (seen_at[grundy[row]] == row) {
            grundy[row]++;
        }
    }
    puts(grundy[last] != 0 ? "1" : "2");
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
