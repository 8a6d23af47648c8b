/*
 * HackerRank bowling-pins - Bowling Pins
 *
 * Game:   A row of pins (I) and of places where a pin is gone (X). A move knocks down one pin, or two side by side. Whoever
 *         knocks down the last one wins.
 * Input:  the number of games t (1..1000), then for each game n (1..300) and the row, n letters I and X,
 *         at least one of them I.
 * Output: one line per game: WIN if the player who is to move wins, LOSE otherwise.
 *
 * Idea:   Kayles: runs of pins are piles. A move takes one or two from a run and may leave two runs. The nim-sum of the
 *         Grundy numbers, from one table for all games, determines the winner.
 * Cost:   O(300^2) for the table, O(n) per game.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

enum { MAX = 300 };

static int grundy[MAX + 1]; /* of a run of so many pins */

static void fill_table(void)
{
    for (int pins = 1; pins <= MAX; pins++) {
        bool seen[64] = {false}; /* no value is above 9 */
        for (int taken = 1; taken <= 2 && taken <= pins; taken++) {
            for (int before = 0; before <= pins - taken; before++) {
                seen[grundy[before] ^ grundy[pins - taken - before]] = true;
            }
        }
        while (seen[grundy[pins]]) {
            grundy[pins]++;
        }
    }
}

int main(void)
{
    fill_table();
    const int64_t games = read_int("t", 1, 1000);
    for (int64_t game = 0; game < games; game++) {
        const int64_t n = read_int("n", 1, MAX);
        int nim_sum = 0;
        int run = 0; /* pins side by side, up to here */
        int c = getchar();
        while (isspace(c)) {
            c = getchar();
        }
        int64_t letters = 0;
        for (; (c == 'I' || c == 'X') && letters <= n; c = getchar()) {
            letters++;
            nim_sum ^= c == 'X' ? grundy[run] : 0;
            run = c == 'I' ? run + 1 : 0;
        }
        if (letters != n || (c != EOF && !isspace(c))) {
            fprintf(stderr, "pins: expected %d letters I and X\n", (int)n);
            return EXIT_FAILURE;
        }
        puts((nim_sum ^ grundy[run]) != 0 ? "WIN" : "LOSE");
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
