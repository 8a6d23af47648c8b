/*
 * BOJ 1542 - Chess Practice (체스 연습)
 *
 * Game:   Queens on a board of 100 x 100 cells. A move shifts one queen by u > 0: up, left, or up and
 *         left by u each. Whoever is first to bring a queen to (0, 0) wins. Queens may share a cell.
 * Input:  five games, each N (1..50), then N lines X Y (0..99, not both 0), the cell of a queen.
 * Output: one line per game: S if the first player wins, D otherwise.
 *
 * Idea:   A queen on row 0, column 0 or the diagonal reaches (0, 0) at once: the first player wins. Otherwise nobody
 *         willingly moves a queen there. On the other cells it is normal play, and the nim-sum (XOR) of the queens'
 *         Grundy numbers determines the winner.
 * Cost:   about 100^3 steps and 100^2 entries for the table, O(1) per queen.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

enum { GAMES = 5, LAST = 99, NUMBERS = 300 }; /* a cell has fewer than 300 moves, so its Grundy number is below 300 */

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
    for (int game = 0; game < GAMES; game++) {
        bool wins_at_once = false;
        int nim_sum = 0;
        for (int64_t queens = read_int("N", 1, 50); queens > 0; queens--) {
            const int64_t x = read_int("X", 0, LAST);
            const int64_t y = read_int("Y", x == 0 ? 1 : 0, LAST); /* not (0, 0) */
            wins_at_once = wins_at_once || x == 0 || y == 0 || x == y;
            nim_sum ^= grundy[x][y];
        }
        puts(wins_at_once || nim_sum != 0 ? "S" : "D");
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
