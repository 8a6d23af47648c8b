/*
 * BOJ 24656 - Destructive Game
 *
 * Game:   N piles; pile i has a_i stones and its own base b_i. A move removes b_i^k stones
 *         (1, b_i, b_i^2, ...) from one pile i. Whoever cannot move loses.
 * Input:  N (1..100000), then N lines a b (1..10^9).
 * Output: Alice if the first player wins, Bob otherwise.
 *
 * Idea:   b odd: all amounts are odd, so the Grundy number is a mod 2. b even: modulo b + 1, all amounts are 1 or -1,
 *         and the residues 0, 1, ..., b - 1, b have the Grundy numbers 0, 1, ..., 1, 2. Their XOR determines the
 *         winner.
 * Cost:   O(N) time, O(1) memory.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    const int64_t piles = read_int("N", 1, 100000);
    int64_t nim_sum = 0;
    for (int64_t i = 0; i < piles; i++) {
        const int64_t stones = read_int("a", 1, 1000000000);
        const int64_t base = read_int("b", 1, 1000000000);
        const int64_t residue = stones % (base + 1);
        nim_sum ^= base % 2 != 0 ? stones % 2 : residue == base ? 2 : residue % 2;
    }
    puts(nim_sum != 0 ? "Alice" : "Bob");
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
