/*
 * BOJ 11869 - Nimble (님블)
 *
 * Game:   Coins on squares 0, 1, 2, ... of a strip, any number on a square. A move slides one coin any
 *         number of squares to the left. Whoever brings the last coin to square 0 wins.
 * Input:  M (1..100), the number of coins, then their M squares (1..10^9).
 * Output: koosaga if the first player wins, cubelover otherwise.
 *
 * Idea:   Coins do not get in each other's way, and a coin on square s may go to any of 0..s-1: it is a Nim pile of s
 *         stones. So this is Nim, and the nim-sum (XOR) of the squares determines the winner.
 * Cost:   O(M) time, O(1) memory.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    const int64_t coins = read_int("M", 1, 100);
    int64_t nim_sum = 0;
    for (int64_t i = 0; i < coins; i++) {
        nim_sum ^= read_int("square", 1, 1000000000);
    }
    puts(nim_sum != 0 ? "koosaga" : "cubelover");
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
