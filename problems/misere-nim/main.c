/*
 * BOJ 11694 - Misere Nim (님 게임)
 *
 * Game:   N piles; a move takes one or more stones from one pile. Whoever takes the last stone loses.
 * Input:  N (1..100), then N pile sizes (1..2 * 10^9).
 * Output: koosaga if the first player wins, cubelover otherwise.
 *
 * Idea:   While some pile is above 1, the nim-sum (XOR) determines the winner, as in normal Nim: 0 loses. Whoever
 *         reduces the last pile above 1 leaves an odd number of ones. If all piles are ones, nobody has a choice: an
 *         even number of them wins.
 * Cost:   O(N) time, O(1) memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    const int64_t piles = read_int("N", 1, 100);
    int64_t nim_sum = 0;
    bool only_ones = true;
    for (int64_t i = 0; i < piles; i++) {
        const int64_t stones = read_int("pile size", 1, 2000000000);
        nim_sum ^= stones;
        only_ones = only_ones && stones == 1;
    }
    const bool first_player_wins = only_ones ? piles % 2 == 0 : nim_sum != 0;
    puts(first_player_wins ? "koosaga" : "cubelover");
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
