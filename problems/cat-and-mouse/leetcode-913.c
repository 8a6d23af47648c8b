/*
 * LeetCode 913 - Cat and Mouse
 *
 * Game:   a mouse on node 1 of a graph and a cat on node 2 move in turn along an edge, the mouse first. The cat may not go
 *         to node 0, the hole. If the mouse comes to the hole, it wins; if both are on one node, the cat wins. If a
 *         position comes again with the same player to move, it is a draw.
 * Input:  for each of the 3..50 nodes the list of its neighbours (1..n-1 of them, each 0..n-1).
 * Answer: 1 if the mouse wins, 2 if the cat wins, 0 for a draw.
 *
 * Idea:   Work backwards from the ends: the mouse in the hole, or both on one node. A player with a move to a position
 *         that he wins wins; if all moves lose, he loses. All positions that are never reached in this way are draws.
 * Cost:   O(n^3) time: n^2 positions for each player, up to n moves each. O(n^2) memory.
 */
#include <string.h>

enum { MAX_NODES = 50, HOLE = 0, MOUSE = 0, CAT = 1 };
enum winner { NOBODY, MOUSE_WINS, CAT_WINS };

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

/* The positions where the game is over, and the count of moves in all others. */
static void begin(int **graph, int nodes, const int *counts)
{
    queued = 0;
    memset(winners, 0, sizeof winners);
    for (int mouse = 0; mouse < nodes; mouse++) {
        for (int cat = 1; cat < nodes; cat++) {
            open_moves[mouse][cat][MOUSE] = counts[mouse];
            open_moves[mouse][cat][CAT] = counts[cat];
            for (int i = 0; i < counts[cat]; i++) {
                open_moves[mouse][cat][CAT] -= graph[cat][i] == HOLE ? 1 : 0;
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
    if (cat != HOLE && winners[mouse][cat][before] == NOBODY) {
        const enum winner own = before == MOUSE ? MOUSE_WINS : CAT_WINS;
        if (winner == own || --open_moves[mouse][cat][before] == 0) {
            decide(mouse, cat, before, winner);
        }
    }
}

int catMouseGame(int **graph, int graphSize, int *graphColSize);

int catMouseGame(int **graph, int graphSize, int *graphColSize)
{
    begin(graph, graphSize, graphColSize);
    for (int next = 0; next < queued; next++) {
        const int mouse = queue[next] / 2 / MAX_NODES;
        const int cat = queue[next] / 2 % MAX_NODES;
        const int mover = queue[next] % 2;
        const int moved = mover == CAT ? mouse : cat; /* where the other player has just come to */
        for (int i = 0; i < graphColSize[moved]; i++) {
            const int from = graph[moved][i];
            step_back(mover == CAT ? from : mouse, mover == CAT ? cat : from, 1 - mover, winners[mouse][cat][mover]);
        }
    }
    return (int)winners[1][2][MOUSE];
}
