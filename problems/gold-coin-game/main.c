/*
 * BOJ 5386 - Gold Coin Game (금화 게임)
 *
 * Game:   S coins; a move takes 1, K, K^2, K^3, ... coins. Whoever takes the last coin wins.
 * Input:  the number of cases T (1..100,000; this bound is our own), then T lines S K
 *         (1 <= S <= 10^9, 1 <= K <= 100).
 * Output: a line a case: the smallest first amount that wins, or 0.
 *
 * Idea:   K odd: all amounts are odd, so an odd S wins, by taking 1. K even: K is -1 mod K + 1, so
 *         the amounts are 1 or -1 there, and with r = S mod (K + 1) the lost S are those with r
 *         even, but for r = K. An odd r takes 1. r = K takes K, which leaves a multiple of K + 1.
 * Cost:   O(1) time a case, O(T) memory, as nothing is printed before all is read.
 */
#include <ctype.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static int finish(void);

enum { MAX_CASES = 100000, MAX_BASE = 100 };

static int smallest_winning_amount(int coins, int base)
{
    if (base % 2 == 1) {
        return coins % 2;
    }
    const int residue = coins % (base + 1);
    return residue == base ? base : residue % 2;
}

int main(void)
{
    static int amounts[MAX_CASES];

    const int cases = (int)read_int("T", 1, MAX_CASES);
    for (int i = 0; i < cases; i++) {
        const int coins = (int)read_int("S", 1, 1000000000);
        const int base = (int)read_int("K", 1, MAX_BASE);
        amounts[i] = smallest_winning_amount(coins, base);
    }
    for (int i = 0; i < cases; i++) {
        printf("%d\n", amounts[i]);
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
