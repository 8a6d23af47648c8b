/*
 * BOJ 8170 - Pebbles
 *
 * Game:   A row of piles, none smaller than the one to its left. A move removes pebbles from one
 *         pile and must keep that order. Whoever cannot move loses.
 * Input:  u (1..10), then for each game n (1..1000) and n piles in ascending order (0..10000, their sum
 *         at most 10000).
 * Output: one line per game: TAK if the first player wins, NIE otherwise.
 *
 * Idea:   Look at the steps, by which each pile rises above its left neighbour. A move lowers one step and raises the
 *         next as much: staircase Nim. The player to move loses exactly when the nim-sum (XOR) of the last step, the
 *         third last, the fifth last, ... is 0.
 * Cost:   O(n) time per game, O(1) memory.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    const int64_t games = read_int("u", 1, 10);
    for (int64_t i = 0; i < games; i++) {
        int64_t nim_sum = 0; /* of the newest step, the one two before it, and so on */
        int64_t between = 0; /* the nim-sum of the steps that this leaves out */
        int64_t left_pile = 0;
        int64_t spare = 10000;
        for (int64_t piles = read_int("n", 1, 1000); piles > 0; piles--) {
            /* The piles to come are at least as large as this one: all of them must fit into the sum. */
            const int64_t pile = read_int("a", left_pile, spare / piles);
            const int64_t with_this_step = between ^ (pile - left_pile);
            between = nim_sum;
            nim_sum = with_this_step;
            left_pile = pile;
            spare -= pile;
        }
        puts(nim_sum != 0 ? "TAK" : "NIE");
    }
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
