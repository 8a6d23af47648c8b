/*
 * BOJ 6120 - Cow Digit Game
 *
 * Game:   A number N; a move subtracts its largest digit or its smallest digit that is not 0.
 *         Whoever reaches 0 wins.
 * Input:  G (1..100), then G lines with a number N (1..1,000,000) each.
 * Output: a line a game: YES if the first player wins, NO otherwise.
 *
 * Idea:   One win/lose table for all games, as far as the largest N. The two digits of a number
 *         come from those of the number without its last digit, so a step costs the same for all.
 * Cost:   O(M + G) time and memory for the largest number M.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static int finish(void);

int main(void)
{
    enum { MAX_GAMES = 100, MAX_NUMBER = 1000000 };
    int numbers[MAX_GAMES];
    int highest = 0;
    const int games = (int)read_int("G", 1, MAX_GAMES);
    for (int i = 0; i < games; i++) {
        numbers[i] = (int)read_int("N", 1, MAX_NUMBER);
        highest = numbers[i] > highest ? numbers[i] : highest;
    }

    static bool wins[MAX_NUMBER + 1];
    static int largest[MAX_NUMBER + 1];
    static int smallest[MAX_NUMBER + 1]; /* zeros do not count */

    smallest[0] = 9; /* there is no digit, and none that comes can be larger */
    for (int n = 1; n <= highest; n++) {
        const int digit = n % 10;
        largest[n] = digit > largest[n / 10] ? digit : largest[n / 10];
        smallest[n] = digit != 0 && digit < smallest[n / 10] ? digit : smallest[n / 10];
        wins[n] = !wins[n - largest[n]] || !wins[n - smallest[n]];
    }

    for (int i = 0; i < games; i++) {
        puts(wins[numbers[i]] ? "YES" : "NO");
    }
    return finish();
}

/* snippet common/read_int.c: begin */
/* Reads the next integer. One that is missing or not from low to high (10^18 at most) ends the program. */
static int64_t read_int(const char *name, int64_t low, int64_t high)
{
    const int64_t too_large = 2000000000000000000;
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
/* snippet common/read_int.c: end */

/* snippet common/finish.c: begin */
/* Ends the output. An answer that cannot be written is status 1 and one line on stderr. */
static int finish(void)
{
    const int lost = fflush(stdout) == EOF || ferror(stdout);
    fputs(lost ? "output: the answer could not be written\n" : "", stderr);
    return lost ? EXIT_FAILURE : EXIT_SUCCESS;
}
/* snippet common/finish.c: end */
