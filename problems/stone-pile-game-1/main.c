/*
 * BOJ 24678 - Stone Pile Game 1 (돌무더기 게임 1)
 *
 * Game:   Three piles; a move takes one stone from each of two piles and adds one to the third.
 *         Whoever cannot move wins. R moves first.
 * Input:  T (1..200,000), then T games of three pile sizes each: x, y, z (1..10^9).
 * Output: one line per game: R if the first player wins, B otherwise.
 *
 * Idea:   Call a position even if at least two piles are even, and odd otherwise. Every move changes each pile by one,
 *         so even becomes odd and odd even. At the end two piles are empty: the position is even, and the player to
 *         move wins. So every even position wins.
 * Cost:   O(1) per game.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    const int64_t games = read_int("T", 1, 200000);
    for (int64_t i = 0; i < games; i++) {
        int even_piles = 0;
        for (int pile = 0; pile < 3; pile++) {
            even_piles += read_int("pile size", 1, 1000000000) % 2 == 0;
        }
        puts(even_piles >= 2 ? "R" : "B");
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
