/*
 * Codeforces 787C (786A) - Berzerk
 *
 * Game:   Objects 1..n on a circle; object 1 is a black hole. Rick and Morty each have a set of numbers. In turn, each
 *         player moves the monster on, clockwise, by one of his own numbers. Whoever brings it into the hole wins. The
 *         game can go on forever, which is better than losing and worse than winning.
 * Input:  n (2..7000), then k and k different numbers (1..n-1) for Rick, and the same for Morty.
 * Output: two lines of n - 1 words, for the monster on object 2, 3, ..., n: in the first line Rick moves first, in the
 *         second line Morty. Win, Lose or Loop is the result for the player who moves first.
 *
 * Idea:   Work backwards from the hole, where the player to move has lost. A position with a move to a losing one wins; a
 *         position loses when all its moves lead to winning ones. From every result, go back to the positions one
 *         move before. All others are Loop.
 * Cost:   O(n (k1 + k2)) time, O(n) memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static void must(bool holds, const char *condition);

enum { MAX_OBJECTS = 7000 };
enum result { LOOP, LOSE, WIN };

/* A position is a player to move and an object, counted from 0, the hole. */
static int counts[2], numbers[2][MAX_OBJECTS];
static enum result results[2][MAX_OBJECTS];
static int open_moves[2][MAX_OBJECTS]; /* moves not known to lead to a position that is won for the opponent */
static int queue[2 * MAX_OBJECTS];     /* decided positions, as 2 * object + player */
static int queued;

static void decide(int player, int object, enum result result)
{
    results[player][object] = result;
    queue[queued++] = 2 * object + player;
}

int main(void)
{
    static bool is_own[2][MAX_OBJECTS]; /* this player has this number */
    const int objects = (int)read_int("n", 2, MAX_OBJECTS);
    for (int player = 0; player < 2; player++) {
        counts[player] = (int)read_int("k", 1, objects - 1);
        for (int i = 0; i < counts[player]; i++) {
            const int number = (int)read_int("number", 1, objects - 1);
            must(!is_own[player][number], "the numbers of a player must be different");
            is_own[player][number] = true;
            numbers[player][i] = number;
        }
        for (int object = 1; object < objects; object++) {
            open_moves[player][object] = counts[player];
        }
    }

    decide(0, 0, LOSE);
    decide(1, 0, LOSE);
    for (int next = 0; next < queued; next++) {
        const int object = queue[next] / 2;
        const int player = queue[next] % 2;
        const int mover = 1 - player; /* moved here, by a number of his own */
        for (int i = 0; i < counts[mover]; i++) {
            const int back = object - numbers[mover][i];
            const int from = back < 0 ? back + objects : back;
            if (results[mover][from] != LOOP) {
                continue;
            }
            if (results[player][object] == LOSE) {
                decide(mover, from, WIN);
            } else if (--open_moves[mover][from] == 0) {
                decide(mover, from, LOSE);
            }
        }
    }

    static const char *const words[] = {"Loop", "Lose", "Win"};
    for (int player = 0; player < 2; player++) {
        for (int object = 1; object < objects; object++) {
            printf("%s%c", words[results[player][object]], object < objects - 1 ? ' ' : '\n');
        }
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

/* snippet common/snippets/must.c */
/* What ranges cannot say of the input: if it does not hold, the program ends. */
static void must(bool holds, const char *condition)
{
    if (!holds) {
        fprintf(stderr, "input: %s\n", condition);
        exit(EXIT_FAILURE);
    }
}
