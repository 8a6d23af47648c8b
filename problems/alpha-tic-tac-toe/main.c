/*
 * BOJ 16571 - Alpha Tic-Tac-Toe (알파 틱택토)
 *
 * Game:   Tic-tac-toe on 3 x 3 cells; X moved first. A board in the middle of a game is given.
 * Input:  9 cells (0..2), row by row: 0 free, 1 X, 2 O. There are as many X as O, or one more, and the game is not
 *         over.
 * Output: what the player to move gets when both play perfectly: W for a win, D for a draw, L for a loss.
 *
 * Idea:   Minimax: the value of a board, to the player to move, is the best that any move leads to, and what is good
 *         for one player is bad for the other. Alpha-beta: moves that can no longer change the answer are not searched.
 * Cost:   at most 6,323 boards are searched (from the empty board), each in O(1); O(1) memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static void must(bool holds, const char *condition);

enum { CELLS = 9, FULL = (1 << CELLS) - 1, LOSS = -1, DRAW = 0, WIN = 1 };

/* Bit c of cells is set if cell c is taken; rows, columns and diagonals are numbers in octal. */
static bool has_line(int cells)
{
    return (cells & 0007) == 0007 || (cells & 0070) == 0070 || (cells & 0700) == 0700 || (cells & 0111) == 0111
           || (cells & 0222) == 0222 || (cells & 0444) == 0444 || (cells & 0421) == 0421 || (cells & 0124) == 0124;
}

/*
 * What the player to move gets, as far as it matters: another move further up already guarantees `sure` to this
 * player, and the opponent can make sure that this player gets no more than `limit`.
 */
static int value(int mine, int theirs, int sure, int limit)
{
    static const int centre_first[CELLS] = {4, 0, 2, 6, 8, 1, 3, 5, 7};
    if (has_line(theirs)) {
        return LOSS;
    }
    if ((mine | theirs) == FULL) {
        return DRAW;
    }
    for (int i = 0; i < CELLS && sure < limit; i++) {
        const int cell = 1 << centre_first[i];
        if (((mine | theirs) & cell) == 0) {
            const int after = -value(theirs, mine | cell, -limit, -sure);
            sure = after > sure ? after : sure;
        }
    }
    return sure;
}

int main(void)
{
    int more_x = 0;              /* than O */
    int cells_of[3] = {0, 0, 0}; /* of nobody, of X, of O */
    for (int cell = 1; cell < FULL; cell *= 2) {
        const int64_t mark = read_int("cell", 0, 2);
        cells_of[mark] |= cell;
        more_x += mark == 1 ? 1 : mark == 2 ? -1 : 0;
    }
    must(more_x == 0 || more_x == 1, "X must be as many as O, or one more");
    must(!has_line(cells_of[1]) && !has_line(cells_of[2]) && cells_of[0] != 0, "the game must not be over");
    const int mover = more_x == 0 ? 1 : 2;
    const int best = value(cells_of[mover], cells_of[3 - mover], LOSS, WIN);
    puts(best == WIN ? "W" : best == DRAW ? "D" : "L");
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

/* snippet common/snippets/must.c */
/* What ranges cannot say of the input: if it does not hold, the program ends. */
static void must(bool holds, const char *condition)
{
    if (!holds) {
        fprintf(stderr, "input: %s\n", condition);
        exit(EXIT_FAILURE);
    }
}
