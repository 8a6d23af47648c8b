/*
 * Codeforces 138D - World of Darkraft
 *
 * Game:   A board of cells with letters, all active. A move chooses an active cell, from which waves run: of L down to
 *         the left and up to the right, of R up to the left and down to the right, of X in all four directions. The
 *         cell and every cell on the way become inactive; a wave stops at an inactive cell or at the edge. Whoever
 *         cannot move loses.
 * Input:  n rows and m columns (1..20 both), then n words of m letters L, R and X.
 * Output: WIN if the player who moves first wins, LOSE otherwise.
 *
 * Idea:   Turn the board by 45 degrees: a move takes a row, a column or both out of a rectangle, and leaves two or four
 *         smaller ones. Cells of the two chessboard colours never meet, so they are two games. Grundy numbers of all
 *         rectangles, from the smallest on.
 * Cost:   O(S^6) time and O(S^4) memory for a board of side S, with small constants.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { MAX = 20, COLOURS = 2, VALUES = 256 }; /* at most 200 cells of a colour: all Grundy numbers are below 256 */

/* The board, turned: rows go up to the right, columns down to the right; 0 where the board has no cell. */
static char letters[COLOURS][MAX][MAX];

/* Of a colour, the rows from one number up to before another, and so many columns. */
static unsigned char grundy[COLOURS][MAX + 1][MAX + 1][MAX + 1][MAX + 1];

static int64_t read_int(const char *name, int64_t low, int64_t high);

static void read_board(int rows, int columns)
{
    for (int row = 0; row < rows; row++) {
        int c = getchar();
        while (isspace(c)) {
            c = getchar();
        }
        for (int column = 0; column <= columns; column++, c = getchar()) {
            const bool ends = column == columns;
            if (ends ? c != EOF && !isspace(c) : c != 'L' && c != 'R' && c != 'X') {
                fprintf(stderr, "word: expected %d letters L, R and X\n", columns);
                exit(EXIT_FAILURE);
            }
            if (ends) {
                break;
            }
            const int colour = (row + column) % 2;
            letters[colour][(row + column) / 2][(row - column + MAX) / 2] = (char)c;
        }
    }
}

/* The mex over the cells of rows r0 to before r1 and columns c0 to before c1. */
static unsigned char mex_of(int colour, int r0, int r1, int c0, int c1)
{
    unsigned char(*of)[MAX + 1][MAX + 1][MAX + 1] = grundy[colour];
    bool seen[VALUES] = {false};
    for (int r = r0; r < r1; r++) {
        for (int c = c0; c < c1; c++) {
            switch (letters[colour][r][c]) {
            case 'L': /* takes the row */ seen[of[r0][r][c0][c1] ^ of[r + 1][r1][c0][c1]] = true; break;
            case 'R': /* takes the column */ seen[of[r0][r1][c0][c] ^ of[r0][r1][c + 1][c1]] = true; break;
            case 'X':
                seen[of[r0][r][c0][c] ^ of[r0][r][c + 1][c1] ^ of[r + 1][r1][c0][c] ^ of[r + 1][r1][c + 1][c1]] = true;
                break;
            default: break;
            }
        }
    }
    unsigned char mex = 0;
    while (seen[mex]) {
        mex++;
    }
    return mex;
}

int main(void)
{
    const int rows = (int)read_int("n", 1, MAX);
    const int columns = (int)read_int("m", 1, MAX);
    read_board(rows, columns);
    int nim_sum = 0;
    for (int colour = 0; colour < COLOURS; colour++) {
        for (int high = 1; high <= MAX; high++) {
            for (int wide = 1; wide <= MAX; wide++) {
                for (int r = 0; r + high <= MAX; r++) {
                    for (int c = 0; c + wide <= MAX; c++) {
                        grundy[colour][r][r + high][c][c + wide] = mex_of(colour, r, r + high, c, c + wide);
                    }
                }
            }
        }
        nim_sum ^= grundy[colour][0][MAX][0][MAX];
    }
    puts(nim_sum != 0 ? "WIN" : "LOSE");
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
