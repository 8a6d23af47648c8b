/*
 * CSES 2208 - Another Game
 *
 * Game:   Piles of coins. A move takes one coin from each of any number of piles, at least one. Whoever takes the last
 *         coin wins.
 * Input:  the number of games t (1..200,000), then for each game n (1..200,000) and n numbers x (1..10^9). The sum of
 *         all n is at most 200,000.
 * Output: one line per game: first or second, the player who wins.
 *
 * Idea:   From piles that are all even, every move makes some pile odd. From all others, take one coin from every odd pile: then all are even. So the player to move loses exactly when all piles are even.
 * Cost:   O(sum of n) time, O(1) memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    int64_t piles_left = 200000;
    const int64_t games = read_int("t", 1, 200000);
    for (int64_t game = 0; game < games; game++) {
        const int64_t piles = read_int("n", 1, piles_left);
        piles_left -= piles;
        bool any_odd = false;
        for (int64_t i = 0; i < piles; i++) {
            any_odd = read_int("x", 1, 1000000000) % 2 == 1 || any_odd;
        }
        puts(any_odd ? "first" : "second");
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
