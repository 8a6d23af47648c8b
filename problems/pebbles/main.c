/*
 * BOJ 8170 - Pebbles
 *
 * Game:   A row of piles, none smaller than the one to its left. A move removes pebbles from one
 *         pile and must keep that order. Whoever cannot move loses.
 * Input:  u (1..10) games, each n (1..1000) and n piles in ascending order (0..10000, their sum
 *         at most 10000).
 * Output: a line a game: TAK if the first player wins, NIE otherwise.
 *
 * Idea:   Look at the steps, how much each pile rises above its left neighbour. Removing x pebbles
 *         lowers this step by x and raises the next one by x: x coins go one stair down to the
 *         right, and from the last stair off the board. This is staircase Nim: the nim-sum of the
 *         last step, the third last, the fifth last, ... decides.
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

enum { MAX_GAMES = 10, MAX_PILES = 1000, MAX_PEBBLES = 10000 };

static bool first_player_wins(int64_t piles)
{
    int64_t nim_sum = 0; /* of the newest step, the one two before it, and so on */
    int64_t between = 0; /* the nim-sum of the steps that this leaves out */
    int64_t left_pile = 0;
    int64_t spare = MAX_PEBBLES;
    for (int64_t i = 0; i < piles; i++) {
        /* The piles to come are no smaller than this one: all of them must fit into the sum. */
        const int64_t pile = read_int("a", left_pile, spare / (piles - i));
        const int64_t with_this_step = between ^ (pile - left_pile);
        between = nim_sum;
        nim_sum = with_this_step;
        left_pile = pile;
        spare -= pile;
    }
    return nim_sum != 0;
}

int main(void)
{
    const int64_t games = read_int("u", 1, MAX_GAMES);
    bool wins[MAX_GAMES];
    for (int64_t game = 0; game < games; game++) {
        wins[game] = first_player_wins(read_int("n", 1, MAX_PILES));
    }
    for (int64_t game = 0; game < games; game++) {
        puts(wins[game] ? "TAK" : "NIE");
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
