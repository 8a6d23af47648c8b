/*
 * Codeforces 1704F - Colouring Game
 *
 * Game:   A row of red and blue cells. Alice, first, paints two neighbouring cells white of which at least one is red,
 *         Bob two of which at least one is blue. Whoever cannot move loses.
 * Input:  the number of games t (1..10,000), then for each game n (2..500,000) and a word of n letters R and B. The sum
 *         of all n is at most 500,000.
 * Output: one line per game: Alice or Bob, the player who wins.
 *
 * Idea:   More cells of one colour win. With equal numbers nobody can afford to take anything but one cell of each: the
 *         alternating runs of the row are piles of Dawson's Kayles (taking two neighbours), whose Grundy numbers have
 *         the period 34.
 * Cost:   O(sum of n) time, O(1) memory beside a table of 170 values.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

enum { PERIOD = 34, TABLE = 5 * PERIOD }; /* the period holds from 53 on */

static int values[TABLE]; /* of runs that are shorter */

static void fill_values(void)
{
    for (int cells = 2; cells < TABLE; cells++) {
        bool seen[64] = {false}; /* no value of the table is above 9 */
        for (int before = 0; before <= cells - 2; before++) {
            seen[values[before] ^ values[cells - 2 - before]] = true;
        }
        while (seen[values[cells]]) {
            values[cells]++;
        }
    }
}

static int value_of(int64_t cells)
{
    const int64_t last = TABLE - PERIOD;
    return values[cells < TABLE ? cells : last + (cells - last) % PERIOD];
}

/* The next character; spaces in front of the row are skipped. */
static int read_cell(bool is_first)
{
    int c = getchar();
    while (is_first && isspace(c)) {
        c = getchar();
    }
    return c;
}

static void expect_row(bool holds)
{
    if (!holds) {
        fprintf(stderr, "s: expected n letters R or B\n");
        exit(EXIT_FAILURE);
    }
}

static bool alice_wins(int64_t cells)
{
    int64_t lead = 0; /* of red */
    int nim_sum = 0;
    int64_t run = 0; /* of alternating colours, up to here */
    int last = 0;
    for (int64_t i = 0; i < cells; i++) {
        const int c = read_cell(i == 0);
        expect_row(c == 'R' || c == 'B');
        lead += c == 'R' ? 1 : -1;
        if (c == last) {
            nim_sum ^= value_of(run);
            run = 0;
        }
        run++;
        last = c;
    }
    nim_sum ^= value_of(run);
    const int after = getchar();
    expect_row(after == EOF || isspace(after));
    return lead > 0 || (lead == 0 && nim_sum != 0);
}

int main(void)
{
    int64_t cells_left = 500000;
    fill_values();
    const int64_t games = read_int("t", 1, 10000);
    for (int64_t game = 0; game < games; game++) {
        const int64_t cells = read_int("n", 2, cells_left);
        cells_left -= cells;
        puts(alice_wins(cells) ? "Alice" : "Bob");
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
