/*
 * HackerRank newyear-game - New Year Game
 *
 * Game:   n numbers. A move takes one of them. When none is left, Koca wins if the difference of the two sums is divisible
 *         by 3, else Balsa wins.
 * Input:  the number of games T (1..100), then for each game n (1..2000) and n numbers a (1..2000).
 * Output: one line per game: Balsa or Koca, the player who wins. Balsa moves first.
 *
 * Idea:   Only remainders mod 3 count, and 2 is -1. Koca wins exactly when both the numbers with remainder 1 and those with
 *         remainder 2 are even in number: he answers with the same remainder. If not, Balsa can always leave something odd.
 * Cost:   O(n) per game.
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
        int64_t count[3] = {0, 0, 0}; /* of the numbers with this remainder */
        const int64_t n = read_int("n", 1, 2000);
        for (int64_t i = 0; i < n; i++) {
            count[read_int("a", 1, 2000) % 3]++;
        }
        puts(count[1] % 2 == 0 && count[2] % 2 == 0 ? "Koca" : "Balsa");
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
