/*
 * Codeforces 1396B - Stoned Game
 *
 * Game:   n piles. A move takes one stone from a pile, but not from the pile of the opponent's last move. Whoever cannot
 *         move loses. T moves first, then HL.
 * Input:  the number of games t (1..100), then for each game n (1..100) and n pile sizes a (1..100).
 * Output: one line per game: T or HL, the player who wins.
 *
 * Idea:   A pile of more than half of all stones belongs to whoever takes from it first. Without one, all stones are
 *         taken if the right player takes from the largest pile each time: so an odd number of stones wins.
 * Cost:   O(n) time, O(1) memory.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    const int64_t games = read_int("t", 1, 100);
    for (int64_t game = 0; game < games; game++) {
        const int64_t piles = read_int("n", 1, 100);
        int64_t stones = 0;
        int64_t largest = 0;
        for (int64_t i = 0; i < piles; i++) {
            const int64_t size = read_int("a", 1, 100);
            stones += size;
            largest = size > largest ? size : largest;
        }
        puts(largest > stones - largest || stones % 2 == 1 ? "T" : "HL");
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
