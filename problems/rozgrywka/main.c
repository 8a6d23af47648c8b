/*
 * BOJ 8817 - Rozgrywka
 *
 * Game:   N stones; a move takes 1 to K. Whoever takes the last stone wins. Hektor moves first.
 * Input:  Z (1..10), then Z games of two numbers each: N (1..10^6) and K (1..10^6).
 * Output: for each game a line: Hektor if the first player wins, Wiktor otherwise.
 *         (The two names come from a solution, not from a stored statement.)
 *
 * Idea:   Whatever the opponent takes, one can take so many that both together take K + 1. So the
 *         multiples of K + 1 are lost, and from every other N one move leads to such a multiple.
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

enum { MAX_GAMES = 10 };

int main(void)
{
    const int games = (int)read_int("Z", 1, MAX_GAMES);

    bool first_player_wins[MAX_GAMES] = {false};
    for (int i = 0; i < games; i++) {
        const int64_t stones = read_int("N", 1, 1000000);
        const int64_t most = read_int("K", 1, 1000000);
        first_player_wins[i] = stones % (most + 1) != 0;
    }

    for (int i = 0; i < games; i++) {
        puts(first_player_wins[i] ? "Hektor" : "Wiktor");
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
