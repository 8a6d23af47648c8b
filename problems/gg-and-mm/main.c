/*
 * HDU 3595 - GG and MM
 *
 * Game:   N tables with two piles each. On a table, a move takes a multiple of the size of one pile from the other one.
 *         Each turn makes a move on every table where one is possible; whoever finds none on any table loses. MM moves
 *         first, then GG.
 * Input:  1 to 100 games until the end of the file: N (1..1000), then N lines p q (1..1000 each).
 * Output: one line per game: MM or GG, the player who wins.
 *
 * Idea:   The last table decides: on each, the winner plays for time, the loser hurries. With s for the
 *         smaller number and the remainder, a table lasts s + 1 moves, or s + 2 if there is a choice and s is odd. MM
 *         wins if the longest is odd.
 * Cost:   at most 14 divisions per table.
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

/* How many moves a table lasts; an odd number exactly if the player to move wins it. */
static int64_t moves_on(int64_t larger, int64_t smaller)
{
    if (smaller == 0) {
        return 0;
    }
    const int64_t behind = moves_on(smaller, larger % smaller);
    const bool has_choice = larger >= 2 * smaller;
    return behind + (has_choice && behind % 2 == 1 ? 2 : 1);
}

int main(void)
{
    while (is_next()) {
        const int64_t tables = read_int("N", 1, 1000);
        int64_t longest = 0;
        for (int64_t i = 0; i < tables; i++) {
            const int64_t p = read_int("p", 1, 1000);
            const int64_t q = read_int("q", 1, 1000);
            const int64_t moves = p < q ? moves_on(q, p) : moves_on(p, q);
            longest = moves > longest ? moves : longest;
        }
        puts(longest % 2 == 1 ? "MM" : "GG");
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
