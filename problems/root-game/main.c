/*
 * BOJ 16888 - Root Game (루트 게임)
 *
 * Game:   A number N; a move subtracts a square (1, 4, 9, ...). Whoever reaches 0 wins.
 * Input:  T (1..100,000), then T lines with a number N (1..1,000,000) each.
 * Output: one line per case: koosaga if the first player wins, cubelover otherwise.
 *
 * Idea:   One win/lose table for all games, filled in from the losing numbers: going up from 0, a number that has not
 *         been marked loses; every number that is a square larger wins, so mark those. Losing numbers are few, and
 *         only they cost work.
 * Cost:   O(L sqrt(M)) time for a table up to M with L losing numbers, then O(1) per case; O(M) memory.
 *         For M = 10^6, L is 13,952, which makes 10.1 million marks.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    enum { MAX_NUMBER = 1000000 };
    static bool wins[MAX_NUMBER + 1];
    for (int lost = 0; lost < MAX_NUMBER; lost++) {
        if (!wins[lost]) {
            for (int root = 1; lost + root * root <= MAX_NUMBER; root++) {
                wins[lost + root * root] = true;
            }
        }
    }

    const int64_t cases = read_int("T", 1, 100000);
    for (int64_t i = 0; i < cases; i++) {
        const int64_t number = read_int("N", 1, MAX_NUMBER);
        puts(wins[number] ? "koosaga" : "cubelover");
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
