#include <stdio.h>

int main(void)
{
    int rows, columns, row = 0, column = 0, moves = 0;
    static char board[52][52];
    scanf("%d %d", &rows, &columns);
    for (int i = 0; i < rows; i++) {
        scanf("%s", board[i]);
    }
    for (;;) {
        if (board[row][column + 1] == '.') {
            column++;
        } else if (board[row + 1][column] == '.') {
            row++;
        } else {
            break;
        }
        moves++;
    }
    puts(moves % 2 == 1 ? "First" : "Second");
    return 0;
}
