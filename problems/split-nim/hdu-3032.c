/*
 * HDU 3032 - Split Nim
 *
 * Game:   N piles. A move takes one or more stones from one pile, or splits one pile into two non-empty piles
 *         (Lasker's Nim). Whoever takes the last stone wins.
 * Input:  T (1..100), then T games: N (1..10^6), then N pile sizes (1..2,147,483,647); all N together at most 10^6
 *         (our own bound).
 * Output: for each game Alice if the first player wins, Bob otherwise.
 *
 * Idea:   The Grundy numbers are 1, 2, 4, 3, 5, 6, 8, 7, ...: a pile of 4k + 3 has 4k + 4, one of 4k + 4 has 4k + 3,
 *         all others have their size. Their nim-sum (XOR) determines the winner. The largest pile has 2^31, which an
 *         int does not hold.
 * Cost:   O(N) time, O(1) memory: the piles are not stored.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    const int64_t games = read_int("T", 1, 100);
    int64_t piles_left = 1000000;
    for (int64_t game = 0; game < games; game++) {
        const int64_t piles = read_int("N", 1, piles_left);
        piles_left -= piles;
        int64_t nim_sum = 0;
        for (int64_t i = 0; i < piles; i++) {
            const int64_t stones = read_int("pile size", 1, 2147483647);
            nim_sum ^= stones % 4 == 3 ? stones + 1 : stones % 4 == 0 ? stones - 1 : stones;
        }
        puts(nim_sum != 0 ? "Alice" : "Bob");
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
