/*
 * BOJ 24678 - Stone Pile Game 1 (돌무더기 게임 1)
 *
 * Game:   Three piles; a move takes one stone from each of two piles and adds one to the third.
 *         Whoever cannot move wins. R moves first.
 * Input:  T (1..100,000), then T games of three pile sizes each: x, y, z (0..10^18).
 *         (These limits are our own; those of the judge are not known.)
 * Output: for each game a line: R if the first player wins, B otherwise.
 *
 * Idea:   Call a position even if at least two piles are even, and odd if not. A move makes every
 *         even pile odd and every odd pile even, so it always changes the kind. When nobody can move,
 *         two piles are empty: an even position, won for the player to move. So every even position
 *         is won, and every odd one is lost.
 * Cost:   O(1) a game.
 */
#include <ctype.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static int finish(void);

enum { MAX_GAMES = 100000, PILES = 3 };

static char answers[2 * MAX_GAMES + 1]; /* of each game a letter and a line break */

int main(void)
{
    const int games = (int)read_int("T", 1, MAX_GAMES);

    for (int i = 0; i < games; i++) {
        int even_piles = 0;
        for (int pile = 0; pile < PILES; pile++) {
            const int64_t stones = read_int("pile size", 0, 1000000000000000000);
            even_piles += stones % 2 == 0;
        }
        answers[2 * i] = even_piles >= 2 ? 'R' : 'B';
        answers[2 * i + 1] = '\n';
    }

    fputs(answers, stdout);
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
