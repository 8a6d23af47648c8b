/*
 * BOJ 10363 - Circle and Marble
 *
 * Game:   Circles 1..N form a tree with circle 1 on top; circle i hangs under P_i < i. Circle i
 *         holds M_i marbles. A move takes one marble one circle down. Whoever cannot move loses.
 * Input:  T (1..100), then for each case N (3..20000), M_1..M_N (0..10^6) and P_1..P_N (P_1 = 0).
 * Output: for each case "Case #X: first" or "Case #X: second", who wins.
 *
 * Idea:   Every marble is a game of its own: its Grundy number is that of its circle, the mex over
 *         the circles below. Two marbles in one circle cancel, so only an odd number counts.
 *         P_i < i: from N down to 1, every circle comes after all circles below it, without recursion.
 *         Number g needs numbers 0..g - 1 below it, so at least 2^g circles: 15 bits are enough.
 * Cost:   O(N) time and memory.
 */
#include <ctype.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static int finish(void);

enum { MAX_CASES = 100, MIN_CIRCLES = 3, MAX_CIRCLES = 20000, MAX_MARBLES = 1000000 };

static unsigned lowest_missing(unsigned set)
{
    unsigned number = 0;
    while (set >> number & 1) {
        number++;
    }
    return number;
}

static bool first_player_wins(void)
{
    bool odd[MAX_CIRCLES + 1]; /* an odd number of marbles lies here */
    int parent[MAX_CIRCLES + 1];
    const int circles = (int)read_int("N", MIN_CIRCLES, MAX_CIRCLES);
    for (int i = 1; i <= circles; i++) {
        odd[i] = read_int("M", 0, MAX_MARBLES) % 2 != 0;
    }
    for (int i = 1; i <= circles; i++) {
        parent[i] = (int)read_int("P", i > 1, i - 1);
    }

    unsigned below[MAX_CIRCLES + 1] = {0}; /* bit g: a circle with the Grundy number g hangs here */
    unsigned nim_sum = 0;
    for (int i = circles; i >= 1; i--) {
        const unsigned grundy = lowest_missing(below[i]);
        below[parent[i]] |= 1U << grundy;
        nim_sum ^= odd[i] ? grundy : 0;
    }
    return nim_sum != 0;
}

int main(void)
{
    const int64_t cases = read_int("T", 1, MAX_CASES);
    bool wins[MAX_CASES];
    for (int64_t i = 0; i < cases; i++) {
        wins[i] = first_player_wins();
    }
    for (int64_t i = 0; i < cases; i++) {
        printf("Case #%" PRId64 ": %s\n", i + 1, wins[i] ? "first" : "second");
    }
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
