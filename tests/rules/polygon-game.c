/*
 * polygon-game: draw a segment between two vertices of a convex polygon; it may neither cross a drawn
 * segment nor share an end point with one. Whoever cannot draw loses.
 */
#include "shared/board.h"

/* A segment uses up two vertices and parts the others: no later segment joins the two sides. */
static int options(int vertices, struct option *options)
{
    int count = 0;
    for (int cut_off = 0; cut_off <= vertices - 2 - cut_off; cut_off++) {
        options[count++] = (struct option){cut_off, vertices - 2 - cut_off};
    }
    return count;
}

/* The polygon itself: four bits for each vertex hold vertex XOR the one it is joined to, 0 if none. */
static int joined_to(int64_t polygon, int vertex)
{
    return (int)(polygon >> (4 * vertex) & 15) ^ vertex;
}

/* Between free ends a and b every vertex must be joined to one between them, if to any. */
static bool may_join(int64_t polygon, int a, int b)
{
    bool may = joined_to(polygon, a) == a && joined_to(polygon, b) == b;
    for (int between = a + 1; between < b; between++) {
        const int other_end = joined_to(polygon, between);
        may = may && a < other_end && other_end < b;
    }
    return may;
}

static int segments(int size, int64_t polygon, int64_t *polygons)
{
    int count = 0;
    for (int a = 0; a < size; a++) {
        for (int b = a + 1; b < size; b++) {
            if (may_join(polygon, a, b)) {
                const int64_t joined = a ^ b;
                polygons[count++] = polygon | joined << (4 * a) | joined << (4 * b);
            }
        }
    }
    return count;
}

int main(int argc, char **argv)
{
    const struct board_game game = {
        .heap =
            {
                .name = "polygon-game",
                .rule = "A move joins two vertices, apart from all segments; whoever cannot loses.",
                .searched = 1000,
                .options = options,
            },
        .smallest = 3,
        .removed = 2,
        .drawn = 12,
        .drawn_options = segments,
    };
    return board_main(&game, argc, argv);
}
