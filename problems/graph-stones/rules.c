/* graph-stones: take stones where the token is, then walk it on; whoever takes the last stone of all wins. */
#include "rules.h"

enum { VERTICES = 50000, EDGES = 500000, STONES = (1 << 20) - 1, SEARCHED = 5000, SHOWN = 20 };

/* A vertex that is searched holds fewer; for a larger one no reader wants to see more moves than this. */
enum { TOLD = 30000 };

static int64_t vertices;
static int64_t start;
static int64_t stones[1 + VERTICES]; /* from 1 on */

/* The edges in both directions, by the vertex from which they lead: ends[first_end[v]..first_end[v + 1] - 1]. */
static int64_t edge_count;
static int64_t edge_ends[EDGES][2];
static int64_t ends[2 * EDGES];
static int64_t first_end[VERTICES + 3];

/* A position: the token's vertex, 0 when all stones are gone, and what each vertex holds. */
static int64_t at[1 + VERTICES];
static bool can_go[1 + VERTICES];

/* Goes from `from` to all that can be reached through vertices that hold at most `most`; marks what it reaches. */
static int64_t queue[VERTICES];
static bool reached[VERTICES + 1];

static int64_t reach(int64_t from, const int64_t *held, int64_t most)
{
    int64_t count = 0;
    for (int64_t v = 1; v <= vertices; v++) {
        reached[v] = false;
    }
    reached[from] = true;
    queue[count++] = from;
    for (int64_t i = 0; i < count; i++) {
        if (i > 0 && held[queue[i]] > most) {
            continue;
        }
        for (int64_t e = first_end[queue[i]]; e < first_end[queue[i] + 1]; e++) {
            if (!reached[ends[e]]) {
                reached[ends[e]] = true;
                queue[count++] = ends[e];
            }
        }
    }
    return count;
}

static void moves(int64_t position)
{
    unrow(position, at);
    const int64_t token = at[0];
    if (token == 0) {
        return;
    }
    const int64_t held = at[token];
    reach(token, at, 0);
    int64_t others = 0; /* to how many other vertices it can go, whatever is taken */
    for (int64_t v = 1; v <= vertices; v++) {
        can_go[v] = reached[v] && v != token && at[v] > 0;
        others += can_go[v] ? 1 : 0;
    }
    for (int64_t taken = 1; taken <= held && taken <= TOLD; taken++) {
        at[token] = held - taken;
        for (int64_t v = 1; v <= vertices && others > 0; v++) {
            if (can_go[v]) {
                at[0] = v;
                leave(row(at, 1 + vertices), "take %" PRId64 " and go to %" PRId64, taken, v);
            }
        }
        at[0] = at[token] > 0 ? token : 0;
        if (at[token] > 0 || others == 0) {
            leave(row(at, 1 + vertices), "take %" PRId64, taken);
        }
    }
}

static void show(int64_t position)
{
    unrow(position, at);
    if (vertices > SHOWN) {
        print("%" PRId64 " vertices, the token on %" PRId64, vertices, at[0]);
        return;
    }
    print("stones:");
    for (int64_t v = 1; v <= vertices; v++) {
        piece(" %s%" PRId64, v == at[0] ? "*" : "", at[v]);
    }
}

static bool small(int64_t position)
{
    int64_t positions = vertices;
    (void)position;
    for (int64_t v = 1; v <= vertices && positions <= SEARCHED; v++) {
        positions *= stones[v] + 1;
    }
    return positions <= SEARCHED;
}

/* The step of the page. On two or more stones the player to move wins; so both take single stones as long as they
 * can, in turn. Then the game is over, or the next player is on two or more stones and wins. */
static void one(void) { amount(1); }

static struct game to_the_end = {.amounts = one, .fixed = true};
static struct game to_more_stones = {.amounts = one, .fixed = true, .misere = true};

static int64_t by_page(int64_t position)
{
    int64_t singles = 0;
    bool more = false;
    unrow(position, at);
    if (at[0] == 0 || at[at[0]] > 1) {
        return at[0] == 0 ? LOST : WON;
    }
    reach(at[0], at, 1);
    for (int64_t v = 1; v <= vertices; v++) {
        singles += reached[v] && at[v] == 1 ? 1 : 0;
        more = more || at[v] > 1;
    }
    return wins(more ? &to_more_stones : &to_the_end, singles) ? WON : LOST;
}

