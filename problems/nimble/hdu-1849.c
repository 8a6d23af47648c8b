/*
 * HDU 1849 - Nimble
 *
 * Game:   Coins on squares 0, 1, 2, ... of a strip, any number on a square. A move slides one coin any
 *         number of squares to the left. Whoever brings the last coin to square 0 wins.
 * Input:  1 to 100 games (our own bound): m (1..1000), the number of coins, then their m squares (0..1000); a 0 ends
 *         them.
 * Output: for each game Rabbit Win! if the first player wins, Grass Win! otherwise.
 *
 * Idea:   A coin on square s is a Nim pile of s stones, so the nim-sum (XOR) of the squares determines the winner. A
 *         coin on square 0 is an empty pile.
 * Cost:   O(m) time, O(1) memory.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    for (int64_t coins; (coins = read_int("m", 0, 1000)) != 0;) {
        int64_t nim_sum = 0;
        for (int64_t i = 0; i < coins; i++) {
            nim_sum ^= read_int("square", 0, 1000);
        }
        puts(nim_sum != 0 ? "Rabbit Win!" : "Grass Win!");
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
