/* game-on-leaves: remove a leaf of a tree; whoever removes the node x wins. */
#include "rules.h"

enum { GAMES = 10, MAX = 1000, LISTED = 50, SEARCHED = 11 };

static int64_t nodes;
static int64_t x;
static int64_t ends[MAX][2]; /* of edge 0, ..., nodes - 2 */

/* A position: a bit for each node that is left, from 1 on. Of a tree that is too large: WHOLE and the one node that is gone, or
   0. */
static const int64_t WHOLE = INT64_C(1) << 62;

static bool has(int64_t position, int64_t node)
{
    return position >= WHOLE ? node != position - WHOLE : (position >> node & 1) == 1;
}

static int64_t neighbours_of(int64_t position, int64_t node)
{
    int64_t count = 0;
    for (int64_t edge = 0; edge < nodes - 1; edge++) {
        const bool is_here = ends[edge][0] == node || ends[edge][1] == node;
        count += is_here && has(position, ends[edge][0]) && has(position, ends[edge][1]) ? 1 : 0;
    }
    return count;
}

static int64_t nodes_left(int64_t position)
{
    int64_t count = 0;
    for (int64_t node = 1; node <= nodes; node++) {
        count += has(position, node) ? 1 : 0;
    }
    return count;
}

static void moves(int64_t position)
{
    for (int64_t node = 1; node <= nodes; node++) {
        if (has(position, node) && neighbours_of(position, node) <= 1) {
            const int64_t left = position & ~(INT64_C(1) << node);
            if (node == x) {
                win(left, "remove node %" PRId64, node);
            } else {
                leave(left, "remove node %" PRId64, node);
            }
            spot("%" PRId64, node);
        }
    }
}

static void show(int64_t position)
{
    fact("x is node %" PRId64, x);
    if (position >= WHOLE) {
        print("; %" PRId64 " nodes", nodes_left(position));
        return;
    }
    print("; nodes left:");
    for (int64_t node = 1; node <= nodes; node++) {
        if (has(position, node)) {
            piece(" %" PRId64, node);
            spot("%" PRId64, node);
            if (node == x) {
                mark("now");
            }
        }
    }
}

/* The tree, from x on. */
static void draw(const int64_t *positions, const int64_t *counts, int64_t parts)
{
    bool is_reached[MAX + 1] = {false};
    (void)positions;
    (void)counts;
    (void)parts;
    if (nodes == 1 || nodes > LISTED) {
        return;
    }
    is_reached[x] = true;
    print("edges:");
    for (int64_t drawn = 0; drawn < nodes - 1;) {
        for (int64_t edge = 0; edge < nodes - 1; edge++) {
            const int64_t from = is_reached[ends[edge][0]] ? ends[edge][0] : ends[edge][1];
            const int64_t to = from == ends[edge][0] ? ends[edge][1] : ends[edge][0];
            if (is_reached[from] && !is_reached[to]) {
                is_reached[to] = true;
                drawn++;
                piece(" %" PRId64 "-%" PRId64, from, to);
                join("%" PRId64 "-%" PRId64, from, to);
            }
        }
    }
    print("\n");
}

static bool listed(int64_t position) { return position < WHOLE; }
static bool searched(int64_t position) { return position < WHOLE && nodes_left(position) <= SEARCHED; }

/* The theorem of the page. */
static int64_t proved(int64_t position)
{
    return has(position, x) && (neighbours_of(position, x) <= 1 || nodes_left(position) % 2 == 0) ? WON : LOST;
}

static int64_t why(int64_t position)
{
    if (!has(position, x)) {
        print("Node %" PRId64 " is gone.", x);
        return LOST;
    }
    if (neighbours_of(position, x) <= 1) {
        print("Node %" PRId64 " is a leaf.", x);
        return WON;
    }
    const int64_t waiting = nodes_left(position) - 3;
    print("Whoever makes node %" PRId64
          " a leaf loses. Until three nodes are left there is another leaf to remove, so many "
          "times: %" PRId64 ". Then the player to move has no other choice: ",
          x, waiting);
    print(waiting % 2 == 0 ? "that is who moves now." : "that is the opponent of who moves now.");
    return waiting % 2 == 0 ? LOST : WON;
}

/* x itself, or a leaf that leaves x two neighbours; of a whole tree. */
static void winning(int64_t position)
{
    bool wants_more = true;
    for (int64_t node = 1; node <= nodes && wants_more; node++) {
        if (has(position, node) && neighbours_of(position, node) <= 1 && proved(WHOLE + node) == LOST) {
            wants_more = leave(WHOLE + node, "remove node %" PRId64, node);
        }
    }
}

