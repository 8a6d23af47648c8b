/*
 * BOJ 2600 - Marble Game (구슬게임)
 *
 * Game:   Two boxes of marbles; a move takes b1, b2 or b3 marbles from one box.
 *         Whoever cannot move loses.
 * Input:  b1 b2 b3 (1 <= b1 < b2 < b3 <= 30), then five games: the marbles in the two boxes (1..500).
 * Output: a line a game: A if the first player wins, B otherwise.
 *
 * Idea:   The Grundy number of a box is the mex over its at most three moves. The nim-sum of two
 *         numbers is 0 exactly when they are equal, so B wins when both boxes have the same number.
 * Cost:   O(500) time and memory, once for all five games.
 */
#include <ctype.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static unsigned mex(const int seen_at[], int now);
static int finish(void);

enum { AMOUNTS = 3, MAX_AMOUNT = 30, MAX_MARBLES = 500, GAMES = 5 };

static void fill_table(unsigned grundy[], const int amount[])
{
    int seen_at[AMOUNTS + 1] = {0}; /* three moves give three numbers at most, so one of 0..3 is free */
    grundy[0] = 0;
    for (int marbles = 1; marbles <= MAX_MARBLES; marbles++) {
        for (int i = 0; i < AMOUNTS; i++) {
            if (amount[i] <= marbles) {
                seen_at[grundy[marbles - amount[i]]] = marbles;
            }
        }
        grundy[marbles] = mex(seen_at, marbles);
    }
}

int main(void)
{
    int amount[AMOUNTS];
    amount[0] = (int)read_int("b1", 1, MAX_AMOUNT - 2);
    amount[1] = (int)read_int("b2", amount[0] + 1, MAX_AMOUNT - 1);
    amount[2] = (int)read_int("b3", amount[1] + 1, MAX_AMOUNT);

    unsigned grundy[MAX_MARBLES + 1];
    fill_table(grundy, amount);

    bool first_player_wins[GAMES];
    for (int game = 0; game < GAMES; game++) {
        const int64_t one = read_int("k1", 1, MAX_MARBLES);
        const int64_t other = read_int("k2", 1, MAX_MARBLES);
        first_player_wins[game] = grundy[one] != grundy[other];
    }
    for (int game = 0; game < GAMES; game++) {
        puts(first_player_wins[game] ? "A" : "B");
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
