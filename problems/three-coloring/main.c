/*
 * Codeforces 1503B - 3-Coloring
 *
 * Game:   a board of n rows and n columns, n^2 turns. In each, Alice names a color of 1, 2 and 3, and Bob puts a token of
 *         another color on an empty cell. Alice wins if two cells that share an edge have one color, Bob if none have in
 *         the end. The program plays Bob, and the judge Alice.
 * Input:  n (2..100).
 * Talk:   in each turn the program reads Alice's color a and writes b i j: its color, row and column. After the last turn it
 *         ends. Each line is flushed, so that the judge sees it.
 *
 * Idea:   As on a chessboard, cells of two kinds alternate. One kind gets 1, the other 2, as long as Alice allows either;
 *         when one kind is full, the other one gets 3 wherever its own color is named.
 * Cost:   O(n^2) time, O(1) memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { MAX = 100 };

static int64_t read_int(const char *name, int64_t low, int64_t high);

/* Goes on to the next cell of the same kind, by rows; cells are numbered from 0. */
static int next_cell(int cell, int n)
{
    const int kind = (cell / n + cell % n) % 2;
    do {
        cell++;
    } while (cell < n * n && (cell / n + cell % n) % 2 != kind);
    return cell;
}

int main(void)
{
    const int n = (int)read_int("n", 2, MAX);
    int next[2] = {0, 1}; /* the first empty cell of each kind */
    for (int turn = 0; turn < n * n; turn++) {
        const int named = (int)read_int("a", 1, 3);
        int kind = named == 1 ? 1 : 0;
        kind = next[kind] < n * n ? kind : 1 - kind;
        const int color = named != kind + 1 ? kind + 1 : 3;
        printf("%d %d %d\n", color, next[kind] / n + 1, next[kind] % n + 1);
        fflush(stdout);
        next[kind] = next_cell(next[kind], n);
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
