/*
 * LeetCode 1728 - Cat and Mouse II
 *
 * Game:   a cat C, a mouse M and food F on a grid with walls #. Mouse moves first; a turn is a jump in one of the four
 *         directions, up to one's own length and not over a wall, or none. Mouse wins on the food. Cat wins on the food,
 *         on Mouse, and if 1,000 turns go by.
 * Input:  1..8 rows of 1..8 letters: one C, one M and one F, and else # and dots; the longest jumps of Cat and of Mouse
 *         (1..8 each).
 * Answer: whether Mouse wins if both play perfectly.
 *
 * Idea:   Only Mouse has to get somewhere. So one set is enough: the positions from which Mouse wins within so many turns.
 *         It grows turn by turn, from the food: if Mouse moves, one jump into the set is enough; if Cat moves, all have to
 *         lead there.
 * Cost:   O((r c)^2 (r + c)) time a turn, until nothing changes; O((r c)^2) memory.
 */
#include <stdbool.h>
#include <string.h>

enum { SIDE = 8, CELLS = SIDE * SIDE, TURNS = 1000, CAT = 0, MOUSE = 1 };

static int rows;
static int columns;
static int lengths[2];             /* of the longest jumps */
static char cells[CELLS];          /* row by row, SIDE cells each; a wall where there is no cell */
static int places[2];              /* cells of the cat and of the mouse at the start */
static int food;                   /* its cell */
static bool wins[2][CELLS][CELLS]; /* Mouse, in so many turns: who moves, the cells of the mouse and of the cat */

static void copy_grid(char **given)
{
    memset(cells, '#', sizeof cells);
    memset(wins, 0, sizeof wins);
    for (int row = 0; row < rows; row++) {
        for (int column = 0; column < columns; column++) {
            const int cell = row * SIDE + column;
            cells[cell] = given[row][column];
            places[CAT] = cells[cell] == 'C' ? cell : places[CAT];
            places[MOUSE] = cells[cell] == 'M' ? cell : places[MOUSE];
            food = cells[cell] == 'F' ? cell : food;
        }
    }
}

/* For Mouse: whether some jump, or staying, leads to the set. For Cat: whether all jumps, and staying, do. */
static bool leads_to_set(int player, int mouse, int cat)
{
    static const int steps[4][2] = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};
    const int from = player == MOUSE ? mouse : cat;
    bool in_set = player == MOUSE ? wins[CAT][mouse][cat] : wins[MOUSE][mouse][cat];
    for (int direction = 0; direction < 4; direction++) {
        int row = from / SIDE;
        int column = from % SIDE;
        for (int length = 1; length <= lengths[player]; length++) {
            row += steps[direction][0];
            column += steps[direction][1];
            const int to = row * SIDE + column;
            if (row < 0 || row >= rows || column < 0 || column >= columns || cells[to] == '#') {
                break;
            }
            in_set = player == MOUSE ? in_set || wins[CAT][to][cat] : in_set && wins[MOUSE][mouse][to];
        }
    }
    return in_set;
}

/* One more turn, of this player, before those that have been looked at. Returns whether the set grows. */
static bool grow(int player)
{
    bool has_grown = false;
    for (int mouse = 0; mouse < CELLS; mouse++) {
        for (int cat = 0; cat < CELLS; cat++) {
            const bool is_over =
                mouse == cat || mouse == food || cat == food || cells[mouse] == '#' || cells[cat] == '#';
            if (!is_over && !wins[player][mouse][cat] && leads_to_set(player, mouse, cat)) {
                wins[player][mouse][cat] = true;
                has_grown = true;
            }
        }
    }
    return has_grown;
}

bool canMouseWin(char **grid, int gridSize, int catJump, int mouseJump);

bool canMouseWin(char **grid, int gridSize, int catJump, int mouseJump)
{
    rows = gridSize;
    columns = (int)strlen(grid[0]);
    lengths[CAT] = catJump;
    lengths[MOUSE] = mouseJump;
    copy_grid(grid);
    for (int cat = 0; cat < CELLS; cat++) {
        wins[CAT][food][cat] = cat != food;
    }
    bool has_grown = true;
    for (int turns = 1; turns < TURNS && has_grown; turns += 2) {
        has_grown = grow(MOUSE);
        has_grown = grow(CAT) || has_grown;
    }
    return wins[MOUSE][places[MOUSE]][places[CAT]];
}
