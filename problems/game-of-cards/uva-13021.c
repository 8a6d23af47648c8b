/*
 * UVa 13021 - Game of Cards
 *
 * Game:   Piles of cards with values. A move picks a pile, removes 0 to K cards from its top but leaves at least one,
 *         then removes as many cards as the value of the card now on top. Whoever cannot do this loses.
 * Input:  1 to 20 games (our own bound) until the end of the file: P (1..100) and K (1..10), then one pile per line:
 *         N (1..1000) and N values (1..10) from bottom to top.
 * Output: for each game "Alice can win." if the first player wins, "Bob will win." otherwise.
 *
 * Idea:   The position of a pile is its height. With card t on top, the height becomes t - value, whatever it was
 *         before. So height h has the moves of the cards h - K to h; the mex of the numbers they lead to is its
 *         Grundy number.
 * Cost:   O(K) per card, O(N) memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

enum { MAX_PILES = 100, MAX_CARDS = 1000, MAX_REMOVED = 10, MAX_VALUE = 10 };

/* Whether there is another game, whose first number comes next; or an input that cannot be read, which read_int() says. */
static bool is_next(void)
{
    int c = getchar();
    while (isspace(c)) {
        c = getchar();
    }
    ungetc(c, stdin);
    return c != EOF || ferror(stdin) != 0;
}

/* Reads a pile and returns the Grundy number of its full height. */
static int read_pile(int most_removed)
{
    int grundy[MAX_CARDS + 1] = {0}; /* of every height */
    int leads_to[MAX_CARDS + 1];     /* bit g: with this card on top a move leads to Grundy number g; 0: no move */
    const int cards = (int)read_int("N", 1, MAX_CARDS);
    for (int height = 1; height <= cards; height++) {
        const int value = (int)read_int("value", 1, MAX_VALUE);
        leads_to[height] = value <= height ? 1 << grundy[height - value] : 0;
        int seen = 0;
        for (int top = height; top >= 1 && top >= height - most_removed; top--) {
            seen |= leads_to[top];
        }
        while (seen >> grundy[height] & 1) {
            grundy[height]++;
        }
    }
    return grundy[cards];
}

int main(void)
{
    while (is_next()) {
        const int piles = (int)read_int("P", 1, MAX_PILES);
        const int most_removed = (int)read_int("K", 1, MAX_REMOVED);
        int nim_sum = 0;
        for (int i = 0; i < piles; i++) {
            nim_sum ^= read_pile(most_removed);
        }
        puts(nim_sum != 0 ? "Alice can win." : "Bob will win.");
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
