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
