/*
 * CSES 2207 - Grundy's Game
 *
 * Game:   A pile of n coins. A move splits a pile into two that are not empty and not equal. Whoever makes the last
 *         move wins.
 * Input:  the number of games t (1..100,000), then a number n (1..10^6) for each game.
 * Output: one line per game: first or second, the player who wins.
 *
 * Idea:   The Grundy number of a pile is the mex of g(a) XOR g(b) over all splits. The player to move loses exactly
 *         when it is 0. A computation shows that from 1223 to 10^6 it is never 0, so a table up to 1222 is enough.
 * Cost:   about 1222^2 / 4 steps for the table, O(1) per game.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    enum { LAST_LOST = 1222 };
    int grundy[LAST_LOST + 1] = {0};
    int seen_at[1024] = {0}; /* a pile has at most 610 splits, so all numbers, and the XOR of two, are below 1024 */
    for (int pile = 1; pile <= LAST_LOST; pile++) {
        for (int part = 1; part < pile - part; part++) {
            seen_at[grundy[part] ^ grundy[pile - part]] = pile;
        }
        while (seen_at[grundy[pile]] == pile) {
            grundy[pile]++;
        }
    }
    for (int64_t games = read_int("t", 1, 100000); games > 0; games--) {
        const int64_t n = read_int("n", 1, 1000000);
        const bool is_lost = n <= LAST_LOST && grundy[n] == 0;
        puts(is_lost ? "second" : "first");
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