static struct game graph = {.moves = moves, .show = show, .board = "graph", .small = small, .by_page = by_page};

/* ---- the input ---- */

static bool every_vertex_has_a_loop(void)
{
    static bool has_loop[1 + VERTICES];
    int64_t loops = 0;
    for (int64_t v = 1; v <= vertices; v++) {
        has_loop[v] = false;
    }
    for (int64_t e = 0; e < edge_count; e++) {
        const int64_t v = edge_ends[e][0];
        loops += edge_ends[e][1] == v && !has_loop[v] ? 1 : 0;
        has_loop[v] = has_loop[v] || edge_ends[e][1] == v;
    }
    return loops == vertices;
}

static void lay_edges(void)
{
    for (int64_t v = 0; v <= vertices + 2; v++) {
        first_end[v] = 0;
    }
    for (int64_t e = 0; e < edge_count; e++) {
        first_end[edge_ends[e][0] + 2]++;
        first_end[edge_ends[e][1] + 2]++;
    }
    for (int64_t v = 1; v <= vertices + 2; v++) {
        first_end[v] += first_end[v - 1];
    }
    for (int64_t e = 0; e < edge_count; e++) {
        ends[first_end[edge_ends[e][0] + 1]++] = edge_ends[e][1];
        ends[first_end[edge_ends[e][1] + 1]++] = edge_ends[e][0];
    }
}

static void input(void)
{
    vertices = number("n", 1, VERTICES);
    edge_count = number("m", 2 * vertices - 1, EDGES);
    start = number("s", 1, vertices);
    next_line();
    for (int64_t v = 1; v <= vertices; v++) {
        stones[v] = number("w", 1, STONES);
    }
    for (int64_t e = 0; e < edge_count; e++) {
        next_line();
        const int64_t a = number("a", 1, vertices);
        const int64_t b = number("b", 1, vertices);
        edge_ends[e][0] = a < b ? a : b;
        edge_ends[e][1] = a < b ? b : a;
    }
    must(every_vertex_has_a_loop(), "every vertex must have a loop");
    lay_edges();
    must(reach(1, stones, STONES) == vertices, "the graph must be connected");
}

static void position(void)
{
    stones[0] = start;
    put(&graph, row(stones, 1 + vertices));
}

static void draw(const int64_t *positions, const int64_t *counts, int64_t parts)
{
    (void)positions;
    (void)counts;
    if (parts > 0 && vertices > 1 && vertices <= SHOWN) {
        print("edges:");
        for (int64_t e = 0; e < edge_count; e++) {
            if (edge_ends[e][0] != edge_ends[e][1]) {
                piece(" %" PRId64 "-%" PRId64, edge_ends[e][0], edge_ends[e][1]);
            }
        }
        print("\n");
    }
}

/* ---- cases ---- */

enum shape { BAND, STAR, TREE, SHAPES };

/* Edges for a case, as numbers a * BASE + b, without loops. */
enum { BASE = 1 << 16 };
static int64_t lines[EDGES];
static int64_t line_count;

/* Adds a case with the edges laid so far, a loop at every vertex, and `once_more` of these edges a second time. */
static void add_case(int64_t size, int64_t token, const int64_t *held, int64_t once_more)
{
    for (int64_t v = 1; v <= size; v++) {
        lines[line_count++] = v * BASE + v;
    }
    for (; once_more > 0; once_more--, line_count++) {
        lines[line_count] = lines[random_in(0, line_count - 1)];
    }
    shuffle(lines, line_count);
    add_input("%" PRId64 " %" PRId64 " %" PRId64 "\n", size, line_count, token);
    for (int64_t v = 0; v < size; v++) {
        add_input("%s%" PRId64, v > 0 ? " " : "", held[v]);
    }
    add_input("\n");
    for (int64_t e = 0; e < line_count; e++) {
        const int64_t a = lines[e] / BASE;
        const int64_t b = lines[e] % BASE;
        const bool turned = random_in(0, 1) == 1;
        add_input("%" PRId64 " %" PRId64 "\n", turned ? b : a, turned ? a : b);
    }
    line_count = 0;
}

/* The binary digits of `code` say which pairs of the `size` vertices are edges. */
static void lay_pairs(int64_t size, int64_t code)
{
    for (int64_t a = 1; a <= size; a++) {
        for (int64_t b = a + 1; b <= size; b++, code /= 2) {
            if (code % 2 == 1) {
                lines[line_count++] = a * BASE + b;
            }
        }
    }
}

