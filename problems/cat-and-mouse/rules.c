/* cat-and-mouse: a mouse runs to a hole along the edges of a graph, and a cat hunts it. */
#include "rules.h"

enum { NODES = 50, HOLE = 0, SHOWN = 20 };

static int64_t nodes;
static int64_t counts[NODES];
static int64_t neighbours[NODES][NODES];
static bool is_listed[NODES][NODES];

/* A position: where the mouse is, where the cat is, and who is to move, 0 for the mouse. */
static int64_t position_with(int64_t mouse, int64_t cat, int64_t mover) { return (mouse * NODES + cat) * 2 + mover; }

static void moves(int64_t position)
{
    const int64_t mouse = position / 2 / NODES;
    const int64_t cat = position / 2 % NODES;
    const int64_t mover = position % 2;
    const int64_t at = mover == 0 ? mouse : cat;
    if (mouse == HOLE || mouse == cat) {
        over((mouse == HOLE) == (mover == 0) ? WON : LOST);
        return;
    }
    for (int64_t i = 0; i < counts[at]; i++) {
        const int64_t to = neighbours[at][i];
        if (mover == 0 || to != HOLE) {
            leave(position_with(mover == 0 ? to : mouse, mover == 0 ? cat : to, 1 - mover), "go to node %" PRId64, to);
            spot("%" PRId64 " %" PRId64, at, to);
        }
    }
}

static void show(int64_t position)
{
    const int64_t mouse = position / 2 / NODES;
    const int64_t cat = position / 2 % NODES;
    print("the mouse is on node");
    piece(" %" PRId64, mouse);
    spot("%" PRId64, mouse);
    mark("token");
    mark("first");
    print(", the cat on node");
    piece(" %" PRId64, cat);
    spot("%" PRId64, cat);
    mark("token");
    mark("second");
}

/* The graph: nodes in a circle. Many edges are not listed in words. */
static void draw(const int64_t *positions, const int64_t *parts_of, int64_t parts)
{
    (void)positions;
    (void)parts_of;
    (void)parts;
    if (nodes > SHOWN) {
        return;
    }
    print("edges:");
    for (int64_t node = 0; node < nodes; node++) {
        for (int64_t other = node + 1; other < nodes; other++) {
            if (is_listed[node][other]) {
                piece(" %" PRId64 "-%" PRId64, node, other);
                join("%" PRId64 "-%" PRId64, node, other);
            }
        }
    }
    print("\n");
    bare_piece();
    spot("%d", HOLE);
    mark("hole");
    spots(0, nodes - 1);
}

static struct game game = {.moves = moves, .show = show, .board = "graph", .endless = true};

static void clear_graph(void)
{
    for (int64_t node = 0; node < NODES; node++) {
        counts[node] = 0;
        for (int64_t other = 0; other < NODES; other++) {
            is_listed[node][other] = false;
        }
    }
}

static void list_neighbour(int64_t node, int64_t neighbour)
{
    must(!is_listed[node][neighbour], "the edges must be different");
    if (!is_listed[node][neighbour]) {
        is_listed[node][neighbour] = true;
        neighbours[node][counts[node]++] = neighbour;
    }
}

static void put_graph(void)
{
    bool cat_can_move = false;
    for (int64_t i = 0; i < counts[2]; i++) {
        cat_can_move = cat_can_move || neighbours[2][i] != HOLE;
    }
    must(cat_can_move, "node 2 must have a neighbour other than 0");
    put(&game, position_with(1, 2, 0));
}

static void input(void)
{
    clear_graph();
    nodes = number("n", 3, NODES);
    const int64_t count = count_of_next("m", 2, nodes * (nodes - 1) / 2);
    for (int64_t i = 0; i < count; i++) {
        next_line();
        const int64_t one = number("a", 0, nodes - 2);
        const int64_t other = number("b", one + 1, nodes - 1);
        list_neighbour(one, other);
        list_neighbour(other, one);
    }
    for (int64_t node = 0; node < nodes; node++) {
        must(counts[node] > 0, "every node must have an edge");
    }
    put_graph();
}

static void input_of_leetcode(void)
{
    clear_graph();
    nodes = count_of_next("n", 3, NODES);
    for (int64_t node = 0; node < nodes; node++) {
        const int64_t count = count_of_next("k", 1, nodes - 1);
        for (int64_t i = 0; i < count; i++) {
            const int64_t neighbour = number("neighbour", 0, nodes - 1);
            must(neighbour != node, "no node may be its own neighbour");
            list_neighbour(node, neighbour);
        }
    }
    for (int64_t node = 0; node < nodes; node++) {
        for (int64_t other = 0; other < node; other++) {
            must(is_listed[node][other] == is_listed[other][node], "every edge must be with both of its nodes");
        }
    }
    put_graph();
}

/* ---- cases ---- */

static bool edges[NODES][NODES];

