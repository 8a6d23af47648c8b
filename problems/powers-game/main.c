/*
 * HackerRank powers-game-1 - Powers Game
 *
 * Game:   * 2^1 * 2^2 ... * 2^n. A move turns a star into + or -. When no star is left, P2 wins if the value is divisible
 *         by 17, else P1.
 * Input:  the number of games T (1..1,000,000), then for each game n (1..1,000,000).
 * Output: one line per game: First if P1 wins, Second if P2 wins. P1 moves first.
 *
 * Idea:   2^4 is -1 mod 17, so up to the sign there are four kinds of powers. If an even number of each kind is there, P2
 *         cancels every power by one of its kind. If not, P1 always keeps P2 from reaching 0 in this way.
 * Cost:   O(1) per game.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    const int64_t games = read_int("T", 1, 1000000);
    for (int64_t game = 0; game < games; game++) {
        const int64_t n = read_int("n", 1, 1000000);
        puts(n % 8 == 0 ? "Second" : "First");
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