static struct game tree = {.moves = moves,
                           .winning = winning,
                           .listed = listed,
                           .show = show,
                           .board = "tree",
                           .searched = searched,
                           .proved = proved,
                           .why = why};

/* How many nodes can be reached from node 1. */
static int64_t reachable(void)
{
    int64_t group[MAX + 1]; /* the least node that a node is known to be connected with */
    for (int64_t node = 1; node <= nodes; node++) {
        group[node] = node;
    }
    int64_t groups = nodes;
    for (int64_t edge = 0; edge < nodes - 1; edge++) {
        const int64_t one = group[ends[edge][0]];
        const int64_t other = group[ends[edge][1]];
        groups -= one != other ? 1 : 0;
        for (int64_t node = 1; node <= nodes && one != other; node++) {
            group[node] = group[node] == other ? one : group[node];
        }
    }
    return groups == 1 ? nodes : 0;
}

static void input(void)
{
    nodes = number("n", 1, MAX);
    x = number("x", 1, nodes);
    for (int64_t edge = 0; edge < nodes - 1; edge++) {
        next_line();
        ends[edge][0] = number("u", 1, nodes);
        ends[edge][1] = number("v", 1, nodes);
    }
    must(reachable() == nodes, "the edges must be those of a tree");
    put(&tree, nodes <= LISTED ? (INT64_C(1) << (nodes + 1)) - 2 : WHOLE);
}

/* ---- cases ---- */

/* A tree: each node from the second on hangs on one of the `span` nodes before it, or on the first one where that is 0; the
   names are mixed, and edges have either end first. */
static void add_tree(int64_t count, int64_t span, bool from_first)
{
    int64_t names[MAX];
    for (int64_t i = 0; i < count; i++) {
        names[i] = i + 1;
    }
    shuffle(names, count);
    add_input("%" PRId64 " %" PRId64 "\n", count, from_first ? names[0] : random_in(1, count));
    for (int64_t i = 1; i < count; i++) {
        const int64_t above = span == 0 ? 0 : random_in(i > span ? i - span : 0, i - 1);
        const bool is_first = random_in(0, 1) == 0;
        add_input("%" PRId64 " %" PRId64 "\n", names[is_first ? above : i], names[is_first ? i : above]);
    }
}

static void cases(void)
{
    try_input("small", "1\n1 1\n");
    for (int64_t count = 2; count <= 6; count++) { /* all trees in which the names grow away from node 1 */
        int64_t trees = 1;
        for (int64_t v = 2; v <= count; v++) {
            trees *= v - 1;
        }
        for (int64_t code = 0; code < trees; code++) {
            for (int64_t special = 1; special <= count; special++) {
                int64_t rest = code;
                add_input("1\n%" PRId64 " %" PRId64 "\n", count, special);
                for (int64_t v = 2; v <= count; v++) {
                    const int64_t to = 1 + rest % (v - 1);
                    add_input("%" PRId64 " %" PRId64 "\n", code % 2 == 0 ? to : v, code % 2 == 0 ? v : to);
                    rest /= v - 1;
                }
                try_input("small", "");
            }
        }
    }
    for (int i = 0; i < 300; i++) {
        const int64_t games = random_magnitude(1, GAMES);
        add_input("%" PRId64 "\n", games);
        for (int64_t game = 0; game < games; game++) {
            const int64_t span = random_in(0, i % 3 == 0 ? 2 : LISTED);
            add_tree(random_in(1, i < 150 ? SEARCHED : LISTED), span, i % 2 == 0);
        }
        try_input("random", "");
    }
    for (int i = 0; i < 20; i++) {
        add_input("%d\n", GAMES);
        for (int64_t game = 0; game < GAMES; game++) {
            const int64_t span = game % 4 == 0 ? 0 : random_magnitude(1, MAX);
            add_tree(random_in(MAX - 3, MAX), span, game % 2 == 0);
        }
        if (i < 19) {
            try_input("large", "");
        }
    }
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move removes a leaf of the tree, a node with at most one neighbour; whoever removes node x wins.",
    .players = {"Ayush", "Ashish"},
    .games = {COUNTED, "t", 1, GAMES},
    .input = input,
    .draw = draw,
    .cases = cases,
};
