/*
 * BOJ 6120 - Cow Digit Game
 *
 * Game:   A number N; a move subtracts its largest digit or its smallest digit other than 0.
 *         Whoever reaches 0 wins.
 * Input:  G (1..100), then G lines with a number N (1..1,000,000) each.
 * Output: one line per game: YES if the first player wins, NO otherwise.
 *
 * Idea:   One win/lose table for all games, filled as far as the largest N so far. The largest and the smallest digit
 *         of a number follow from those of the number without its last digit, so every step has the same cost.
 * Cost:   O(M + G) time for the largest number M, O(M) memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    enum { MAX_NUMBER = 1000000 };
    static bool wins[MAX_NUMBER + 1];
    static int largest[MAX_NUMBER + 1];
    static int smallest[MAX_NUMBER + 1]; /* zeros do not count */

    smallest[0] = 9; /* 0 has no digit to subtract, and every digit to come is at most 9 */
    int n = 1;       /* the table is filled below n */
    const int games = (int)read_int("G", 1, 100);
    for (int i = 0; i < games; i++) {
        const int number = (int)read_int("N", 1, MAX_NUMBER);
        for (; n <= number; n++) {
            const int digit = n % 10;
            largest[n] = digit > largest[n / 10] ? digit : largest[n / 10];
            smallest[n] = digit != 0 && digit < smallest[n / 10] ? digit : smallest[n / 10];
            wins[n] = !wins[n - largest[n]] || !wins[n - smallest[n]];
        }
        puts(wins[number] ? "YES" : "NO");
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
