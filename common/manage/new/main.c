/*
 * BOJ FILL IN - FILL IN (FILL IN)
 *
 * Game:   FILL IN: players, moves, who wins.
 * Input:  N (1..1000). FILL IN: names and ranges, in this way.
 * Output: FILL IN
 *
 * Idea:   FILL IN: why the program is right, in at most 50 words.
 * Cost:   O(FILL IN)
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

static bool first_player_wins(int64_t n) { return n % 4 != 0; /* FILL IN */ }

int main(void)
{
    const int64_t n = read_int("N", 1, 1000); /* FILL IN: the limits are only here */
    puts(first_player_wins(n) ? "FILL IN first" : "FILL IN second");
    return 0;
}

/* snippet common/snippets/read_int.c */
