/*
 * LeetCode 1728 - Cat and Mouse II, as a program
 *
 * Game:   a cat C, a mouse M and food F on a grid with walls #. Mouse moves first; a turn is a jump in one of the four
 *         directions, up to one's own length and not over a wall, or none. Mouse wins on the food. Cat wins on the food,
 *         on Mouse, and if 1,000 turns go by.
 * Input:  the numbers of rows and of columns (1..8 each), the longest jumps of Cat and of Mouse (1..8 each), then the rows
 *         of the grid: one C, one M and one F, and else # and dots.
 * Output: Mouse or Cat, who wins if both play perfectly.
 *
 * Idea:   Only Mouse has to get somewhere. So one set is enough: the positions from which Mouse wins within so many turns.
 *         It grows turn by turn, from the food: if Mouse moves, one jump into the set is enough; if Cat moves, all have to
 *         lead there.
 * Cost:   O((r c)^2 (r + c)) time a turn, until nothing changes; O((r c)^2) memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static void must(bool holds, const char *condition);

enum { SIDE = 8, CELLS = SIDE * SIDE, TURNS = 1000, CAT = 0, MOUSE = 1 };

static int rows;
static int columns;
static int lengths[2];             /* of the longest jumps */
static char grid[CELLS];           /* row by row, SIDE cells each; a wall where there is no cell */
static int places[2];              /* cells of the cat and of the mouse at the start */
static int food;                   /* its cell */
static bool wins[2][CELLS][CELLS]; /* Mouse, in so many turns: who moves, the cells of the mouse and of the cat */

/* A letter of the grid, or the white space at the end of a row. */
static void must_fit(bool fits)
{
    if (!fits) {
        fprintf(stderr, "row: expected %d of the letters #.CMF\n", columns);
        exit(EXIT_FAILURE);
    }
}

static void read_grid(void)
{
    static const char letters[] = "#.CMF";
    int counts[sizeof letters] = {0};
    memset(grid, '#', sizeof grid);
    for (int row = 0; row < rows; row++) {
        int c = getchar();
        while (isspace(c)) {
            c = getchar();
        }
        for (int column = 0; column < columns; column++, c = getchar()) {
            int kind = 0;
            while (letters[kind] != '\0' && letters[kind] != c) {
                kind++;
            }
            must_fit(letters[kind] != '\0');
            const int cell = row * SIDE + column;
            grid[cell] = (char)c;
            counts[kind]++;
            places[CAT] = c == 'C' ? cell : places[CAT];
            places[MOUSE] = c == 'M' ? cell : places[MOUSE];
            food = c == 'F' ? cell : food;
        }
        must_fit(c == EOF || isspace(c));
    }
    must(counts[2] == 1 && counts[3] == 1 && counts[4] == 1, "there must be one C, one M and one F");
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
            if (row < 0 || row >= rows || column < 0 || column >= columns || grid[to] == '#') {
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
            const bool is_over = mouse == cat || mouse == food || cat == food || grid[mouse] == '#' || grid[cat] == '#';
            if (!is_over && !wins[player][mouse][cat] && leads_to_set(player, mouse, cat)) {
                wins[player][mouse][cat] = true;
                has_grown = true;
            }
        }
    }
    return has_grown;
}

int main(void)
{
    rows = (int)read_int("r", 1, SIDE);
    columns = (int)read_int("c", 1, SIDE);
    lengths[CAT] = (int)read_int("catJump", 1, SIDE);
    lengths[MOUSE] = (int)read_int("mouseJump", 1, SIDE);
    read_grid();
    for (int cat = 0; cat < CELLS; cat++) {
        wins[CAT][food][cat] = cat != food;
    }
    bool has_grown = true;
    for (int turns = 1; turns < TURNS && has_grown; turns += 2) {
        has_grown = grow(MOUSE);
        has_grown = grow(CAT) || has_grown;
    }
    puts(wins[MOUSE][places[MOUSE]][places[CAT]] ? "Mouse" : "Cat");
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
