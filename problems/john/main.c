/*
 * BOJ 3754 - John
 *
 * Game:   N boxes of sweets; a move eats one or more sweets of one box. Whoever eats the last one loses.
 * Input:  T (1..474), then for each game N (1..47) and N box sizes (1..4747).
 * Output: a line a game: John if the first player wins, Brother otherwise.
 *
 * Idea:   Misere Nim. While some box has 2 or more, the nim-sum (XOR) decides as in normal Nim. If
 *         every box has a single sweet, the nim-sum is the parity of N, and an even N wins.
 *         In one line: the first player wins when exactly one of "all are 1", "nim-sum is not 0" holds.
 * Cost:   O(sum of N) time, O(T) memory.
 */
#include <ctype.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static int finish(void);

enum { MAX_GAMES = 474 };

/* Reads one game. All that it remembers starts anew with every call. */
static bool first_player_wins(void)
{
    const int64_t boxes = read_int("N", 1, 47);
    int64_t nim_sum = 0;
    bool only_ones = true;
    for (int64_t i = 0; i < boxes; i++) {
        const int64_t sweets = read_int("box size", 1, 4747);
        nim_sum ^= sweets;
        only_ones = only_ones && sweets == 1;
    }
    return only_ones != (nim_sum != 0);
}

int main(void)
{
    const int64_t games = read_int("T", 1, MAX_GAMES);

    bool john_wins[MAX_GAMES];
    for (int64_t i = 0; i < games; i++) {
        john_wins[i] = first_player_wins();
    }

    /* Printed only now, so that bad input at the end leaves no half answer. */
    for (int64_t i = 0; i < games; i++) {
        puts(john_wins[i] ? "John" : "Brother");
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
