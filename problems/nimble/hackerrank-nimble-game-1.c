/*
 * HackerRank nimble-game-1 - Nimble
 *
 * Game:   Coins on squares 0, 1, 2, ... of a strip, any number on a square. A move slides one coin any
 *         number of squares to the left. Whoever brings the last coin to square 0 wins.
 * Input:  T (1..10,000), then T games: n (1..100), the number of squares, then how many coins are on each (0..10^9).
 * Output: for each game First if the first player wins, Second otherwise.
 *
 * Idea:   A coin on square s is a Nim pile of s stones, and two coins on one square cancel out. So the nim-sum (XOR) of
 *         the squares with an odd number of coins determines the winner.
 * Cost:   O(n) time, O(1) memory.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    const int64_t games = read_int("T", 1, 10000);
    for (int64_t game = 0; game < games; game++) {
        const int64_t squares = read_int("n", 1, 100);
        int64_t nim_sum = 0;
        for (int64_t square = 0; square < squares; square++) {
            nim_sum ^= read_int("coins", 0, 1000000000) % 2 == 1 ? square : 0;
        }
        puts(nim_sum != 0 ? "First" : "Second");
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
