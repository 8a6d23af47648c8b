/*
 * HDU 1527 - Wythoff's Game
 *
 * Game:   Two piles. A move takes any number of stones from one pile, or the same number from both. Whoever takes the
 *         last stone wins.
 * Input:  1 to 1000 games (our own bound) until the end of the file: a b (0..10^9), the piles.
 * Output: for each game 1 if the first player wins, else 0.
 *
 * Idea:   The player to move loses exactly when the smaller pile is floor(d phi), for the difference d of the piles
 *         and the golden ratio phi (phi^2 = phi + 1). A whole number s is at most d phi exactly when s(s - d) <= d^2:
 *         nothing is rounded.
 * Cost:   O(1) per game.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

/* Whether there is another game, whose first number comes next; or an input that cannot be read, which read_int() says. */
static bool is_next(void)
{
    int c = getchar();
    while (isspace(c)) {
        c = getchar();
    }
    ungetc(c, stdin);
    return c != EOF || ferror(stdin) != 0;
}

/* number <= d * phi; at most 10^18 + 10^9 comes up. */
static bool is_below(int64_t number, int64_t d) { return number * (number - d) <= d * d; }

int main(void)
{
    enum { MAX_STONES = 1000000000 };
    while (is_next()) {
        const int64_t a = read_int("a", 0, MAX_STONES);
        const int64_t b = read_int("b", 0, MAX_STONES);
        const int64_t smaller = a < b ? a : b;
        const int64_t d = a < b ? b - a : a - b;
        puts(is_below(smaller, d) && !is_below(smaller + 1, d) ? "0" : "1");
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
