/*
 * LeetCode 913 - Cat and Mouse, as a program
 *
 * Game:   a mouse on node 1 of a graph and a cat on node 2 move in turn along an edge, the mouse first. The cat may not go
 *         to node 0, the hole. If the mouse comes to the hole, it wins; if both are on one node, the cat wins. If a
 *         position comes again with the same player to move, it is a draw.
 * Input:  the number of nodes n (3..50) and of edges m (2..1225), then the edges: the nodes a (0..n - 2) and b
 *         (a + 1..n - 1). All are different, each node has an edge, and node 2 one that does not lead to 0.
 * Output: Mouse, Cat or Draw, the result if both play perfectly.
 *
 * Idea:   Work backwards from the ends: the mouse in the hole, or both on one node. A player with a move to a position
 *         that he wins wins; if all moves lose, he loses. All positions that are never reached in this way are draws.
 * Cost:   O(n^3) time: n^2 positions for each player, up to n moves each. O(n^2) memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static void must(bool holds, const char *condition);

enum { MAX_NODES = 50, HOLE = 0, MOUSE = 0, CAT = 1 };
enum winner { NOBODY, MOUSE_WINS, CAT_WINS };

static int nodes;
static bool has_edge[MAX_NODES][MAX_NODES];

/* A position: where the mouse is, where the cat is, and who is to move. */
static enum winner winners[MAX_NODES][MAX_NODES][2];
static int open_moves[MAX_NODES][MAX_NODES][2]; /* of the player to move, not known to lose */
static int queue[2 * MAX_NODES * MAX_NODES];    /* decided positions, as (mouse * MAX_NODES + cat) * 2 + mover */
static int queued;

static void decide(int mouse, int cat, int mover, enum winner winner)
{
    winners[mouse][cat][mover] = winner;
    queue[queued++] = (mouse * MAX_NODES + cat) * 2 + mover;
}

static void read_graph(void)
{
    nodes = (int)read_int("n", 3, MAX_NODES);
    const int64_t edges = read_int("m", 2, nodes * (nodes - 1) / 2);
    bool cat_can_move = false;
    for (int64_t i = 0; i < edges; i++) {
        const int64_t one = read_int("a", 0, nodes - 2);
        const int64_t other = read_int("b", one + 1, nodes - 1);
        must(!has_edge[one][other], "the edges must be different");
        has_edge[one][other] = has_edge[other][one] = true;
        cat_can_move = cat_can_move || one == 2 || (other == 2 && one != HOLE);
    }
    must(cat_can_move, "node 2 must have a neighbour other than 0");
    for (int node = 0; node < nodes; node++) {
        bool has_any = false;
        for (int other = 0; other < nodes; other++) {
            has_any = has_any || has_edge[node][other];
        }
        must(has_any, "every node must have an edge");
    }
}

/* The positions where the game is over, and the count of moves in all others. */
static void begin(void)
{
    for (int mouse = 0; mouse < nodes; mouse++) {
        for (int cat = 1; cat < nodes; cat++) {
            for (int next = 0; next < nodes; next++) {
                open_moves[mouse][cat][MOUSE] += has_edge[mouse][next] ? 1 : 0;
                open_moves[mouse][cat][CAT] += has_edge[cat][next] && next != HOLE ? 1 : 0;
            }
            for (int mover = 0; mover < 2; mover++) {
                if (mouse == HOLE || mouse == cat) {
                    decide(mouse, cat, mover, mouse == HOLE ? MOUSE_WINS : CAT_WINS);
                }
            }
        }
    }
}

/* This position is decided; what follows for the one before it, from which `before` has moved here? */
static void step_back(int mouse, int cat, int before, enum winner winner)
{
    if (winners[mouse][cat][before] == NOBODY) {
        const enum winner own = before == MOUSE ? MOUSE_WINS : CAT_WINS;
        if (winner == own || --open_moves[mouse][cat][before] == 0) {
            decide(mouse, cat, before, winner);
        }
    }
}

int main(void)
{
    read_graph();
    begin();
    for (int next = 0; next < queued; next++) {
        const int mouse = queue[next] / 2 / MAX_NODES;
        const int cat = queue[next] / 2 % MAX_NODES;
        const int mover = queue[next] % 2;
        for (int from = 0; from < nodes; from++) {
            if (mover == CAT && has_edge[from][mouse]) {
                step_back(from, cat, MOUSE, winners[mouse][cat][mover]);
            } else if (mover == MOUSE && has_edge[from][cat] && from != HOLE) {
                step_back(mouse, from, CAT, winners[mouse][cat][mover]);
            }
        }
    }
    static const char *const words[] = {"Draw", "Mouse", "Cat"};
    puts(words[winners[1][2][MOUSE]]);
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
