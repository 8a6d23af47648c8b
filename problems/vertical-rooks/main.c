/*
 * HackerRank vertical-rooks - Vertical Rooks
 *
 * Game:   A board of n rows and n columns with a rook of each player in every column. A move takes one of one's own
 *         rooks up or down by any number of free cells; it cannot pass the other rook. Whoever cannot move loses.
 *         Player 2 moves first.
 * Input:  the number of games t (1..10), then for each game n (2..2000), the rows (1..n) of the n rooks of player 1,
 *         and those of player 2, column by column.
 * Output: one line per game: player-1 or player-2, the player who wins.
 *
 * Idea:   The free cells between the two rooks of a column are a pile of Nim. A rook may also go back and make its pile
 *         larger, but the opponent follows by as many cells and restores the pile; the one who goes back runs out of
 *         room.
 * Cost:   O(n) time per game, O(n) memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static void must(bool holds, const char *condition);

int main(void)
{
    enum { MAX_SIZE = 2000 };
    const int64_t games = read_int("t", 1, 10);
    for (int64_t game = 0; game < games; game++) {
        int64_t rows[MAX_SIZE];
        const int64_t size = read_int("n", 2, MAX_SIZE);
        for (int64_t column = 0; column < size; column++) {
            rows[column] = read_int("row", 1, size);
        }
        int64_t nim_sum = 0;
        for (int64_t column = 0; column < size; column++) {
            const int64_t other = read_int("row", 1, size);
            must(other != rows[column], "the rooks of a column must be in different rows");
            nim_sum ^= (other > rows[column] ? other - rows[column] : rows[column] - other) - 1;
        }
        puts(nim_sum != 0 ? "player-2" : "player-1");
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

/* snippet common/snippets/must.c */
/* What ranges cannot say of the input: if it does not hold, the program ends. */
static void must(bool holds, const char *condition)
{
    if (!holds) {
        fprintf(stderr, "input: %s\n", condition);
        exit(EXIT_FAILURE);
    }
}
