/*
 * Codeforces 1382B - Sequential Nim
 *
 * Game:   Piles in a row. A move takes one or more stones of the first pile that is not empty. Whoever cannot move
 *         loses.
 * Input:  the number of games t (1..1000), then for each game n (1..100,000) and n numbers a (1..10^9). The sum of all
 *         n is at most 100,000.
 * Output: one line per game: First or Second, the player who wins.
 *
 * Idea:   Whoever comes first to a pile of two or more wins: take all of it or all but one stone, whichever leaves the
 *         rest to the right player. The piles of one before it are forced moves, so their number determines who comes
 *         there.
 * Cost:   O(sum of n) time, O(1) memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    int64_t piles_left = 100000;
    const int64_t games = read_int("t", 1, 1000);
    for (int64_t game = 0; game < games; game++) {
        const int64_t piles = read_int("n", 1, piles_left);
        piles_left -= piles;
        int64_t forced = 0; /* moves before the first choice, or all of them */
        bool has_choice = false;
        for (int64_t i = 0; i < piles; i++) {
            has_choice = read_int("a", 1, 1000000000) > 1 || has_choice;
            forced += has_choice ? 0 : 1;
        }
        puts((forced % 2 == 0) == has_choice ? "First" : "Second");
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
