/*
 * polygon-game: draw a segment between two vertices of a convex polygon; it may neither cross a drawn segment
 * nor share an end point with one. Whoever cannot draw loses.
 */
#include "rules.h"

enum { MAX_VERTICES = 1000, DRAWN_TO = 12 };

static int64_t n;

/* A segment uses up two vertices and parts the others: no later segment joins the two sides. */
static void moves(int64_t vertices)
{
    for (int64_t cut_off = 0; cut_off <= vertices - 2 - cut_off; cut_off++) {
        say("cut off %" PRId64 " of %" PRId64, cut_off, vertices);
        leave_two(cut_off, vertices - 2 - cut_off);
    }
}

static struct game vertices = {.moves = moves,
                               .upwards = true,
                               .fixed = true,
                               .beyond = BY_OCTAL,
                               .searched = 1000,
                               .removed = 2,
                               .unit = "vertices"};

/* The drawn polygon: four bits for each vertex hold vertex XOR the one it is joined to, 0 if none. */
static int64_t joined_to(int64_t polygon, int64_t vertex)
{
    return (polygon >> (4 * vertex) & 15) ^ vertex;
}

/* Between free ends a and b every vertex must be joined to one between them, if to any. */
static bool may_join(int64_t polygon, int64_t a, int64_t b)
{
    bool may = joined_to(polygon, a) == a && joined_to(polygon, b) == b;
    for (int64_t between = a + 1; between < b; between++) {
        const int64_t other_end = joined_to(polygon, between);
        may = may && a < other_end && other_end < b;
    }
    return may;
}

static void segments(int64_t polygon)
{
    for (int64_t a = 0; a < n; a++) {
        for (int64_t b = a + 1; b < n; b++) {
            if (may_join(polygon, a, b)) {
                say("join %d-%d", (int)a + 1, (int)b + 1);
                leave(polygon | (a ^ b) << (4 * a) | (a ^ b) << (4 * b));
            }
        }
    }
}

static void show(int64_t polygon)
{
    const char *before = "";
    print("%d vertices in a circle; joined: ", (int)n);
    for (int64_t a = 0; a < n; a++) {
        if (joined_to(polygon, a) > a) {
            print("%s%d-%d", before, (int)a + 1, (int)joined_to(polygon, a) + 1);
            before = ", ";
        }
    }
    print("%s", before[0] == '\0' ? "none" : "");
}

static struct game drawn = {.moves = segments, .show = show};

static void input(void)
{
    n = number("N", 3, MAX_VERTICES);
}

static void answer(void)
{
    const bool first_wins = wins(&vertices, n);
    demand(n > DRAWN_TO || wins(&drawn, 0) == first_wins, "the drawn polygon of %d vertices disagrees",
           (int)n);
    print("%d\n", first_wins ? 1 : 2);
}

static void play(void)
{
    wins(n <= DRAWN_TO ? &drawn : &vertices, n <= DRAWN_TO ? 0 : n);
}

static void cases(void)
{
    every_input("small");
}

const struct problem problem = {
    .rule = "A move joins two vertices by a segment that meets no other one; whoever cannot move loses.",
    .players = {"the first player", "the second player"},
    .known = "from 13 vertices on by a game that the page proves to be the same",
    .input = input,
    .answer = answer,
    .play = play,
    .cases = cases,
};
