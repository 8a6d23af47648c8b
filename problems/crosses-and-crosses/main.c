/*
 * BOJ 3596 - Crosses and Crosses (크로스와 크로스), NEERC 2007 Northern Subregional, also POJ 3537
 *
 * Game:   A strip of n free cells. Both players write x in a free cell; whoever completes three x in a
 *         row wins.
 * Input:  n (3..2000).
 * Output: 1 if the first player wins, 2 otherwise.
 *
 * Idea:   An x within two cells of another lets the opponent complete three, so nobody plays there by
 *         choice: an x uses up itself and two cells on either side. Whoever has no such move left loses.
 *         Lengthen the strip by two cells: then an x in cell i takes three neighbours out of a row of
 *         n + 2 and leaves rows of i - 1 and n - i, two longer than what can still be played there
 *         (treblecross, the octal game 0.007). No period of it is known, so the table goes up to n.
 * Cost:   O(n^2) time, O(n) memory.
 */
#include <ctype.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static void fill_grundy(unsigned grundy[], int last, int taken);
static int finish(void);

enum { MAX_CELLS = 2000, EXTRA_CELLS = 2 };

static bool first_player_wins(int cells)
{
    unsigned grundy[MAX_CELLS + EXTRA_CELLS + 1];
    fill_grundy(grundy, cells + EXTRA_CELLS, 3);
    return grundy[cells + EXTRA_CELLS] != 0;
}

int main(void)
{
    const int cells = (int)read_int("n", 3, MAX_CELLS);
    puts(first_player_wins(cells) ? "1" : "2");
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

/* snippet common/mex.c: begin */
/*
 * Minimum excluded value: the smallest v with seen_at[v] != now.
 * Marking a value with the time it was seen saves clearing the marks; some v must be unmarked.
 */
static unsigned mex(const int seen_at[], int now)
{
    unsigned value = 0;
    while (seen_at[value] == now) {
        value++;
    }
    return value;
}
/* snippet common/mex.c: end */

/* snippet common/fill_grundy.c: begin */
/*
 * Grundy numbers of rows of 0..last cells (last <= 2046), where a move takes `taken` (at least 1)
 * neighbouring cells and leaves those left and right of them as two rows: a sum of games, whose
 * number is the XOR of theirs (Sprague 1935, Grundy 1939). Of two mirror images one is enough, so
 * a row has at most 1023 moves: Grundy numbers, and so the XOR of two, are below 1024.
 */
static void fill_grundy(unsigned grundy[], int last, int taken)
{
    int seen_at[1024] = {0};
    grundy[0] = 0;
    for (int row = 1; row <= last; row++) {
        for (int left = 0, right = row - taken; left <= right; left++, right--) {
            seen_at[grundy[left] ^ grundy[right]] = row;
        }
        grundy[row] = mex(seen_at, row);
    }
}
/* snippet common/fill_grundy.c: end */

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
