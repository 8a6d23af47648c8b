/*
 * BOJ 16443 - Bolinhas de Gude
 *
 * Game:   Marbles on a board. A move shifts one marble by u > 0: up, left, or up and left by u each.
 *         Whoever is first to bring a marble to (0, 0) wins. Several marbles may share a cell.
 * Input:  N (1..1000), then N lines l c (1..100), the row and the column of a marble.
 * Output: Y if the first player wins, N otherwise.
 *
 * Idea:   From row 0, column 0 and the diagonal one move reaches (0, 0). A marble there wins at
 *         once, so nobody brings one there who can help it: these cells are forbidden. Whoever has
 *         no other move left loses. This is normal play, and the nim-sum of the marbles' Grundy
 *         numbers on the other cells decides.
 * Cost:   O(100^3) time for the table, O(100^2) memory, O(1) a marble.
 */
#include <ctype.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static void fill_safe_cells(int grundy[][101], int last);
static int finish(void);

enum { MAX_MARBLES = 1000, LAST = 100 };

int main(void)
{
    static int grundy[LAST + 1][LAST + 1];
    fill_safe_cells(grundy, LAST);

    bool wins_at_once = false;
    int nim_sum = 0;
    const int64_t marbles = read_int("N", 1, MAX_MARBLES);
    for (int64_t i = 0; i < marbles; i++) {
        const int64_t row = read_int("l", 1, LAST);
        const int64_t column = read_int("c", 1, LAST);
        wins_at_once = wins_at_once || row == column;
        nim_sum ^= grundy[row][column];
    }
    puts(wins_at_once || nim_sum != 0 ? "Y" : "N");
    return finish();
}

/* snippet common/fill_safe_cells.c: begin */
/*
 * Grundy numbers of the cells (row, column) of a board, 1 <= row, column <= last <= 100, row != column,
 * for a token that moves up, left or up-left along the diagonal. Row 0, column 0 and the main diagonal
 * are forbidden, so what a token can reach never leaves these cells. The numbers that moves along one
 * line lead to are marked as the line is filled: a mark stands for every cell further down that line.
 * A cell has fewer than 300 moves, so its Grundy number is below 300.
 */
static void fill_safe_cells(int grundy[][101], int last)
{
    static bool in_row[101][300];
    static bool in_column[101][300];
    static bool in_diagonal[201][300];
    for (int row = 1; row <= last; row++) {
        for (int column = 1; column <= last; column++) {
            if (row == column) {
                continue;
            }
            const int diagonal = row - column + 100;
            int mex = 0;
            while (in_row[row][mex] || in_column[column][mex] || in_diagonal[diagonal][mex]) {
                mex++;
            }
            grundy[row][column] = mex;
            in_row[row][mex] = true;
            in_column[column][mex] = true;
            in_diagonal[diagonal][mex] = true;
        }
    }
}
/* snippet common/fill_safe_cells.c: end */

/* snippet common/read_int.c: begin */
/*
 * Reads the next integer from stdin: plain decimal digits, set off by blanks or line breaks.
 * Needs 0 <= low <= high. A missing number, a sign, a leading zero, any other character or a value
 * outside low..high ends the program with status 1 and one line on stderr.
 */
static int64_t read_int(const char *name, int64_t low, int64_t high)
{
    const uint64_t tenth = (uint64_t)high / 10; /* what is larger may not take another digit */
    int c = getchar();
    while (isspace(c)) {
        c = getchar();
    }
    const bool missing = c == EOF;
    bool plain = isdigit(c);
    uint64_t value = 0;
    while (isdigit(c)) {
        value = value > tenth ? UINT64_MAX : 10 * value + (uint64_t)(c - '0');
        c = getchar();
        plain = plain && !(value == 0 && isdigit(c));
    }
    plain = plain && (isspace(c) || c == EOF);
    if (!plain || value < (uint64_t)low || value > (uint64_t)high) {
        const char *problem = missing ? "missing" : plain ? "out of range" : "not a plain integer";
        fprintf(stderr, "%s: %s, expected %" PRId64 " to %" PRId64 "\n", name, problem, low, high);
        exit(EXIT_FAILURE);
    }
    return (int64_t)value;
}
/* snippet common/read_int.c: end */

/* snippet common/finish.c: begin */
/*
 * Ends the output and gives the exit status: a full disk or a closed stdout must not lose the
 * answer without a word, so that is status 1 and one line on stderr.
 */
static int finish(void)
{
    if (fflush(stdout) == EOF || ferror(stdout)) {
        fputs("output: the answer could not be written\n", stderr);
        return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}
/* snippet common/finish.c: end */
