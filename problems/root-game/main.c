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
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static int finish(void);

enum { MAX_CASES = 100000, MAX_NUMBER = 1000000 };

/* wins[0], ..., wins[last] must be false at the start. */
static void fill_wins(bool wins[], int64_t last)
{
    for (int64_t lost = 0; lost < last; lost++) {
        if (wins[lost]) {
            continue;
        }
        /* The squares are 1, 1 + 3, 1 + 3 + 5, ... */
        for (int64_t won = lost + 1, step = 3; won <= last; won += step, step += 2) {
            wins[won] = true;
        }
    }
}

int main(void)
{
    static int64_t numbers[MAX_CASES];
    static bool wins[MAX_NUMBER + 1];

    const int64_t cases = read_int("T", 1, MAX_CASES);
    int64_t largest = 0;
    for (int64_t i = 0; i < cases; i++) {
        numbers[i] = read_int("N", 1, MAX_NUMBER);
        largest = numbers[i] > largest ? numbers[i] : largest;
    }

    fill_wins(wins, largest);
    for (int64_t i = 0; i < cases; i++) {
        puts(wins[numbers[i]] ? "koosaga" : "cubelover");
    }
    return finish();
}

/* snippet common/read_fast.c: begin */
/*
 * read_int as in common/read_int.c, in half the time: for inputs of thousands of numbers. It reads ahead
 * through a buffer of its own, so a program that calls it must not read by anything else.
 */
static inline int next_char(void)
{
    static unsigned char buffer[1 << 14];
    static size_t next;
    static size_t end;
    if (next == end) {
        next = 0;
        end = fread(buffer, 1, sizeof buffer, stdin);
    }
    return next < end ? buffer[next++] : EOF;
}

static int64_t read_int(const char *name, int64_t low, int64_t high)
{
    const uint64_t tenth = (uint64_t)high / 10; /* what is larger may not take another digit */
    int c = next_char();
    while (isspace(c)) {
        c = next_char();
    }
    const int first = c;
    int64_t digits = 0;
    uint64_t value = 0;
    while (isdigit(c)) {
        value = value > tenth ? UINT64_MAX : 10 * value + (uint64_t)(c - '0');
        digits++;
        c = next_char();
    }
    const bool plain = digits > 0 && (first != '0' || digits == 1) && (isspace(c) || c == EOF);
    if (!plain || value < (uint64_t)low || value > (uint64_t)high) {
        const char *problem = first == EOF ? "missing" : plain ? "out of range" : "not a plain integer";
        fprintf(stderr, "%s: %s, expected %" PRId64 " to %" PRId64 "\n", name, problem, low, high);
        exit(EXIT_FAILURE);
    }
    return (int64_t)value;
}
/* snippet common/read_fast.c: end */

/* snippet common/finish.c: begin */
/*
 * Ends the output and gives the exit status: a full disk or a closed stdout must not lose the
 * answer without a word, so that is status 1 and one line on stderr.
 */
static int finish(void)
{
    if (fflush(stdout) == EOF || ferror(stdout)) {
        fputs("output: the answer could not be written\n", stderr);
        return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}
/* snippet common/finish.c: end */
