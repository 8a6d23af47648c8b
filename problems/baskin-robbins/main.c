/*
 * BOJ 25179 - Baskin Robbins (배스킨라빈스~N~귀엽고~깜찍하게~)
 *
 * Game:   Two players call out the numbers 1, 2, ..., N in turn, 1 to M of them at a time. Whoever calls N loses.
 * Input:  N (1..10^18) and M (1..10^18).
 * Output: Can win if the first player can win, Can't win otherwise.
 *
 * Idea:   Whoever calls N - 1 wins, so this is Rozgrywka with N - 1 stones: the first player loses exactly when N - 1
 *         is a multiple of M + 1. With N = 1 there is nothing to call before N, and the first player loses.
 * Cost:   O(1).
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    const int64_t last = read_int("N", 1, 1000000000000000000LL);
    const int64_t most = read_int("M", 1, 1000000000000000000LL);
    puts((last - 1) % (most + 1) != 0 ? "Can win" : "Can't win");
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
