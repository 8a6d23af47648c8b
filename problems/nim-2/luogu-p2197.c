/*
 * Luogu P2197 - Nim 2
 *
 * Game:   n piles; a move takes one or more stones from one pile. Whoever takes the last stone wins.
 * Input:  T (1..10), then T games: n (1..10,000), then n pile sizes (0..9999).
 * Output: for each game Yes if the first player wins, No otherwise.
 *
 * Idea:   The nim-sum (XOR) of the piles determines the winner: at 0 the player to move loses. An empty pile changes
 *         nothing.
 * Cost:   O(n) time, O(1) memory.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    const int64_t games = read_int("T", 1, 10);
    for (int64_t game = 0; game < games; game++) {
        const int64_t piles = read_int("n", 1, 10000);
        int64_t nim_sum = 0;
        for (int64_t i = 0; i < piles; i++) {
            nim_sum ^= read_int("pile size", 0, 9999);
        }
        puts(nim_sum != 0 ? "Yes" : "No");
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
