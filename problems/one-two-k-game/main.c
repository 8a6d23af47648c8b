/*
 * Codeforces 1194D - 1-2-K Game
 *
 * Game:   a chip on cell n of a strip with the cells 0..n. A move takes it 1, 2 or k cells to the left, not beyond cell
 *         0. Whoever cannot move loses.
 * Input:  the number of games T (1..100), then for each game n (0..10^9) and k (3..10^9).
 * Output: one line per game: Alice if the first player wins, Bob otherwise.
 *
 * Idea:   If k is not a multiple of 3, the multiples of 3 lose, as with 1 and 2 alone. Otherwise cell k wins, and all
 *         repeats every k + 1 cells: r = n mod (k + 1) loses exactly when it is a multiple of 3 below k.
 * Cost:   O(1) time per game.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    const int64_t games = read_int("T", 1, 100);
    for (int64_t game = 0; game < games; game++) {
        const int64_t n = read_int("n", 0, 1000000000);
        const int64_t k = read_int("k", 3, 1000000000);
        const int64_t cell = k % 3 == 0 ? n % (k + 1) : n;
        puts(cell % 3 == 0 && (k % 3 != 0 || cell != k) ? "Bob" : "Alice");
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
