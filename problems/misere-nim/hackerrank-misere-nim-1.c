/*
 * HackerRank misere-nim-1 - Misere Nim
 *
 * Game:   n piles; a move takes one or more stones from one pile. Whoever takes the last stone loses.
 * Input:  T (1..100), then T games: n (1..100), then n pile sizes (1..10^9).
 * Output: for each game First if the first player wins, Second otherwise.
 *
 * Idea:   While some pile is above 1, the nim-sum (XOR) determines the winner, as in normal Nim: 0 loses. If all
 *         piles are ones, nobody has a choice: an even number of them wins.
 * Cost:   O(n) time, O(1) memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    const int64_t games = read_int("T", 1, 100);
    for (int64_t game = 0; game < games; game++) {
        const int64_t piles = read_int("n", 1, 100);
        int64_t nim_sum = 0;
        bool only_ones = true;
        for (int64_t i = 0; i < piles; i++) {
            const int64_t stones = read_int("pile size", 1, 1000000000);
            nim_sum ^= stones;
            only_ones = only_ones && stones == 1;
        }
        const bool first_player_wins = only_ones ? piles % 2 == 0 : nim_sum != 0;
        puts(first_player_wins ? "First" : "Second");
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
