/*
 * BOJ 2600 - Marble Game (구슬게임)
 *
 * Game:   Two boxes of marbles; a move takes b1, b2 or b3 marbles from one box. Whoever cannot move loses.
 * Input:  b1 (1..28), b2 (b1 + 1..29), b3 (b2 + 1..30), then five games: the marbles in the two boxes (1..500).
 * Output: one line per game: A if the first player wins, B otherwise.
 *
 * Idea:   The Grundy number of a box is the mex of the numbers that its moves lead to; one table serves all five
 *         games. The XOR of two numbers is 0 exactly when they are equal, so the player to move loses exactly when
 *         both boxes have the same number.
 * Cost:   501 entries of 3 steps each, once for all five games.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    enum { MAX_MARBLES = 500, GAMES = 5 };
    int64_t amount[3];
    amount[0] = read_int("b1", 1, 28);
    amount[1] = read_int("b2", amount[0] + 1, 29);
    amount[2] = read_int("b3", amount[1] + 1, 30);

    int grundy[MAX_MARBLES + 1] = {0};
    int64_t seen_at[4] = {0}; /* three moves give three numbers at most, so one of 0..3 is free */
    for (int64_t marbles = 1; marbles <= MAX_MARBLES; marbles++) {
        for (int i = 0; i < 3 && amount[i] <= marbles; i++) {
            seen_at[grundy[marbles - amount[i]]] = marbles;
        }
        while (seen_at[grundy[marbles]] == marbles) {
            grundy[marbles]++;
        }
    }

    for (int game = 0; game < GAMES; game++) {
        const int64_t one = read_int("k1", 1, MAX_MARBLES);
        const int64_t other = read_int("k2", 1, MAX_MARBLES);
        puts(grundy[one] != grundy[other] ? "A" : "B");
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