static bool pairs_connect(int64_t size, int64_t code)
{
    int64_t together = 1; /* one bit per vertex; vertex 1 is the last */
    for (int64_t round = 0; round < size; round++) {
        int64_t rest = code;
        for (int64_t a = 0; a < size; a++) {
            for (int64_t b = a + 1; b < size; b++, rest /= 2) {
                if (rest % 2 == 1 && ((together >> a & 1) == 1 || (together >> b & 1) == 1)) {
                    together |= INT64_C(1) << a | INT64_C(1) << b;
                }
            }
        }
    }
    return together == (INT64_C(1) << size) - 1;
}

/* Every connected graph of so many vertices with 1 to `most` stones on each; one of `one_of` is tried. */
static void try_every_graph(int64_t size, int64_t most, int64_t one_of)
{
    int64_t fillings = 1;
    for (int64_t v = 0; v < size; v++) {
        fillings *= most;
    }
    for (int64_t code = 0; code < INT64_C(1) << (size * (size - 1) / 2); code++) {
        for (int64_t filling = 0; filling < fillings * size && pairs_connect(size, code); filling++) {
            int64_t held[8];
            int64_t rest = filling / size;
            for (int64_t v = 0; v < size; v++, rest /= most) {
                held[v] = 1 + rest % most;
            }
            if (random_in(1, one_of) == 1) {
                lay_pairs(size, code);
                add_case(size, 1 + filling % size, held, filling % 3);
                try_input("small", "");
            }
        }
    }
}

/* A connected graph of about `edges` edges, some of them repeated, its vertices numbered at random; one vertex in
 * `one_of` holds more than one stone (0: none). */
static void add_graph(enum shape shape, int64_t size, int64_t edges, int64_t once_more, int64_t one_of, int64_t most)
{
    static int64_t name[VERTICES];
    static int64_t held[VERTICES];
    for (int64_t i = 0; i < size; i++) {
        name[i] = i + 1;
        held[i] = one_of > 0 && random_in(1, one_of) == 1 ? random_in(2, most) : 1;
    }
    shuffle(name, size);
    for (int64_t i = 1; i < size && shape != BAND; i++) {
        const int64_t other = shape == STAR ? 0 : random_in(0, i - 1);
        lines[line_count++] = name[i] * BASE + name[other];
    }
    for (int64_t apart = 1; shape == BAND && apart < size && (apart == 1 || line_count < edges); apart++) {
        for (int64_t i = apart; i < size && (apart == 1 || line_count < edges); i++) {
            lines[line_count++] = name[i] * BASE + name[i - apart];
        }
    }
    add_case(size, random_in(1, size), held, once_more);
}

static void cases(void)
{
    try_every_graph(1, 4, 1);
    try_every_graph(2, 3, 1);
    try_every_graph(3, 3, 1);
    try_every_graph(4, 2, 4);
    for (int i = 0; i < 400; i++) {
        const int64_t size = random_in(5, 7);
        const int64_t one_of = random_in(0, 4);
        const int64_t extra = random_in(0, 8);
        add_graph((enum shape)(i % SHAPES), size, extra, i % 4, one_of, 3);
        try_input("random", "");
    }
    for (int i = 0; i < 200; i++) {
        const int64_t size = random_magnitude(8, 1000);
        const int64_t one_of = i % 2 == 0 ? 0 : random_magnitude(2, 1000);
        const int64_t most = random_magnitude(2, STONES);
        const int64_t extra = random_in(1, 4) * size;
        add_graph((enum shape)(i % SHAPES), size, extra, i % 4 * size / 8, one_of, most);
        try_input("middling", "");
    }
    for (int i = 0; i < 6; i++) {
        add_graph((enum shape)(i % SHAPES), VERTICES - i / 3, 0, i / 3 * VERTICES, i % 2 == 0 ? VERTICES : 0, STONES);
        try_input("limit", "");
    }
    add_graph(BAND, VERTICES, EDGES - 2 * VERTICES, VERTICES, 3000, STONES);
    try_input("limit", "");
    add_graph(BAND, VERTICES, EDGES - VERTICES, 0, 10, STONES);
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move takes stones where the token (*) is; then it stays, if stones are left there, or walks on through "
            "empty vertices to another one with stones. Whoever takes the last stone of all wins.",
    .players = {"hwy", "sjh"},
    .input = input,
    .position = position,
    .draw = draw,
    .cases = cases,
};
