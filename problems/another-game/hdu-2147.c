/*
 * HDU 2147 - Another Game
 *
 * Game:   A coin stands in a corner of a board of n rows and m columns. A move takes it one row, one column, or one of
 *         both away from that corner. Whoever cannot move loses.
 * Input:  1 to 1000 games (our own bound): n (1..2000) and m (1..2000); 0 0 ends them.
 * Output: for each game Wonderful! if the first player wins, What a pity! otherwise.
 *
 * Idea:   The rows and columns that are left are two piles, n - 1 and m - 1, and a move takes one from either or from
 *         both. The player to move loses exactly when both are even: n and m are odd.
 * Cost:   O(1) per game.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    for (;;) {
        const int64_t rows = read_int("n", 0, 2000);
        const bool is_end = rows == 0;
        const int64_t columns = read_int("m", is_end ? 0 : 1, is_end ? 0 : 2000);
        if (is_end) {
            return 0;
        }
        puts(rows % 2 == 1 && columns % 2 == 1 ? "What a pity!" : "Wonderful!");
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
