/*
 * BOJ 23974 - Even Game (짝수 게임)
 *
 * Game:   YG holds N coins, and K are on the table. A move takes 1 to 4; YG moves first. When all are taken, YG wins if
 *         YG holds an even number of coins.
 * Input:  N (0..1), K (1..10^7).
 * Output: YG or HS, the winner.
 *
 * Idea:   The number r of coins on the table is not the whole position: does the player to move want an even number of
 *         them, or an odd one? With an even number wanted, r mod 6 = 1 loses; with an odd one, r mod 6 = 0 or 5.
 * Cost:   O(1).
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    const bool wants_odd = read_int("N", 0, 1) == 1;
    const int64_t residue = read_int("K", 1, 10000000) % 6;
    const bool wins = wants_odd ? residue != 0 && residue != 5 : residue != 1;
    puts(wins ? "YG" : "HS");
    return 0;
}

/* snippet common/snippets/read_int.c */
/* Reads the next integer; one that is missing or not from low to high (10^18 at most) ends the program. */
static int64_t read_int(const char *name, int64_t low, int64_t high)
{
    const int64_t too_large = (int64_t)2000000000 * 1000000000;
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
