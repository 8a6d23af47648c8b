/*
 * BOJ 3358 - Towers of coins
 *
 * Game:   A tower of N coins; a move takes 1, K or L. Whoever takes the last coin wins. A moves first, then B.
 * Input:  K (2..8), L (K + 1..9), m (4..49), then the heights N of m towers (1..1,000,000).
 * Output: one line of m letters, A or B: the winner for each tower.
 *
 * Idea:   K and L are the same for all towers, so one win/lose table up to the highest tower answers them all: a
 *         tower wins if taking 1, K or L leaves one that loses. Below 0 every entry is a win, so a move that
 *         takes too many never helps.
 * Cost:   O(largest N) time and memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    enum { MAX_AMOUNT = 9, MAX_TOWERS = 49, MAX_COINS = 1000000 };
    const int k = (int)read_int("K", 2, MAX_AMOUNT - 1);
    const int l = (int)read_int("L", k + 1, MAX_AMOUNT);
    const int towers = (int)read_int("m", 4, MAX_TOWERS);
    int coins[MAX_TOWERS];
    int highest = 0;
    for (int i = 0; i < towers; i++) {
        coins[i] = (int)read_int("N", 1, MAX_COINS);
        highest = coins[i] > highest ? coins[i] : highest;
    }

    static bool table[MAX_AMOUNT + MAX_COINS + 1];
    bool *const wins = table + MAX_AMOUNT;
    for (int n = -MAX_AMOUNT; n < 0; n++) {
        wins[n] = true; /* there are no such towers */
    }
    wins[0] = false; /* the opponent has just taken the last coin */
    for (int n = 1; n <= highest; n++) {
        wins[n] = !wins[n - 1] || !wins[n - k] || !wins[n - l];
    }

    for (int i = 0; i < towers; i++) {
        putchar(wins[coins[i]] ? 'A' : 'B');
    }
    putchar('\n');
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
