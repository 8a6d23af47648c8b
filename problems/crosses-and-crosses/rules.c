/* crosses-and-crosses: both players mark free cells of a strip with x; three in a row win. */
#include "rules.h"

enum { MAX_CELLS = 2000, DRAWN_TO = 18 };

static int64_t n;

/*
 * A mark within two cells of another lets the opponent finish a row, so whoever has nothing else left loses:
 * a mark spoils its cell and two on each side, and the strip falls in two.
 */
static void moves(int64_t cells)
{
    for (int64_t cell = 1; cell <= cells; cell++) {
        const int64_t left = cell - 1 - 2;
        const int64_t right = cells - cell - 2;
        say("cell %" PRId64 " of %" PRId64, cell, cells);
        leave_two(left > 0 ? left : 0, right > 0 ? right : 0);
    }
}

static struct game strips = {.moves = moves, .upwards = true, .fixed = true, .unit = "cells"};

/* The drawn strip: bit i is a mark in cell i + 1. */
static void marks(int64_t strip)
{
    for (int64_t cell = 0; cell < n; cell++) {
        const int64_t marked = strip | INT64_C(1) << cell;
        if (marked == strip) {
            continue;
        }
        say("cell %" PRId64, cell + 1);
        if ((marked & marked >> 1 & marked >> 2) != 0) {
            win();
        } else {
            leave(marked);
        }
    }
}

static void show(int64_t strip)
{
    for (int64_t cell = 0; cell < n; cell++) {
        if ((strip >> cell & 1) != 0) {
            print("%sx", cell > 0 ? " " : "");
        } else {
            print("%s%d", cell > 0 ? " " : "", (int)cell + 1);
        }
    }
}

static struct game drawn = {.moves = marks, .show = show};

static void input(void)
{
    n = number("n", 3, MAX_CELLS);
}

static void answer(void)
{
    const bool first_wins = wins(&strips, n);
    demand(n > DRAWN_TO || wins(&drawn, 0) == first_wins, "the drawn strip of %d cells disagrees", (int)n);
    print("%d\n", first_wins ? 1 : 2);
}

static void play(void)
{
    wins(n <= DRAWN_TO ? &drawn : &strips, n <= DRAWN_TO ? 0 : n);
}

static void cases(void)
{
    every_input("small");
}

const struct problem problem = {
    .rule = "A move marks a free cell; whoever completes three in a row wins.",
    .players = {"the first player", "the second player"},
    .known = "from 19 cells on by a game that the page proves to be the same",
    .input = input,
    .answer = answer,
    .play = play,
    .cases = cases,
};
