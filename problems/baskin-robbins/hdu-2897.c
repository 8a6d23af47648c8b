/*
 * HDU 2897 - Baskin Robbins
 *
 * Game:   n coins; a move takes p to q of them, or all if there are fewer than p. Whoever takes the last coin loses.
 * Input:  1 to 1000 games (our own bound) until the end of the file: n (1..65,535), p (1..65,535) and q (p..65,535).
 * Output: for each game WIN if the first player wins, LOST otherwise.
 *
 * Idea:   Whoever finds 1 to p coins has to take the last one. Whatever your opponent takes, from p to q, you can
 *         take enough to make p + q together. So the first player loses exactly when n mod (p + q) is 1 to p.
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
        const int64_t coins = read_int("n", 1, 65535);
        const int64_t least = read_int("p", 1, 65535);
        const int64_t most = read_int("q", least, 65535);
        const int64_t residue = coins % (least + most);
        puts(residue >= 1 && residue <= least ? "LOST" : "WIN");
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
