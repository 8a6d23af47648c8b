/*
 * BOJ 16888 - Root Game (루트 게임)
 *
 * Game:   A number N; a move subtracts a square (1, 4, 9, ...). Whoever reaches 0 wins.
 * Input:  T (1..100,000), then T lines with a number N (1..1,000,000) each.
 * Output: a line a case: koosaga if the first player wins, cubelover otherwise.
 *
 * Idea:   One table for all cases, as far as the largest N, filled from the lost numbers: going up
 *         from 0, a number that nothing has marked is lost; every number that is a square more is
 *         won, so mark those. Few numbers are lost, and only they cost work.
 * Cost:   O(L * sqrt(M) + M + T) time for the largest number M and the L lost numbers up to M;
 *         for M = 10^6, L is 13,952, which makes 10.1 million marks. O(M + T) memory.
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
    enum { MAX_CASES = 100000, MAX_NUMBER = 1000000 };
    static int numbers[MAX_CASES];
    int largest = 0;
    const int cases = (int)read_int("T", 1, MAX_CASES);
    for (int i = 0; i < cases; i++) {
        numbers[i] = (int)read_int("N", 1, MAX_NUMBER);
        largest = numbers[i] > largest ? numbers[i] : largest;
    }

    static bool wins[MAX_NUMBER + 1];
    for (int lost = 0; lost < largest; lost++) {
        if (!wins[lost]) {
            for (int root = 1; lost + root * root <= largest; root++) {
                wins[lost + root * root] = true;
            }
        }
    }

    for (int i = 0; i < cases; i++) {
        puts(wins[numbers[i]] ? "koosaga" : "cubelover");
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
