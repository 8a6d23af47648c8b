/* graph-stones: take stones where the token is, then walk it on; whoever takes the last stone of all wins. */
#include "rules.h"

enum { VERTICES = 50000, EDGES = 500000, STONES = (1 << 20) - 1, SEARCHED = 5000, SHOWN = 20 };

/* A vertex that is searched holds fewer; for a larger one no reader wants to see more moves than this. */
enum { TOLD = 30000 };

static int64_t vertices;
static int64_t stones[1 + VERTICES]; /* from 1 on */

/* Each vertex has a list of its half edges: 2 * edge + side + 1, and 0 at its end. */
static int64_t edge_count;
static int64_t ends[EDGES][2];
static int64_t first_half[1 + VERTICES];
static int64_t next_half[2 * EDGES + 1];

/* A position: the token's vertex, 0 when all stones are gone, and what each vertex holds. */
static int64_t at[1 + VERTICES];

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
        for (int64_t half = first_half[queue[i]]; half > 0; half = next_half[half]) {
            const int64_t other = ends[(half - 1) / 2][half % 2];
            if (!reached[other]) {
                reached[other] = true;
                queue[count++] = other;
            }
        }
    }
    return count;
}

static void moves(int64_t position)
{
    numbers_of(position, at);
    const int64_t token = at[0];
    if (token == 0) {
        return;
    }
    const int64_t held = at[token];
    reach(token, at, 0);
    for (int64_t taken = 1; taken <= held && taken <= TOLD; taken++) {
        bool can_go = false;
        at[token] = held - taken;
        for (int64_t v = 1; v <= vertices; v++) {
            if (reached[v] && v != token && at[v] > 0) {
                can_go = true;
                at[0] = v;
                leave(position_of(at, 1 + vertices), "take %" PRId64 " and go to %" PRId64, taken, v);
                spot("%" PRId64 " %" PRId64, token, v);
            }
        }
        at[0] = at[token] > 0 ? token : 0;
        if (at[token] > 0 || !can_go) {
            leave(position_of(at, 1 + vertices), "take %" PRId64, taken);
            spot("%" PRId64, token);
        }
    }
}

static void show(int64_t position)
{
    numbers_of(position, at);
    if (vertices > SHOWN) {
        print("%" PRId64 " vertices, the token on %" PRId64, vertices, at[0]);
        return;
    }
    print("stones (*: the token):");
    for (int64_t v = 1; v <= vertices; v++) {
        print(v == at[0] ? " *" : " ");
        piece("%" PRId64, at[v]);
        spot("%" PRId64, v);
        if (v == at[0]) {
            mark("now");
        }
    }
}

static bool searched(int64_t position)
{
    int64_t positions = vertices;
    (void)position;
    for (int64_t v = 1; v <= vertices && positions <= SEARCHED; v++) {
        positions *= stones[v] + 1;
    }
    return positions <= SEARCHED;
}

/* The formula of the page. On two or more stones the player to move wins; so both take single stones as long as they
 * can, in turn. Then the game is over, or the next player is on two or more stones and wins. */
static void one(void) { amount(1); }

static struct game to_the_end = {.amounts = one};
static struct game to_more_stones = {.amounts = one, .misere = true};

