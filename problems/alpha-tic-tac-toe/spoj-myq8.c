/*
 * SPOJ MYQ8 - Alpha Tic-Tac-Toe
 *
 * Game:   Tic-tac-toe on 3 x 3 cells; x moves first, and three in a row, column or diagonal end the game. Boards are
 *         given.
 * Input:  T (1..1,000,000), then T boards: an empty line, and three rows (3..3 letters each; . is a free cell, x and o
 *         are the players).
 * Output: for each board what the player to move gets when both play perfectly: win, tie or lose, also where the game
 *         is over; invalid if no game leads to this board.
 *
 * Idea:   Minimax: the value of a board, to the player to move, is the best that any move leads to, and what is good
 *         for one player is bad for the other. There are only 3^9 boards: each is worked out once.
 * Cost:   O(1) for each board after at most 5,478 boards were searched; 20 KB of memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

enum { CELLS = 9, BOARDS = 19683, UNKNOWN = 0, LOSE = 1, TIE = 2, WIN = 3, INVALID = 4 };

static signed char known[BOARDS]; /* by the cells as digits to base 3: 0 free, 1 x, 2 o */
static const int power[CELLS] = {1, 3, 9, 27, 81, 243, 729, 2187, 6561};

static bool has_line(const int *cells, int mark)
{
    static const int lines[8][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6},
                                    {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
    for (int i = 0; i < 8; i++) {
        if (cells[lines[i][0]] == mark && cells[lines[i][1]] == mark && cells[lines[i][2]] == mark) {
            return true;
        }
    }
    return false;
}

/* What the player to move gets. */
static int value(int board)
{
    int cells[CELLS];
    int number[3] = {0, 0, 0};
    for (int i = 0; i < CELLS; i++) {
        cells[i] = board / power[i] % 3;
        number[cells[i]]++;
    }
    const int mover = number[1] == number[2] ? 1 : 2;
    if (known[board] != UNKNOWN) {
        return known[board];
    }
    int best = number[0] == 0 ? TIE : LOSE;
    if (number[1] - number[2] < 0 || number[1] - number[2] > 1 || has_line(cells, mover)) {
        best = INVALID;
    } else if (has_line(cells, 3 - mover)) {
        best = LOSE;
    } else {
        for (int i = 0; i < CELLS; i++) {
            if (cells[i] == 0) {
                const int after = LOSE + WIN - value(board + mover * power[i]);
                best = after > best ? after : best;
            }
        }
    }
    known[board] = (signed char)best;
    return best;
}

static void check_row(bool is_good)
{
    if (!is_good) {
        fprintf(stderr, "row: expected three letters, each of them ., x or o\n");
        exit(EXIT_FAILURE);
    }
}

static int read_board(void)
{
    int board = 0;
    for (int row = 0; row < 3; row++) {
        int c = getchar();
        while (isspace(c)) {
            c = getchar();
        }
        for (int i = 3 * row; i < 3 * row + 3; i++, c = getchar()) {
            check_row(c == '.' || c == 'x' || c == 'o');
            board += (c == 'x' ? 1 : c == 'o' ? 2 : 0) * power[i];
        }
        check_row(c == EOF || isspace(c));
    }
    return board;
}

int main(void)
{
    static const char *const names[] = {[LOSE] = "lose", [TIE] = "tie", [WIN] = "win", [INVALID] = "invalid"};
    for (int64_t left = read_int("T", 1, 1000000); left > 0; left--) {
        puts(names[value(read_board())]);
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
