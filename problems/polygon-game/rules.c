/*
 * polygon-game: draw a segment between two vertices of a convex polygon; it may neither cross a drawn segment
 * nor share an end point with one. Whoever cannot draw loses.
 */
#include "rules.h"

enum { MAX_VERTICES = 1000, DRAWN_TO = 14 };

static int64_t n;

/* A group of free vertices on one side of all segments. A segment uses up two of them and separates the
   others: no later one joins its two sides. */
static void group_moves(int64_t vertices)
{
    for (int64_t cut_off = 0; cut_off <= vertices - 2 - cut_off; cut_off++) {
        leave_two(cut_off, vertices - 2 - cut_off, "cut off %" PRId64 " of %" PRId64, cut_off, vertices);
    }
}

static struct game group = {.moves = group_moves, .splits = true, .code = "0.07", .fixed = true, .unit = "corners"};

/* The drawn polygon: four bits for each vertex hold vertex XOR the one it is joined to, 0 if none. */
static int64_t joined_to(int64_t polygon, int64_t vertex) { return (polygon >> (4 * vertex) & 15) ^ vertex; }

/* From a free vertex a, on to b: what a segment cuts off is passed over; one that comes back over a ends the way. */
static void segments(int64_t polygon)
{
    for (int64_t a = 0; a < n; a++) {
        for (int64_t b = a + 1; b < n && joined_to(polygon, a) == a && joined_to(polygon, b) > a; b++) {
            if (joined_to(polygon, b) == b) {
                leave(polygon | (a ^ b) << (4 * a) | (a ^ b) << (4 * b), "join %d-%d", (int)a + 1, (int)b + 1);
            } else {
                b = joined_to(polygon, b);
            }
        }
    }
}

static void show(int64_t polygon)
{
    for (int v = 1; v <= n; v++) {
        piece(v > 1 ? " %d" : "%d", v);
    }
    if (polygon != 0) {
        print("; joined:");
    }
    for (int64_t a = 0; a < n; a++) {
        if (joined_to(polygon, a) > a) {
            piece(" %d-%d", (int)a + 1, (int)joined_to(polygon, a) + 1);
        }
    }
}

static struct game drawn = {.moves = segments, .show = show, .board = "polygon"};

static void input(void) { n = number("N", 3, MAX_VERTICES); }

static void position(void)
{
    if (n <= DRAWN_TO) {
        put(&drawn, 0);
        insist(wins(&drawn, 0) == wins(&group, n), "the drawn polygon must have the winner of the group");
    } else {
        put(&group, n);
    }
}

static void cases(void) { every_input("small", ""); }

const struct problem problem = {
    .rule = "A move joins two vertices by a segment that meets no other one; whoever cannot move loses.",
    .players = {"the first player", "the second player"},
    .outputs = {"1", "2"},
    .input = input,
    .position = position,
    .cases = cases,
};
