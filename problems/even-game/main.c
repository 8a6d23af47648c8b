/*
 * BOJ 23974 - Even Game (짝수 게임)
 *
 * Game:   YG holds N coins, K lie on the table. A move takes 1 to 4; YG begins. When all are taken, YG
 *         wins if the number of coins that YG holds is even.
 * Input:  N (0..1), K (1..10^7).
 * Output: YG or HS, the winner.
 *
 * Idea:   Ask of both players: is the number of coins still to be taken by the player to move wanted
 *         even or odd? It is part of the position; K alone is not enough. YG wants it even when N is 0
 *         and odd when N is 1. The lost positions then repeat every 6 coins:
 *         wanted even: 1, 7, 13, ... coins; wanted odd: 5, 6, 11, 12, ... (and 0) coins.
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

static bool player_to_move_wins(int64_t coins, bool wants_odd)
{
    const int64_t residue = coins % 6;
    return wants_odd ? residue != 0 && residue != 5 : residue != 1;
}

int main(void)
{
    const int64_t held = read_int("N", 0, 1);
    const int64_t coins = read_int("K", 1, 10000000);
    puts(player_to_move_wins(coins, held == 1) ? "YG" : "HS");
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
