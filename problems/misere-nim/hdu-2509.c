/*
 * HDU 2509 - Misere Nim
 *
 * Game:   n rows of apples; a move takes one or more neighbours from one row, which may cut it in two. Whoever takes
 *         the last apple loses.
 * Input:  1 to 100 games (our own bound) until the end of the file: n (1..100), then n pile sizes (1..100), the rows.
 * Output: for each game Yes if the first player wins, No otherwise.
 *
 * Idea:   A cut gives no new way to win: a row of n has Grundy number n with it as without it, and the end is as in
 *         misere Nim. So the nim-sum decides while some row is above 1; of ones, an even number wins.
 * Cost:   O(n) time, O(1) memory.
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
        const int64_t rows = read_int("n", 1, 100);
        int64_t nim_sum = 0;
        bool only_ones = true;
        for (int64_t i = 0; i < rows; i++) {
            const int64_t apples = read_int("pile size", 1, 100);
            nim_sum ^= apples;
            only_ones = only_ones && apples == 1;
        }
        const bool first_player_wins = only_ones ? rows % 2 == 0 : nim_sum != 0;
        puts(first_player_wins ? "Yes" : "No");
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
