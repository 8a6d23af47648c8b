/*
 * BOJ 8817 - Rozgrywka
 *
 * Game:   N stones; a move takes 1 to K. Whoever takes the last stone wins. Hektor moves first.
 * Input:  Z (1..10), then Z games of two numbers each: N (1..10^6) and K (1..10^6).
 * Output: one line per game: Hektor if the first player wins, Wiktor otherwise.
 *         (The two names come from a solution, not from the statement.)
 *
 * Idea:   Whatever your opponent takes, from 1 to K stones, you can take enough to make K + 1 together. So the
 *         multiples of K + 1 are the losing piles. From every other pile, the player to move wins by taking the
 *         remainder of N divided by K + 1.
 * Cost:   O(1) per game.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    const int64_t games = read_int("Z", 1, 10);
    for (int64_t i = 0; i < games; i++) {
        const int64_t stones = read_int("N", 1, 1000000);
        const int64_t most = read_int("K", 1, 1000000);
        puts(stones % (most + 1) != 0 ? "Hektor" : "Wiktor");
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
