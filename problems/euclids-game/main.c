/*
 * Kattis euclidsgame - Euclid's Game
 *
 * Game:   Two numbers. A move subtracts a multiple of the smaller number from the larger one, without going below 0.
 *         Whoever makes a 0 wins. Stan moves first, then Ollie.
 * Input:  lines a b (1..2^31 - 1 each), and then a line 0 0, which may be the only one.
 * Output: one line per game: Stan wins or Ollie wins.
 *
 * Idea:   While the larger number is less than twice the smaller one, only one move is possible. Whoever first has a
 *         choice, or equal numbers, wins: by leaving the smaller number b and the remainder r, or b + r and b, after
 *         which the opponent must leave b and r.
 * Cost:   at most 43 forced moves per game.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    const int64_t most = 2147483647;
    for (;;) {
        const int64_t a = read_int("a", 0, most);
        const int64_t b = read_int("b", a == 0 ? 0 : 1, a == 0 ? 0 : most);
        if (a == 0) {
            return 0;
        }
        int64_t larger = a < b ? b : a;
        int64_t smaller = a < b ? a : b;
        bool stan_moves = true;
        while (smaller < larger && larger < 2 * smaller) { /* there is only one move */
            const int64_t rest = larger - smaller;
            larger = smaller;
            smaller = rest;
            stan_moves = !stan_moves;
        }
        puts(stan_moves ? "Stan wins" : "Ollie wins");
    }
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
