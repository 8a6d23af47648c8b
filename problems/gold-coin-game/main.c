/*
 * BOJ 5386 - Gold Coin Game (금화 게임)
 *
 * Game:   S coins; a move takes 1, K, K^2, K^3, ... coins. Whoever takes the last coin wins.
 * Input:  the number of cases T (1..100,000; this bound is our own), then T lines of S
 *         (1..10^9) and K (1..100).
 * Output: one line per case: the smallest first amount that wins, or 0.
 *
 * Idea:   If K is odd, odd S wins by taking 1. If K is even, every amount is 1 or -1 mod K + 1. Let r be S mod (K + 1):
 *         odd r wins by taking 1, r = K by taking K, any other r loses.
 * Cost:   O(1) per case.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    const int64_t cases = read_int("T", 1, 100000);
    for (int64_t i = 0; i < cases; i++) {
        const int coins = (int)read_int("S", 1, 1000000000);
        const int base = (int)read_int("K", 1, 100);
        const int residue = coins % (base + 1);
        const int amount = base % 2 != 0 ? coins % 2 : residue == base ? base : residue % 2;
        printf("%d\n", amount);
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
