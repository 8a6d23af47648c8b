/*
 * BOJ 3596 - Crosses and Crosses (크로스와 크로스), NEERC 2007 Northern Subregional, also POJ 3537
 *
 * Game:   A strip of n free cells. Both players write x into a free cell; whoever completes three x
 *         in a row wins.
 * Input:  n (3..2000).
 * Output: 1 if the first player wins, 2 otherwise.
 *
 * Idea:   An x within two cells of another lets the opponent complete three. So an x uses up five cells, and whoever
 *         finds no cell loses. With two cells added, it takes three neighbours out of a row and leaves two rows: a
 *         Grundy table (octal game 0.007), no period known.
 * Cost:   O(n^2) time, O(n) memory.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    enum { MAX_CELLS = 2000, EXTRA_CELLS = 2 };
    const int last = (int)read_int("n", 3, MAX_CELLS) + EXTRA_CELLS;

    /* One of two mirror images is enough: at most 1000 moves, so all numbers, and the XOR of two, are below 1024. */
    int grundy[MAX_CELLS + EXTRA_CELLS + 1] = {0};
    int seen_at[1024] = {0};
    for (int row = 1; row <= last; row++) {
        for (int left = 0, right = row - 3; left <= right; left++, right--) {
            seen_at[grundy[left] ^ grundy[right]] = row;
        }
        while (seen_at[grundy[row]] == row) {
            grundy[row]++;
        }
    }
    puts(grundy[last] != 0 ? "1" : "2");
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
