/*
 * HDU 1846 - Rozgrywka
 *
 * Game:   n stones; a move takes 1 to m. Whoever takes the last stone wins.
 * Input:  T (1..100), then T games of two numbers each: n (1..1000) and m (1..1000).
 * Output: for each game first if the first player wins, second otherwise.
 *
 * Idea:   Whatever your opponent takes, from 1 to m stones, you can take enough to make m + 1 together. So the
 *         multiples of m + 1 are the losing piles.
 * Cost:   O(1) per game.
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
        const int64_t stones = read_int("n", 1, 1000);
        const int64_t most = read_int("m", 1, 1000);
        puts(stones % (most + 1) != 0 ? "first" : "second");
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
