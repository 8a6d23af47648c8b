/*
 * HDU 1850 - Nim 3
 *
 * Game:   M piles; a move takes one or more stones from one pile. Whoever takes the last stone wins.
 * Input:  1 to 1000 games (our own bound): M (2..100), then M pile sizes (1..10^6); a 0 ends them.
 * Output: for each game the number of first moves after which the first player can win.
 *
 * Idea:   A move wins when it makes the nim-sum (XOR) 0. So a pile a must become a ^ s, where s is the nim-sum now.
 *         That is a move only if a ^ s < a: every pile has at most one winning move, and the answer counts these
 *         piles.
 * Cost:   O(M) time and memory.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

enum { MAX_PILES = 100 };

int main(void)
{
    int pile[MAX_PILES];
    for (int64_t piles; (piles = read_int("M", 0, MAX_PILES)) != 0;) {

        int64_t nim_sum = 0;
        for (int64_t i = 0; i < piles; i++) {
            pile[i] = (int)read_int("pile size", 1, 1000000);
            nim_sum ^= pile[i];
        }
        int64_t winning_moves = 0;
        for (int64_t i = 0; i < piles; i++) {
            winning_moves += (pile[i] ^ nim_sum) < pile[i];
        }
        printf("%lld\n", (long long)winning_moves);
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
