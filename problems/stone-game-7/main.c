/*
 * BOJ 9661 - Stone Game 7 (돌 게임 7)
 *
 * Game:   N stones; a move takes a power of four (1, 4, 16, 64, ...). Whoever cannot move loses.
 * Input:  N (1..10^12).
 * Output: SK if the first player wins, CY otherwise.
 *
 * Idea:   A power of four is 1 or 4 mod 5, so a move changes N mod 5 by 1 up or down. N loses when
 *         N mod 5 is 0 or 2: these are not 1 apart, so no move joins two of them, and from 1 or 3
 *         taking 1, from 4 taking 4 leads to one of them.
 * Cost:   O(1).
 */
#include <ctype.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static int finish(void);

static bool first_player_wins(int64_t stones)
{
    const int64_t residue = stones % 5;
    return residue != 0 && residue != 2;
}

int main(void)
{
    const int64_t stones = read_int("N", 1, 1000000000000);
    puts(first_player_wins(stones) ? "SK" : "CY");
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