static void clear(void)
{
    for (int64_t node = 0; node < NODES; node++) {
        for (int64_t other = 0; other < NODES; other++) {
            edges[node][other] = false;
        }
    }
}

static void add_edge(int64_t one, int64_t other)
{
    if (one != other) {
        edges[one][other] = edges[other][one] = true;
    }
}

/* Adds the graph, but for the line break at its end; false if the rules do not allow it. */
static bool add_graph(int64_t size, bool is_list)
{
    bool cat_can_move = false;
    int64_t degrees[NODES] = {0};
    for (int64_t node = 0; node < size; node++) {
        for (int64_t other = 0; other < size; other++) {
            degrees[node] += edges[node][other] ? 1 : 0;
        }
        cat_can_move = cat_can_move || (node != HOLE && edges[2][node]);
    }
    for (int64_t node = 0; node < size; node++) {
        if (degrees[node] == 0 || !cat_can_move) {
            return false;
        }
    }
    int64_t ends = 0; /* of all edges */
    for (int64_t node = 0; node < size; node++) {
        ends += degrees[node];
    }
    if (is_list) {
        add_input("[");
    } else {
        add_input("%" PRId64 " %" PRId64, size, ends / 2);
    }
    for (int64_t node = 0; node < size; node++) {
        add_input(!is_list ? "" : node > 0 ? ",[" : "[");
        for (int64_t other = is_list ? 0 : node + 1, added = 0; other < size; other++) {
            if (edges[node][other] && is_list) {
                add_input("%s%" PRId64, added++ > 0 ? "," : "", other);
            } else if (edges[node][other]) {
                add_input("\n%" PRId64 " %" PRId64, node, other);
            }
        }
        add_input(is_list ? "]" : "");
    }
    add_input(is_list ? "]" : "");
    return true;
}

static void try_graph(const char *kind, int64_t size, bool is_list)
{
    if (add_graph(size, is_list)) {
        try_input(kind, "\n");
    }
}

/* A tree, or a ring, and some more edges; its nodes are numbered at random. */
static void make_graph(int64_t size, int64_t more, bool is_ring)
{
    int64_t name[NODES];
    clear();
    for (int64_t i = 0; i < size; i++) {
        name[i] = i;
    }
    shuffle(name, size);
    for (int64_t i = 1; i < size; i++) {
        add_edge(name[i], name[is_ring ? i - 1 : random_in(i > 6 ? i - 6 : 0, i - 1)]);
    }
    if (is_ring) {
        add_edge(name[0], name[size - 1]);
    }
    for (; more > 0; more--) {
        const int64_t one = random_in(0, size - 1);
        const int64_t near = (one + random_in(1, 4)) % size;
        add_edge(name[one], name[random_in(0, 1) == 0 ? near : random_in(0, size - 1)]);
    }
}

static void cases_in(bool is_list)
{
    for (int64_t size = 3; size <= 5; size++) {
        for (int64_t code = 0; code < INT64_C(1) << (size * (size - 1) / 2); code++) {
            int64_t rest = code;
            clear();
            for (int64_t one = 0; one < size; one++) {
                for (int64_t other = one + 1; other < size; other++, rest /= 2) {
                    if (rest % 2 == 1) {
                        add_edge(one, other);
                    }
                }
            }
            try_graph("small", size, is_list);
        }
    }
    for (int i = 0; i < 500; i++) {
        const int64_t size = random_in(6, i < 300 ? 9 : 20);
        make_graph(size, random_in(0, size), i % 2 == 0);
        try_graph("random", size, is_list);
    }
    for (int i = 0; i < 60; i++) {
        make_graph(NODES - i % 2, random_in(0, i % 3 == 0 ? 200 : 30), i % 4 < 2);
        try_graph("limit", NODES - i % 2, is_list);
    }
    clear();
    for (int64_t one = 0; one < NODES; one++) {
        for (int64_t other = one + 1; other < NODES; other++) {
            add_edge(one, other);
        }
    }
    add_graph(NODES, is_list);
    add_input("\n");
    largest_input("largest");
}

static void cases(void) { cases_in(false); }
static void cases_of_leetcode(void) { cases_in(true); }

const struct problem problem = {
    .rule =
        "Mouse and cat move in turn along an edge of the graph. The mouse wins in the hole, node 0, where the cat may "
        "not go; the cat wins on the node of the mouse. The game can go on forever.",
    .players = {"Mouse", "Cat"},
    .outputs = {"Mouse", "Cat", "Draw"},
    .input = input,
    .draw = draw,
    .cases = cases,
    .forms =
        (const struct problem[]){
            {.form = "leetcode-913",
             .players = {"Mouse", "Cat"},
             .outputs = {"1", "2", "0"},
             .function = true,
             .input = input_of_leetcode,
             .cases = cases_of_leetcode},
            {0},
        },
};
