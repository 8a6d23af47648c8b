/*
 * BOJ 1542 - Chess Practice (체스 연습)
 *
 * Game:   Queens on a board of 100 x 100 cells. A move shifts one queen by u > 0: up, left, or up and
 *         left by u each. Whoever is first to bring a queen to (0, 0) wins. Queens may share a cell.
 * Input:  five games, each N (1..50), then N lines X Y (0..99, not both 0), where a queen stands.
 * Output: a line a game: S if the first player wins, D otherwise.
 *
 * Idea:   A queen on row 0, column 0 or the diagonal reaches (0, 0) at once, so nobody moves one
 *         there who can help it. Without those cells it is normal play, and nim-sums decide; with
 *         a queen there at the start the first player has won.
 * Cost:   O(100^3) time for the table, O(100^2) memory, O(1) a queen.
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

enum { GAMES = 5, MAX_QUEENS = 50, LAST = 99 };

static bool first_player_wins(int grundy[][101], int64_t queens)
{
    bool wins_at_once = false;
    int nim_sum = 0;
    for (int64_t i = 0; i < queens; i++) {
        const int64_t x = read_int("X", 0, LAST);
        const int64_t y = read_int("Y", x == 0, LAST); /* not (0, 0) */
        wins_at_once = wins_at_once || x == 0 || y == 0 || x == y;
        nim_sum ^= grundy[x][y];
    }
    return wins_at_once || nim_sum != 0;
}

int main(void)
{
    static int grundy[101][101];
    fill_safe_cells(grundy, LAST);

    bool wins[GAMES];
    for (int game = 0; game < GAMES; game++) {
        wins[game] = first_player_wins(grundy, read_int("N", 1, MAX_QUEENS));
    }
    for (int game = 0; game < GAMES; game++) {
        puts(wins[game] ? "S" : "D");
    }
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
