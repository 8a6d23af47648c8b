/*
 * HDU 2176 - Nim 3
 *
 * Game:   m piles; a move takes one or more stones from one pile. Whoever takes the last stone wins.
 * Input:  1 to 100 games (our own bound): m (1..200,000), then m pile sizes (1..10^9, our own bound); a 0 ends them.
 * Output: for each game No if the first player loses; else Yes, and for each pile with a winning move, in order, a
 *         line of two numbers: its size, and what the move leaves.
 *
 * Idea:   A move wins when it makes the nim-sum (XOR) 0. So a pile a must become a ^ s, where s is the nim-sum now.
 *         That is a move only if a ^ s < a: every pile has at most one winning move.
 * Cost:   O(m) time and memory.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

enum { MAX_PILES = 200000 };

static int pile[MAX_PILES];

int main(void)
{
    for (int64_t piles; (piles = read_int("m", 0, MAX_PILES)) != 0;) {
        int nim_sum = 0;
        for (int64_t i = 0; i < piles; i++) {
            pile[i] = (int)read_int("pile size", 1, 1000000000);
            nim_sum ^= pile[i];
        }
        puts(nim_sum != 0 ? "Yes" : "No");
        for (int64_t i = 0; i < piles; i++) {
            if ((pile[i] ^ nim_sum) < pile[i]) {
                printf("%d %d\n", pile[i], pile[i] ^ nim_sum);
            }
        }
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
