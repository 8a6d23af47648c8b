/*
 * BOJ 11872 - Split Nim (님 게임 나누기)
 *
 * Game:   N piles. A move takes one or more stones from one pile, or splits one pile into two non-empty
 *         piles (Lasker's Nim). Whoever takes the last stone wins.
 * Input:  N (1..100), then N pile sizes (1..2 * 10^9).
 * Output: koosaga if the first player wins, cubelover otherwise.
 *
 * Idea:   Grundy numbers by mex over removals and splits are 1, 2, 4, 3, 5, 6, 8, 7, ...: a pile of 4k + 3
 *         has 4k + 4, a pile of 4k + 4 has 4k + 3, all others have their size.
 *         The nim-sum of the Grundy numbers decides (Sprague 1935, Grundy 1939).
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

static int64_t grundy(int64_t stones)
{
    if (stones % 4 == 3) {
        return stones + 1;
    }
    if (stones % 4 == 0) {
        return stones - 1;
    }
    return stones;
}

int main(void)
{
    const int64_t piles = read_int("N", 1, 100);
    int64_t nim_sum = 0;
    for (int64_t i = 0; i < piles; i++) {
        const int64_t stones = read_int("pile size", 1, 2000000000);
        nim_sum ^= grundy(stones);
    }
    puts(nim_sum != 0 ? "koosaga" : "cubelover");
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
