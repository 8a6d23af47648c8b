/*
 * BOJ 28155 - Splitting Pairs
 *
 * Game:   n piles, none empty. A move removes k piles, where k >= 1 and 2k <= n, and then splits each of k others into
 *         two piles that are not empty. So there are n piles again. Whoever cannot move loses; Alice moves first.
 * Input:  T (1..1000), then for each game n (2..50) and n pile sizes (1..10^12).
 * Output: one line per game: 1 if Alice wins, 0 if Bob does.
 *
 * Idea:   For even n the player to move loses exactly when all piles are odd; for odd n, where one pile stays,
 *         exactly when the largest power of two dividing a pile is the same for all. No split gives both parts the
 *         pile's power; both can get a lower one.
 * Cost:   O(n) per game.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

/* The largest power of two that divides the number: its lowest binary 1 and the zeros after it. */
static int64_t lowest_bit(int64_t number) { return number & -number; }

int main(void)
{
    const int64_t games = read_int("T", 1, 1000);
    for (int64_t i = 0; i < games; i++) {
        const int64_t piles = read_int("n", 2, 50);
        int64_t bits = 0; /* the lowest bits of all piles */
        for (int64_t pile = 0; pile < piles; pile++) {
            bits |= lowest_bit(read_int("pile size", 1, 1000000000000LL));
        }
        const bool are_alike = bits == lowest_bit(bits);
        const bool alice_wins = piles % 2 == 0 ? bits != 1 : !are_alike;
        puts(alice_wins ? "1" : "0");
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