static int64_t proved(int64_t position)
{
    int64_t singles = 0;
    bool more = false;
    numbers_of(position, at);
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

static struct game graph = {.moves = moves, .show = show, .board = "graph", .searched = searched, .proved = proved};

/* ---- the input ---- */

static void input(void)
{
    bool has_loop[1 + VERTICES] = {false};
    int64_t loops = 0;
    vertices = number("n", 1, VERTICES);
    edge_count = number("m", 2 * vertices - 1, EDGES);
    const int64_t start = number("s", 1, vertices);
    next_line();
    for (int64_t v = 1; v <= vertices; v++) {
        stones[v] = number("w", 1, STONES);
        first_half[v] = 0;
    }
    for (int64_t e = 0; e < edge_count; e++) {
        next_line();
        const int64_t a = number("a", 1, vertices);
        const int64_t b = number("b", 1, vertices);
        ends[e][0] = a < b ? a : b;
        ends[e][1] = a < b ? b : a;
        for (int side = 0; side < 2; side++) {
            next_half[2 * e + side + 1] = first_half[ends[e][side]];
            first_half[ends[e][side]] = 2 * e + side + 1;
        }
        loops += a == b && !has_loop[a] ? 1 : 0;
        has_loop[a] = has_loop[a] || a == b;
    }
    must(loops == vertices, "every vertex must have a loop");
    must(reach(1, stones, STONES) == vertices, "the graph must be connected");
    stones[0] = start;
    put(&graph, position_of(stones, 1 + vertices));
}

static void draw(const int64_t *positions, const int64_t *counts, int64_t parts)
{
    (void)positions;
    (void)counts;
    if (parts > 0 && vertices > 1 && vertices <= SHOWN) {
        print("edges:");
        for (int64_t e = 0; e < edge_count; e++) {
            if (ends[e][0] != ends[e][1]) {
                piece(" %" PRId64 "-%" PRId64, ends[e][0], ends[e][1]);
                join("%" PRId64 "-%" PRId64, ends[e][0], ends[e][1]);
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
        add_input("%" PRId64 "%c", held[v], v < size - 1 ? ' ' : '\n');
    }
    for (int64_t e = 0; e < line_count; e++) {
        const int64_t a = lines[e] / BASE;
        const int64_t b = lines[e] % BASE;
        const bool turned = random_in(0, 1) == 1;
        add_input("%" PRId64 " %" PRId64 "\n", turned ? b : a, turned ? a : b);
    }
}

/* Lays the edges between `size` vertices that the binary digits of `code` name; false if they do not connect all. */
static bool lay_pairs(int64_t size, int64_t code)
{
    int64_t together = 2; /* one bit per vertex; the first is vertex 1 */
    line_count = 0;
    for (int64_t a = 1; a <= size; a++) {
        for (int64_t b = a + 1; b <= size; b++, code /= 2) {
            lines[line_count] = a * BASE + b;
            line_count += code % 2;
        }
    }
    for (int64_t look = 0; look < size * line_count; look++) { /* as often as the longest path may need */
        const int64_t line = lines[look % line_count];
        const int64_t both = INT64_C(1) << line / BASE | INT64_C(1) << line % BASE;
        together |= (together & both) != 0 ? both : 0;
    }
    return together == (INT64_C(2) << size) - 2;
}

/* Every connected graph of so many vertices with 1 to `most` stones on each; one of `one_of` is tried. */
static void try_every_graph(int64_t size, int64_t most, int64_t one_of)
{
    int64_t fillings = size; /* with the place of the token */
    for (int64_t v = 0; v < size; v++) {
        fillings *= most;
    }
    for (int64_t code = 0; code < INT64_C(1) << (size * (size - 1) / 2); code++) {
        for (int64_t filling = 0; filling < fillings && lay_pairs(size, code); filling++) {
            int64_t held[8];
            int64_t rest = filling / size;
            for (int64_t v = 0; v < size; v++, rest /= most) {
                held[v] = 1 + rest % most;
            }
            if (random_in(1, one_of) == 1) {
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
    line_count = 0;
    for (int64_t i = 0; i < size; i++) {
        name[i] = i + 1;
        held[i] = one_of > 0 && random_in(1, one_of) == 1 ? random_in(2, most) : 1;
    }
    shuffle(name, size);
    for (int64_t i = 1; i < size; i++) {
        const int64_t other = shape == BAND ? i - 1 : shape == STAR ? 0 : random_in(0, i - 1);
        lines[line_count++] = name[i] * BASE + name[other];
    }
    for (int64_t apart = 2; shape == BAND && apart < size; apart++) {
        for (int64_t i = apart; i < size && line_count < edges; i++) {
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
    .rule = "A move takes stones where the token is; then it stays, if stones are left there, or walks on through "
            "empty vertices to another one with stones. Whoever takes the last stone of all wins.",
    .players = {"hwy", "sjh"},
    .input = input,
    .draw = draw,
    .cases = cases,
};
