/*
 * AtCoder abc349_e - Weighted Tic-Tac-Toe
 *
 * Game:   Tic-tac-toe on 3 x 3 cells with numbers. Whoever has three cells in a line wins at once. If nobody has when all
 *         cells are taken, the larger sum wins.
 * Input:  9 numbers A (-10^9..10^9), row by row; their sum is odd.
 * Output: Takahashi or Aoki, the player who wins. Takahashi moves first.
 *
 * Idea:   Try all moves: the player to move wins if some move leaves a board on which the opponent loses. The sums are only
 *         needed on a full board, and they follow from the marks.
 * Cost:   at most 549,946 boards; O(1) memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static void must(bool holds, const char *condition);

enum { CELLS = 9, FULL = (1 << CELLS) - 1 };

static int64_t worth[CELLS];

/* Bit c of cells is set if cell c is taken; rows, columns and diagonals are numbers in octal. */
static bool has_line(int cells)
{
    static const int lines[8] = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};
    for (int i = 0; i < 8; i++) {
        if ((cells & lines[i]) == lines[i]) {
            return true;
        }
    }
    return false;
}

/* Does the player to move win? lead: the sum of the cells that are mine, minus that of theirs. */
static bool wins(int mine, int theirs, int64_t lead)
{
    if (has_line(theirs)) { /* before the sums: a line may come with the last cell */
        return false;
    }
    if ((mine | theirs) == FULL) {
        return lead > 0;
    }
    for (int cell = 0; cell < CELLS; cell++) {
        const int mark = 1 << cell;
        if (((mine | theirs) & mark) == 0 && !wins(theirs, mine | mark, -(lead + worth[cell]))) {
            return true;
        }
    }
    return false;
}

int main(void)
{
    int64_t sum = 0;
    for (int cell = 0; cell < CELLS; cell++) {
        worth[cell] = read_int("A", -1000000000, 1000000000);
        sum += worth[cell];
    }
    must(sum % 2 != 0, "the sum of all A must be odd");
    puts(wins(0, 0, 0) ? "Takahashi" : "Aoki");
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
