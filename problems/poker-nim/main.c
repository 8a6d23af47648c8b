/*
 * HackerRank poker-nim-1 - Poker Nim
 *
 * Game:   Piles of chips. A move takes one or more chips from a pile, or adds one or more to it, which each player may
 *         do at most k times to each pile. Whoever takes the last chip wins.
 * Input:  the number of games T (1..100), then for each game n (1..100), k (1..100) and n numbers c (1..10^9).
 * Output: one line per game: First or Second, the player who wins.
 *
 * Idea:   Plain Nim: the nim-sum (XOR) of the piles determines the winner. Whatever the loser adds, the winner takes off
 *         again. The bound k does not change who wins; it only makes the game end.
 * Cost:   O(n) time per game, O(1) memory.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    const int64_t games = read_int("T", 1, 100);
    for (int64_t game = 0; game < games; game++) {
        const int64_t piles = read_int("n", 1, 100);
        read_int("k", 1, 100);
        int64_t nim_sum = 0;
        for (int64_t i = 0; i < piles; i++) {
            nim_sum ^= read_int("c", 1, 1000000000);
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
