/* crosses-and-crosses: both players mark free cells of a strip with x; three in a row win. */
#include "shared/board.h"

/*
 * A mark within two cells of another lets the opponent finish a row, so whoever has nothing else left
 * loses: a mark spoils its cell and two on each side, and the strip falls in two.
 */
static int options(int cells, struct option *options)
{
    int count = 0;
    for (int cell = 1; cell <= cells; cell++) {
        const int left = cell - 1 - 2;
        const int right = cells - cell - 2;
        options[count++] = (struct option){left > 0 ? left : 0, right > 0 ? right : 0};
    }
    return count;
}

/* The strip itself: bit i is a mark in cell i + 1. After three in a row there is no move: the opponent won.
 */
static int marks(int cells, int64_t strip, int64_t *strips)
{
    const bool three_in_a_row = (strip & strip >> 1 & strip >> 2) != 0;
    int count = 0;
    for (int cell = 0; cell < cells && !three_in_a_row; cell++) {
        const int64_t mark = INT64_C(1) << cell;
        if ((strip & mark) == 0) {
            strips[count++] = strip | mark;
        }
    }
    return count;
}

int main(int argc, char **argv)
{
    const struct board_game game = {
        .heap =
            {
                .name = "crosses-and-crosses",
                .rule = "A move marks a free cell; whoever completes three in a row wins.",
                .searched = 2000,
                .options = options,
            },
        .smallest = 3,
        .removed = 5,
        .drawn = 18,
        .drawn_options = marks,
        .moves_title = "cells, counted from 1",
    };
    return board_main(&game, argc, argv);
}
