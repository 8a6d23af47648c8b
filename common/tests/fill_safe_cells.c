/*
 * Tests common/fill_safe_cells.c against the definition of a Grundy number: no cell that a move leads to has
 * the cell's number, and every smaller number is that of some such cell.
 */
#include <stdbool.h>
#include <stdio.h>

#include "../fill_safe_cells.c"

enum { LAST = 100, GUARD = 999, VALUES = 300 };

static int grundy[LAST + 1][LAST + 1];

static bool forbidden(int row, int column)
{
    return row == 0 || column == 0 || row == column;
}

/* Marks what one line of moves leads to. */
static void look(bool reached[], int row, int column, int down, int right)
{
    for (row -= down, column -= right; row >= 0 && column >= 0; row -= down, column -= right) {
        if (!forbidden(row, column)) {
            reached[grundy[row][column]] = true;
        }
    }
}

static bool is_grundy_number_of(int row, int column)
{
    bool reached[VALUES] = {false};
    int mex = 0;
    look(reached, row, column, 1, 0);
    look(reached, row, column, 0, 1);
    look(reached, row, column, 1, 1);
    while (reached[mex]) {
        mex++;
    }
    return grundy[row][column] == mex;
}

int main(void)
{
    for (int row = 0; row <= LAST; row++) {
        for (int column = 0; column <= LAST; column++) {
            grundy[row][column] = GUARD; /* nothing may be taken for granted */
        }
    }
    fill_safe_cells(grundy, LAST);
    for (int row = 0; row <= LAST; row++) {
        for (int column = 0; column <= LAST; column++) {
            if (forbidden(row, column) ? grundy[row][column] != GUARD
                                       : grundy[row][column] >= VALUES || !is_grundy_number_of(row, column)) {
                printf("(%d, %d): %d\n", row, column, grundy[row][column]);
                return 1;
            }
        }
    }
    puts("fill_safe_cells: a board of 100");
    return 0;
}
