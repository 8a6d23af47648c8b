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
                spot("%d %d", (int)a + 1, (int)b + 1);
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
            join("%d-%d", (int)a + 1, (int)joined_to(polygon, a) + 1);
            mark("drawn");
        }
    }
}

static struct game drawn = {.moves = segments, .show = show, .board = "ring"};

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

/* ---- HDU 4664: several polygons of up to 10^9 vertices, side by side ---- */

enum { MAX_IN_ALL = 1000000, MAX_OF_HDU = 1000000000 };

static int64_t polygons_so_far;

static void preamble_of_hdu(void) { polygons_so_far = 0; }

static void input_of_hdu(void)
{
    const int64_t count = count_of_next("N", 1, MAX_IN_ALL);
    polygons_so_far += count;
    must(polygons_so_far <= MAX_IN_ALL, "the sum of all N must be at most 1,000,000");
    next_line();
    for (int64_t i = 0; i < count; i++) {
        put(&group, number("n", 1, MAX_OF_HDU));
    }
}

static void cases_of_hdu(void)
{
    every_input("every", "T 1, N 1, n 1..300");
    every_input("small", "T 1, N 2, n 1..12");
    every_input("small", "T 2, N 1..2, n 1..3");
    every_input("pairs", "T 1, N 2, n 80..94");
    every_input("limit", "T 1, N 1, n 999999900..1000000000");
    edge_inputs("edge", 40, "T 1..3, N 1..20");
    lost_inputs("random", 200, "T 1..5, N 1..20, n 1..100");
    lost_inputs("large", 60, "T 1..20, N 1..200");
    add_input("1\n%d\n", MAX_IN_ALL);
    for (int i = 0; i < MAX_IN_ALL; i++) {
        add_input("%d%c", MAX_OF_HDU - i % 68, i < MAX_IN_ALL - 1 ? ' ' : '\n');
    }
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move joins two vertices by a segment that meets no other one; whoever cannot move loses.",
    .players = {"the first player", "the second player"},
    .outputs = {"1", "2"},
    .input = input,
    .position = position,
    .cases = cases,
    .forms =
        (const struct problem[]){
            {.form = "hdu-4664",
             .rule = "A move joins two points of one plane by a segment that meets no other one; whoever cannot move "
                     "loses.",
             .players = {"Carol", "Dave"},
             .games = {COUNTED, "T", 1, 1000},
             .preamble = preamble_of_hdu,
             .input = input_of_hdu,
             .cases = cases_of_hdu},
            {0},
        },
};
