/* crosses-and-crosses: both players mark free cells of a strip with x; three in a row win. */
#include "shared/board.h"
#include "shared/cases.h"
#include "shared/show.h"

#include <stdio.h>
#include <stdlib.h>

/*
 * A mark within two cells of another lets the opponent finish a row, so whoever has nothing else left
 * loses: a mark spoils its cell and two on each side, and the strip falls in two.
 */
static struct option after_mark(int cells, int cell)
{
    const int left = cell - 1 - 2;
    const int right = cells - cell - 2;
    return (struct option){left > 0 ? left : 0, right > 0 ? right : 0};
}

static int options(int cells, struct option *options)
{
    int count = 0;
    for (int cell = 1; cell <= cells; cell++) {
        options[count++] = after_mark(cells, cell);
    }
    return count;
}

/* The strip itself: bit i is a mark in cell i + 1. outcome[marks] is 0 until it is known. */
static bool search(int cells, unsigned marks, char *outcome)
{
    if (outcome[marks] == 0) {
        bool wins = false;
        for (int cell = 0; cell < cells && !wins; cell++) {
            const unsigned marked = marks | 1U << cell;
            const bool three_in_a_row = (marked & marked >> 1 & marked >> 2) != 0;
            wins = marked != marks && (three_in_a_row || !search(cells, marked, outcome));
        }
        outcome[marks] = wins ? 'W' : 'L';
    }
    return outcome[marks] == 'W';
}

static bool drawn_wins(int cells)
{
    char *outcome = new_array(INT64_C(1) << cells, sizeof *outcome);
    const bool wins = search(cells, 0, outcome);
    free(outcome);
    return wins;
}

static void show_moves(int cells, const int *values)
{
    int64_t *winning = new_array(cells, sizeof *winning);
    int64_t count = 0;
    for (int cell = 1; cell <= cells; cell++) {
        if (option_value(values, after_mark(cells, cell)) == 0) {
            winning[count++] = cell;
        }
    }
    puts("  cells, counted from 1:");
    show_list(winning, count);
    free(winning);
}

int main(int argc, char **argv)
{
    const struct board_game game = {
        .heap = {
            .name = "crosses-and-crosses",
            .rule = "A move marks a free cell; whoever completes three in a row wins.",
            .searched = 2000,
            .options = options,
        },
        .smallest = 3,
        .removed = 5,
        .drawn = 18,
        .drawn_wins = drawn_wins,
        .show_moves = show_moves,
    };
    return board_main(&game, argc, argv);
}
