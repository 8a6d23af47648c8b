/*
 * HDU 1847 - Gold Coin Game
 *
 * Game:   n cards; a move takes 1, 2, 4, 8, ... of them. Whoever takes the last card wins.
 * Input:  1 to 1000 games (our own bound) until the end of the file: n (1..1000).
 * Output: for each game Kiki if the first player wins, Cici otherwise.
 *
 * Idea:   A power of two is 1 or 2 mod 3, never 0. So a multiple of 3 leads to none, and from any other number taking
 *         1 or 2 leads to one: the multiples of 3 lose.
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

int main(void)
{
    while (is_next()) {
        puts(read_int("n", 1, 1000) % 3 != 0 ? "Kiki" : "Cici");
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
