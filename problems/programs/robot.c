/* Robot: it goes one square to the right or down, and not into a wall; whoever cannot move it loses. */
#include "rules.h"

enum { MAX = 50 };

static int64_t rows, columns;
static const char *board[MAX];

/* A position is the number of the square: row * columns + column. */
static bool is_free(int64_t row, int64_t column) { return row < rows && column < columns && board[row][column] == '.'; }

static void moves(int64_t square)
{
    const int64_t row = square / columns;
    const int64_t column = square % columns;
    if (is_free(row, column + 1)) {
        leave(square + 1, "right");
    }
    if (is_free(row + 1, column)) {
        leave(square + columns, "down");
    }
}

static void show(int64_t square)
{
    for (int64_t i = 0; i < rows * columns; i++) {
        print("%c", i == square ? 'R' : board[i / columns][i % columns]);
        print(i % columns == columns - 1 && i < rows * columns - 1 ? "\n" : "");
    }
}

static struct game robot = {.moves = moves, .show = show};

static void input(void)
{
    rows = number("R", 1, MAX);
    columns = number("C", 1, MAX);
    for (int64_t row = 0; row < rows; row++) {
        next_line();
        board[row] = word("row", ".#", columns, columns);
    }
    must(board[0][0] == '.', "the robot begins on a free square");
    put(&robot, 0);
}

static void cases(void)
{
    every_input("small", "R 1..2, C 1..3");
    every_input("small", "R 3, C 1..2");
    random_inputs("random", 100, "R 1..10, C 1..10");
    for (int i = 0; i < 20; i++) { /* with one wall among ten squares, so that games are long */
        add_input("50 50\n");
        for (int square = 0; square < 2500; square++) {
            add_input("%c", square > 0 && random_in(1, 10) == 1 ? '#' : '.');
            add_input(square % 50 == 49 && square < 2499 ? "\n" : "");
        }
        try_input("large", "");
    }
}

const struct problem problem = {
    .rule = "A move takes the robot one square to the right or down; whoever cannot move it loses.",
    .outputs = {"First", "Second"},
    .input = input,
    .cases = cases,
    .time_ms = 2000,
};
