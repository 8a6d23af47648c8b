/*
 * BOJ 16571 - Alpha Tic-Tac-Toe (알파 틱택토)
 *
 * Game:   Tic-tac-toe on 3 x 3 cells; X began. A board in the middle of a game is given.
 * Input:  9 cells, row by row: 0 free, 1 X, 2 O. The game is not over.
 * Output: what the player to move gets when both play perfectly: W a win, D a draw, L a loss.
 *
 * Idea:   Minimax: a board is worth to the player to move the best of what the moves leave, and what is
 *         good for the opponent is bad for me. Alpha-beta: a branch that cannot change the answer any
 *         more is not looked at. A player's cells are the bits of a number, so boards cost nothing.
 * Cost:   at most 6,323 boards are looked at (from the empty board), each in O(1); O(1) memory.
 */
#include <ctype.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static int finish(void);

enum { CELLS = 9, FULL = (1 << CELLS) - 1 };
enum { LOSS = -1, DRAW = 0, WIN = 1 };

/* Bit c of cells is set if cell c is taken; rows, columns and diagonals are numbers in octal. */
static bool has_line(int cells)
{
    return (cells & 0007) == 0007 || (cells & 0070) == 0070 || (cells & 0700) == 0700
           || (cells & 0111) == 0111 || (cells & 0222) == 0222 || (cells & 0444) == 0444
           || (cells & 0421) == 0421 || (cells & 0124) == 0124;
}

/*
 * What the player to move gets, seen from that player, as far as it matters: at least `sure` has been
 * found for that player elsewhere; and the opponent, elsewhere, need not allow more than `limit`.
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

static int count(int cells)
{
    int taken = 0;
    for (int c = 0; c < CELLS; c++) {
        taken += cells >> c & 1;
    }
    return taken;
}

int main(void)
{
    int x = 0;
    int o = 0;
    for (int c = 0; c < CELLS; c++) {
        const int64_t mark = read_int("cell", 0, 2);
        x |= mark == 1 ? 1 << c : 0;
        o |= mark == 2 ? 1 << c : 0;
    }
    const bool x_moves = count(x) == count(o);
    if ((!x_moves && count(x) != count(o) + 1) || has_line(x) || has_line(o) || (x | o) == FULL) {
        fputs("board: not in the middle of a game, expected as many X as O or one more\n", stderr);
        return EXIT_FAILURE;
    }

    const int best = x_moves ? value(x, o, LOSS, WIN) : value(o, x, LOSS, WIN);
    puts(best == WIN ? "W" : best == DRAW ? "D" : "L");
    return finish();
}

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
