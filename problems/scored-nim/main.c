/*
 * BOJ 18540 - Scored Nim
 *
 * Game:   n heaps of white and black stones. A move splits a heap of at least two stones into two heaps and
 *         paints one of them white and the other black, over older paint. When every heap is a single
 *         stone, Alice, who moves first, scores the white stones and Bob the black ones.
 * Input:  n (1..128), then n heaps (2..128).
 * Output: the score of Alice.
 *
 * Idea:   A stone keeps its colour from when it lies alone. Let s be the number of stones that do not lie
 *         alone. To split off one stone of three or more scores a point and makes s one less; to split two
 *         stones scores one for each player and makes s two less; any other split scores nothing and keeps
 *         s. So the player to move leads by s mod 2 at the end: if s is even all moves are equally good,
 *         unless a single stone gets the other's colour; if s is odd some heap is odd, and splitting
 *         one stone off it is best.
 * Cost:   O(n) time, O(1) memory.
 */
#include <ctype.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static int finish(void);

int main(void)
{
    const int64_t heaps = read_int("n", 1, 128);
    int64_t stones = 0;
    for (int64_t i = 0; i < heaps; i++) {
        stones += read_int("heap", 2, 128);
    }
    const int64_t lead = stones % 2;
    printf("%" PRId64 "\n", (stones + lead) / 2);
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
