/*
 * Splitting Pairs (ICPC North America Championship 2023); it has no number on BOJ.
 *
 * Game:   n piles, none empty. A move removes k piles, where k >= 1 and 2k <= n, and then splits k of the others, each
 *         into two piles that are not empty. So there are n piles again. Whoever cannot move loses; Alice moves
 *         first.
 * Input:  T (1..1000), then for each game n (2..50) and n pile sizes (1..10^12).
 * Output: a line a game: 1 if Alice wins, 0 if Bob does.
 *
 * Idea:   n even: lost exactly if all piles are odd. A move splits an odd pile, and one part is even. And if some
 *         piles are even, split them (or half of all piles) into 1 and the rest, and remove as many others.
 *         n odd: one pile is always left as it is. So call two piles alike if the same power of two is the largest
 *         that divides them: the game is lost exactly if all piles are alike. A pile never splits into two that are
 *         like itself. And if not all are alike, every pile that a higher power divides splits into the lowest power
 *         and a rest that is like it.
 * Cost:   O(n) a game.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static int finish(void);

/* The largest power of two that divides the number: its lowest binary digit 1, with the zeros behind it. */
static int64_t lowest_bit(int64_t number) { return number & -number; }

int main(void)
{
    enum { MAX_GAMES = 1000 };
    static bool alice_wins[MAX_GAMES];
    const int games = (int)read_int("T", 1, MAX_GAMES);
    for (int game = 0; game < games; game++) {
        const int piles = (int)read_int("n", 2, 50);
        int64_t bits = 0; /* the lowest bits of all piles */
        for (int i = 0; i < piles; i++) {
            bits |= lowest_bit(read_int("pile size", 1, 1000000000000));
        }
        const bool are_alike = bits == lowest_bit(bits);
        alice_wins[game] = piles % 2 == 0 ? bits != 1 : !are_alike;
    }
    for (int game = 0; game < games; game++) {
        puts(alice_wins[game] ? "1" : "0");
    }
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
