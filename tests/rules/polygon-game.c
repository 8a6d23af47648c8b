/*
 * polygon-game: draw a segment between two vertices of a convex polygon; it may neither cross a drawn
 * segment nor share an end point with one. Whoever cannot draw loses.
 */
#include "shared/board.h"
#include "shared/memo.h"

#include <stdio.h>

/* A segment uses up two vertices and parts the others: no later segment joins the two sides. */
static int options(int vertices, struct option *options)
{
    int count = 0;
    for (int cut_off = 0; cut_off <= vertices - 2 - cut_off; cut_off++) {
        options[count++] = (struct option){cut_off, vertices - 2 - cut_off};
    }
    return count;
}

/* The polygon itself: vertices 0..size - 1 in order round it, segments as pairs of them. */
struct drawing {
    int size;
    int segments;
    int ends[16][2];
};

static bool may_draw(const struct drawing *drawing, int a, int b)
{
    for (int i = 0; i < drawing->segments; i++) {
        const int c = drawing->ends[i][0];
        const int d = drawing->ends[i][1];
        if (a == c || a == d || b == c || b == d || (a < c && c < b) != (a < d && d < b)) {
            return false;
        }
    }
    return true;
}

/* The set of segments: four bits for each vertex hold the vertex it is joined to, itself if none. */
static uint64_t key_of(const struct drawing *drawing)
{
    uint64_t key = 0;
    for (int vertex = 0; vertex < drawing->size; vertex++) {
        int joined = vertex;
        for (int i = 0; i < drawing->segments; i++) {
            for (int end = 0; end < 2; end++) {
                if (drawing->ends[i][end] == vertex) {
                    joined = drawing->ends[i][1 - end];
                }
            }
        }
        key = key << 4 | (uint64_t)joined;
    }
    return key;
}

static bool search(struct drawing *drawing, struct memo *memo)
{
    const uint64_t key = key_of(drawing);
    bool wins = false;
    if (memo_find(memo, key, &wins)) {
        return wins;
    }
    for (int a = 0; a < drawing->size && !wins; a++) {
        for (int b = a + 1; b < drawing->size && !wins; b++) {
            if (may_draw(drawing, a, b)) {
                drawing->ends[drawing->segments][0] = a;
                drawing->ends[drawing->segments][1] = b;
                drawing->segments++;
                wins = !search(drawing, memo);
                drawing->segments--;
            }
        }
    }
    memo_keep(memo, key, wins);
    return wins;
}

static bool drawn_wins(int size)
{
    struct drawing drawing = {.size = size};
    struct memo memo = {0};
    const bool wins = search(&drawing, &memo);
    memo_free(&memo);
    return wins;
}

static void show_moves(int vertices, const int *values)
{
    for (int cut_off = 0; cut_off <= vertices - 2 - cut_off; cut_off++) {
        if (values[cut_off] == values[vertices - 2 - cut_off]) {
            printf("  cut off %d, leaving %d and %d\n", cut_off, cut_off, vertices - 2 - cut_off);
        }
    }
}

int main(int argc, char **argv)
{
    const struct board_game game = {
        .heap = {
            .name = "polygon-game",
            .rule = "A move joins two vertices, apart from all segments; whoever cannot loses.",
            .searched = 1000,
            .options = options,
        },
        .smallest = 3,
        .removed = 2,
        .drawn = 12,
        .drawn_wins = drawn_wins,
        .show_moves = show_moves,
    };
    return board_main(&game, argc, argv);
}
