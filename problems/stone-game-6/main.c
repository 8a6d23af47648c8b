/*
 * BOJ 9660 - Stone Game 6 (돌 게임 6)
 *
 * Game:   N stones; a move takes 1, 3 or 4. Whoever takes the last stone wins.
 * Input:  N (1..10^12).
 * Output: SK if the first player wins, CY otherwise.
 *
 * Idea:   N is too large for a table, but each entry depends only on the 4 before it: once the same 4 appear again,
 *         everything repeats. From 0 on it reads L W L W W W W, so N loses exactly when N mod 7 is 0 or 2.
 * Cost:   O(1).
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    const int64_t stones = read_int("N", 1, 1000000000000LL);
    const int64_t residue = stones % 7;
    puts(residue != 0 && residue != 2 ? "SK" : "CY");
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
