/*
 * HDU 4664 - Polygon Game
 *
 * Game:   N planes, with the corners of a convex polygon on each, or 1 or 2 points. A move joins two points of one
 *         plane by a segment that neither crosses a drawn segment nor shares an end point with one. Whoever cannot
 *         move loses.
 * Input:  T (1..1000, our own bound), then T games: N (1..10^6), then N numbers n (1..10^9); all N together at most
 *         10^6.
 * Output: for each game Carol if the first player wins, Dave otherwise.
 *
 * Idea:   A segment uses up two points and separates the rest for good: it takes two neighbours from a row and leaves
 *         two rows (Dawson's Kayles). The Grundy numbers of these rows have period 34 from 53 on (Guy and Smith
 *         1956), and their nim-sum (XOR) determines the winner.
 * Cost:   O(1) for each n: a table of 86 rows.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

enum { PERIOD = 34, PERIODIC_FROM = 53, ROWS = PERIODIC_FROM + PERIOD };

static int grundy[ROWS];

/* One of two mirror images is enough: at most 43 moves, so all numbers, and the XOR of two, are below 64. */
static void fill_table(void)
{
    int seen_at[64] = {0};
    for (int row = 1; row < ROWS; row++) {
        for (int left = 0, right = row - 2; left <= right; left++, right--) {
            seen_at[grundy[left] ^ grundy[right]] = row;
        }
        while (seen_at[grundy[row]] == row) {
            grundy[row]++;
        }
    }
}

int main(void)
{
    fill_table();
    const int64_t games = read_int("T", 1, 1000);
    int64_t planes_left = 1000000;
    for (int64_t game = 0; game < games; game++) {
        const int64_t planes = read_int("N", 1, planes_left);
        planes_left -= planes;
        int nim_sum = 0;
        for (int64_t i = 0; i < planes; i++) {
            const int64_t points = read_int("n", 1, 1000000000);
            nim_sum ^= grundy[points < PERIODIC_FROM ? points : PERIODIC_FROM + (points - PERIODIC_FROM) % PERIOD];
        }
        puts(nim_sum != 0 ? "Carol" : "Dave");
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
