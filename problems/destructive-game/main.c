/*
 * BOJ 24656 - Destructive Game
 *
 * Game:   N piles; pile i has a_i stones and a number b_i of its own. A move removes b_i^k stones
 *         (1, b_i, b_i^2, ...) from one pile i. Whoever cannot move loses.
 * Input:  N (1..100000), then N lines a b (1..10^9).
 * Output: Alice if the first player wins, Bob otherwise.
 *
 * Idea:   b odd: every amount is odd, so the Grundy number is a mod 2.
 *         b even: every amount is 1 or b (that is, -1) modulo b + 1. The Grundy numbers of the
 *         residues 0, 1, ..., b - 1, b are 0, 1, 0, 1, ..., 1, 2.
 * Cost:   O(N) time, O(1) memory.
 */
#include <ctype.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static int finish(void);

enum { MAX_PILES = 100000, MAX_NUMBER = 1000000000 };

static int64_t grundy(int64_t stones, int64_t base)
{
    if (base % 2 != 0) {
        return stones % 2;
    }
    const int64_t residue = stones % (base + 1);
    return residue == base ? 2 : residue % 2;
}

int main(void)
{
    const int64_t piles = read_int("N", 1, MAX_PILES);
    int64_t nim_sum = 0;
    for (int64_t i = 0; i < piles; i++) {
        const int64_t stones = read_int("a", 1, MAX_NUMBER);
        const int64_t base = read_int("b", 1, MAX_NUMBER);
        nim_sum ^= grundy(stones, base);
    }
    puts(nim_sum != 0 ? "Alice" : "Bob");
    return finish();
}

/* snippet common/read_int.c: begin */
/*
 * Reads the next integer from stdin: plain decimal digits, set off by blanks or line breaks.
 * Needs 0 <= low <= high. A missing number, a sign, a leading zero, any other character or a value
 * outside low..high ends the program with status 1 and one line on stderr.
 */
static int64_t read_int(const char *name, int64_t low, int64_t high)
{
    const uint64_t tenth = (uint64_t)high / 10; /* what is larger may not take another digit */
    int c = getchar();
    while (isspace(c)) {
        c = getchar();
    }
    const bool missing = c == EOF;
    bool plain = isdigit(c);
    uint64_t value = 0;
    while (isdigit(c)) {
        value = value > tenth ? UINT64_MAX : 10 * value + (uint64_t)(c - '0');
        c = getchar();
        plain = plain && !(value == 0 && isdigit(c));
    }
    plain = plain && (isspace(c) || c == EOF);
    if (!plain || value < (uint64_t)low || value > (uint64_t)high) {
        const char *problem = missing ? "missing" : plain ? "out of range" : "not a plain integer";
        fprintf(stderr, "%s: %s, expected %" PRId64 " to %" PRId64 "\n", name, problem, low, high);
        exit(EXIT_FAILURE);
    }
    return (int64_t)value;
}
/* snippet common/read_int.c: end */

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
