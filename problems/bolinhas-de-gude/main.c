/*
 * BOJ 16443 - Bolinhas de Gude
 *
 * Game:   Marbles on a board. A move shifts one marble by u > 0: up, left, or up and left by u each.
 *         Whoever is first to bring a marble to (0, 0) wins. Several marbles may share a cell.
 * Input:  N (1..1000), then N lines l c (1..100), the row and the column of a marble.
 * Output: Y if the first player wins, N otherwise.
 *
 * Idea:   A marble in row 0, in column 0 or on the diagonal wins at once, so nobody brings one there who can avoid it:
 *         these cells are forbidden. On the others this is normal play, and the nim-sum (XOR) of the marbles' Grundy
 *         numbers determines the winner.
 * Cost:   about 100^3 steps and 100^2 entries for the table, O(1) per marble.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

enum { LAST = 100, NUMBERS = 300 }; /* a cell has fewer than 300 moves, so its Grundy number is below 300 */

static int grundy[LAST + 1][LAST + 1];

static void fill_grundy(void)
{
    static bool in_row[LAST + 1][NUMBERS]; /* the numbers of the cells so far, on each line of moves */
    static bool in_column[LAST + 1][NUMBERS];
    static bool in_diagonal[2 * LAST][NUMBERS];
    for (int row = 1; row <= LAST; row++) {
        for (int column = 1; column <= LAST; column++) {
            const int diagonal = row - column + LAST;
            int mex = 0;
            while (in_row[row][mex] || in_column[column][mex] || in_diagonal[diagonal][mex]) {
                mex++;
            }
            if (row != column) {
                grundy[row][column] = mex;
                in_row[row][mex] = in_column[column][mex] = in_diagonal[diagonal][mex] = true;
            }
        }
    }
}

int main(void)
{
    fill_grundy();
    bool wins_at_once = false;
    int nim_sum = 0;
    const int64_t marbles = read_int("N", 1, 1000);
    for (int64_t i = 0; i < marbles; i++) {
        const int64_t row = read_int("l", 1, LAST);
        const int64_t column = read_int("c", 1, LAST);
        wins_at_once = wins_at_once || row == column;
        nim_sum ^= grundy[row][column];
    }
    puts(wins_at_once || nim_sum != 0 ? "Y" : "N");
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
