/*
 * Codeforces 1867C - Salyg1n and the MEX Game
 *
 * Game:   a set of n numbers. Alice adds a number that is not in it, Bob removes one that is smaller than the one just added,
 *         in turn. The game ends when Bob cannot, or after 2n + 1 moves. Alice wants the mex, the smallest number from 0
 *         on that is missing, to be large. The program plays Alice, and must reach what can be reached.
 * Input:  the number of games t (1..100,000); each game: n (1..100,000), all n together at most 100,000, then n numbers
 *         s (0..10^9), in ascending order.
 * Talk:   in each turn the program writes the number that it adds, and reads the one that Bob removes, or -1 when the game
 *         has ended: then the next one follows. Each line is flushed, so that the judge sees it.
 *
 * Idea:   Add the mex, and then whatever Bob has removed. Each time that is smaller, so the game ends soon, and only the
 *         number that was missing second is missing. Bob can always see to it that two numbers up to there are missing.
 * Cost:   O(n) time and memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { MAX = 100000, LARGEST = 1000000000 };

static int64_t read_int(const char *name, int64_t low, int64_t high);
static void must(bool holds, const char *condition);

/* Reads a set of n numbers and returns its mex. */
static int64_t read_mex(int64_t n)
{
    int64_t mex = 0;
    int64_t before = -1;
    for (int64_t i = 0; i < n; i++) {
        const int64_t number = read_int("s", 0, LARGEST);
        must(number > before, "the numbers must be in ascending order");
        before = number;
        mex += number == mex ? 1 : 0;
    }
    return mex;
}

int main(void)
{
    int64_t left = MAX;
    for (int64_t games = read_int("t", 1, MAX); games > 0; games--) {
        const int64_t n = read_int("n", 1, left);
        left -= n;
        for (int64_t number = read_mex(n); number >= 0; number = read_int("y", -1, LARGEST)) {
            printf("%d\n", (int)number);
            fflush(stdout);
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
