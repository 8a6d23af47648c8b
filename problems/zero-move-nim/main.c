/*
 * HackerRank zero-move-nim - Zero-Move Nim
 *
 * Game:   n piles. A move takes one or more items from one pile; or none, from a pile that is not empty, and that once
 *         for each pile. Whoever takes the last item wins.
 * Input:  the number of games g (1..10), then for each game n (1..10) and n pile sizes p (1..2^30 - 1).
 * Output: one line per game: W if the first player wins, L otherwise.
 *
 * Idea:   Taking nothing leads to another position of the pile, so it is a move like any other. A pile of p has the
 *         Grundy number p + 1 if p is odd, p - 1 if p is even. The nim-sum (XOR) determines the winner.
 * Cost:   O(n) time per game, O(1) memory.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    const int64_t games = read_int("g", 1, 10);
    for (int64_t game = 0; game < games; game++) {
        const int64_t piles = read_int("n", 1, 10);
        int64_t nim_sum = 0;
        for (int64_t i = 0; i < piles; i++) {
            const int64_t items = read_int("p", 1, ((int64_t)1 << 30) - 1);
            nim_sum ^= items % 2 == 1 ? items + 1 : items - 1;
        }
        puts(nim_sum != 0 ? "W" : "L");
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
