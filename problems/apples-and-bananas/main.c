/*
 * BOJ 15877 - Apples and Bananas
 *
 * Game:   a apples and b bananas. A move takes 1 apple, or 1 banana, or 3 apples and 1 banana, or 1 apple and
 *         3 bananas. Whoever takes the last fruit wins; Alice moves first.
 * Input:  a b (0..1000 each).
 * Output: Alice or Bob, the winner.
 *
 * Idea:   A win/lose table over both numbers: (x, y) is losing exactly when no move leads to a losing pair. Row by row,
 *         everything that a pair needs is already known. Three empty rows and columns stand for fewer than 0 fruits:
 *         unmarked, so moves to them never help.
 * Cost:   O(a b) time and memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

enum { MAX = 1000, EDGE = 3 }; /* no move takes more than 3 of a kind */

static bool is_lost[EDGE + MAX + 1][EDGE + MAX + 1];

int main(void)
{
    const int apples = (int)read_int("a", 0, MAX);
    const int bananas = (int)read_int("b", 0, MAX);
    for (int x = EDGE; x <= EDGE + apples; x++) {
        for (int y = EDGE; y <= EDGE + bananas; y++) {
            is_lost[x][y] = !(is_lost[x - 1][y] || is_lost[x][y - 1] || is_lost[x - 3][y - 1] || is_lost[x - 1][y - 3]);
        }
    }
    puts(is_lost[EDGE + apples][EDGE + bananas] ? "Bob" : "Alice");
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
