/*
 * HDU 2149 - Rozgrywka
 *
 * Game:   A raise adds 1 to N to the bid, which is 0 at first. Whoever first bids M or more gets the land.
 * Input:  1 to 200 games (our own bound) until the end of the file: M (1..1099) and N (1..1099).
 * Output: for each game all first raises that win, in ascending order, with a blank between two; none if there is
 *         none.
 *
 * Idea:   What is missing to M is a pile, and the multiples of N + 1 lose. So raise by the remainder, M mod (N + 1),
 *         if it is not 0. If M is N or less, every raise from M to N wins at once.
 * Cost:   O(N) per game, for the output.
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
        const int64_t missing = read_int("M", 1, 1099);
        const int64_t most = read_int("N", 1, 1099);
        const int64_t first = missing % (most + 1);
        printf(first == 0 ? "none" : "%lld", (long long)first);
        for (int64_t raise = missing + 1; raise <= most; raise++) {
            printf(" %lld", (long long)raise);
        }
        puts("");
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
