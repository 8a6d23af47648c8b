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
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static int finish(void);

int main(void)
{
    const bool wants_odd = read_int("N", 0, 1) == 1;
    const int64_t residue = read_int("K", 1, 10000000) % 6;
    const bool wins = wants_odd ? residue != 0 && residue != 5 : residue != 1;
    puts(wins ? "YG" : "HS");
    return finish();
}

/* snippet common/read_int.c: begin */
/* Reads the next integer. One that is missing or not from low to high (10^18 at most) ends the program. */
static int64_t read_int(const char *name, int64_t low, int64_t high)
{
    const int64_t too_large = 2000000000000000000;
    int c = getchar();
    while (isspace(c)) {
        c = getchar();
    }
    const int sign = low < 0 && c == '-' ? -1 : 1;
    c = sign < 0 ? getchar() : c;
    int64_t value = isdigit(c) ? 0 : too_large;
    for (; isdigit(c); c = getchar()) {
        value = value < too_large / 10 ? 10 * value + (c - '0') : too_large;
    }
    if (sign * value < low || sign * value > high || (c != EOF && !isspace(c))) {
        fprintf(stderr, "%s: expected an integer from %lld to %lld\n", name, (long long)low, (long long)high);
        exit(EXIT_FAILURE);
    }
    return sign * value;
}
/* snippet common/read_int.c: end */

/* snippet common/finish.c: begin */
/* Ends the output. An answer that cannot be written is status 1 and one line on stderr. */
static int finish(void)
{
    const int lost = fflush(stdout) == EOF || ferror(stdout);
    fputs(lost ? "output: the answer could not be written\n" : "", stderr);
    return lost ? EXIT_FAILURE : EXIT_SUCCESS;
}
/* snippet common/finish.c: end */
