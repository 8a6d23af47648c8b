/*
 * BOJ 25949 - Jar Game
 *
 * Game:   Three jars of pebbles. Turn k (k = 1, 2, 3, ...) takes k pebbles from one jar that is not empty, or
 *         all of them if it holds fewer. F has the odd turns, S the even ones. When all jars are empty,
 *         whoever took more pebbles wins.
 * Input:  a, b, c (1..100), the pebbles in the jars.
 * Output: F if the first player wins, S if the second player wins, D if it is a draw.
 *
 * Idea:   The lead of the player to move depends on the jars and the turn: the best, over all moves, of what the move
 *         takes minus the opponent's lead after it. Each lead is computed once and stored, with the jars sorted. No
 *         game has more than 26 turns.
 * Cost:   O(positions): 17,014 of them at most (from 68 93 100); a table of 27 * 101^3 small numbers. At most three
 *         turns take fewer than k, and the others take at most 300 = 1 + ... + 24: hence 26 turns at most.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

enum { JARS = 3, MAX_PEBBLES = 100, MAX_TURNS = 26, SHIFT = 1000 };

static void swap_to_ascend(int *low, int *high)
{
    if (*low > *high) {
        const int kept = *low;
        *low = *high;
        *high = kept;
    }
}

/* How many pebbles more than the opponent the player to move gets from here on. */
static int lead(int turn, int a, int b, int c)
{
    static short known[MAX_TURNS + 1][MAX_PEBBLES + 1][MAX_PEBBLES + 1][MAX_PEBBLES + 1]; /* lead + SHIFT; 0: not yet */
    if (a + b + c == 0) {
        return 0;
    }
    swap_to_ascend(&a, &b);
    swap_to_ascend(&b, &c);
    swap_to_ascend(&a, &b);
    short *place = &known[turn][a][b][c];
    if (*place == 0) {
        int jar[JARS] = {a, b, c};
        int best = -SHIFT;
        for (int i = 0; i < JARS; i++) {
            const int taken = jar[i] < turn ? jar[i] : turn;
            if (taken > 0) {
                jar[i] -= taken;
                const int mine = taken - lead(turn + 1, jar[0], jar[1], jar[2]);
                jar[i] += taken;
                best = mine > best ? mine : best;
            }
        }
        *place = (short)(best + SHIFT);
    }
    return *place - SHIFT;
}

int main(void)
{
    const int a = (int)read_int("a", 1, MAX_PEBBLES);
    const int b = (int)read_int("b", 1, MAX_PEBBLES);
    const int c = (int)read_int("c", 1, MAX_PEBBLES);

    const int ahead = lead(1, a, b, c);
    puts(ahead > 0 ? "F" : ahead < 0 ? "S" : "D");
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
