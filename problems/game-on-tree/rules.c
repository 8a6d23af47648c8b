/* game-on-tree: cut an edge of a tree; what no longer hangs on the root is gone. Whoever cannot cut loses. */
#include "rules.h"

enum { VERTICES = 100000, ROOT = 1, DRAWN_TO = 60, SEARCHED = 12, ALL_SEARCHED = 7 };

static int64_t vertices;
static int64_t ends[VERTICES][2]; /* of the edges, from 0 on */

/* The vertices in an order in which each comes after the one that it hangs on, and for each its upper end and edge. */
static int64_t order[VERTICES];
static int64_t upper[VERTICES + 1];
static int64_t upper_edge[VERTICES + 1];

/* Returns how many vertices can be reached from the root. */
static int64_t hang_on_root(void)
{
    static int64_t first[VERTICES + 1]; /* for each vertex a list of half edges: 2 * edge + side + 1, 0 at its end */
    static int64_t next[2 * VERTICES + 1];
    int64_t count = 0;
    for (int64_t v = 1; v <= vertices; v++) {
        first[v] = upper[v] = 0;
    }
    for (int64_t half = 1; half <= 2 * (vertices - 1); half++) {
        const int64_t v = ends[(half - 1) / 2][(half - 1) % 2];
        next[half] = first[v];
        first[v] = half;
    }
    order[count++] = ROOT;
    for (int64_t i = 0; i < count; i++) {
        for (int64_t half = first[order[i]]; half > 0; half = next[half]) {
            const int64_t lower = ends[(half - 1) / 2][half % 2];
            if (lower != ROOT && upper[lower] == 0) {
                upper[lower] = order[i];
                upper_edge[lower] = (half - 1) / 2;
                order[count++] = lower;
            }
        }
    }
    return count;
}

/* ---- a position is the set of the edges that are gone, a bit each; of a large tree, how many vertices it has ---- */

static bool is_gone(int64_t gone, int64_t edge) { return vertices - 1 <= DRAWN_TO && (gone >> edge & 1) != 0; }

/* With all that no longer hangs on the root. */
static int64_t fallen(int64_t gone)
{
    for (int64_t i = 1; i < vertices; i++) {
        const int64_t v = order[i];
        const bool falls = upper[v] != ROOT && is_gone(gone, upper_edge[upper[v]]);
        gone |= falls ? INT64_C(1) << upper_edge[v] : 0;
    }
    return gone;
}

static void moves(int64_t gone)
{
    for (int64_t edge = 0; edge < vertices - 1; edge++) {
        if (!is_gone(gone, edge)) {
            leave(fallen(gone | INT64_C(1) << edge), "cut %" PRId64 "-%" PRId64, ends[edge][0], ends[edge][1]);
            spot("%" PRId64 "-%" PRId64, ends[edge][0], ends[edge][1]);
        }
    }
}

static void show(int64_t gone)
{
    print("edges:");
    for (int64_t edge = 0; edge < vertices - 1; edge++) {
        if (!is_gone(gone, edge)) {
            piece(" %" PRId64 "-%" PRId64, ends[edge][0], ends[edge][1]);
            spot("%" PRId64 "-%" PRId64, ends[edge][0], ends[edge][1]);
            join("%" PRId64 "-%" PRId64, ends[edge][0], ends[edge][1]);
        }
    }
}

static bool searched(int64_t gone)
{
    (void)gone;
    return vertices - 1 <= SEARCHED;
}

/* The formula of the page: an edge with a tree on it has the Grundy number of the tree, plus 1. */
static int64_t number_of[VERTICES + 1];
static int64_t proved_grundy(int64_t gone)
{
    for (int64_t v = 1; v <= vertices; v++) {
        number_of[v] = 0;
    }
    for (int64_t i = vertices - 1; i > 0; i--) {
        const int64_t v = order[i];
        number_of[upper[v]] ^= is_gone(gone, upper_edge[v]) ? 0 : number_of[v] + 1;
    }
    return number_of[ROOT];
}

static int64_t proved(int64_t gone) { return proved_grundy(gone) != 0 ? WON : LOST; }

static int64_t why(int64_t gone)
{
    enum { SHOWN = 20 };
    const int64_t nim_sum = proved_grundy(gone);
    int64_t branches = 0;
    print("An edge with a tree on it has the Grundy number of the tree, plus 1. ");
    for (int64_t i = 1; i < vertices; i++) {
        if (upper[order[i]] == ROOT && !is_gone(gone, upper_edge[order[i]]) && branches++ < SHOWN) {
            print(branches > 1 ? ", %" PRId64 : "Those of the edges at vertex 1: %" PRId64, number_of[order[i]] + 1);
        }
    }
    print(branches > SHOWN ? ", ... " : branches > 0 ? ". " : "");
    print(nim_sum == 0 ? "Nim-sum 0: the player to move loses."
                       : "Nim-sum %" PRId64 ", not 0: the player to move wins.",
          nim_sum);
    return nim_sum == 0 ? LOST : WON;
}

static void show_large(int64_t count) { print("a tree of %" PRId64 " vertices", count); }

static struct game tree = {
    .moves = moves, .show = show, .board = "tree", .searched = searched, .proved = proved, .why = why};
static struct game large = {.show = show_large, .proved = proved, .why = why};

/* With these names of the two ends of an edge. */
static void read_tree(int64_t least, int64_t most, const char *one, const char *other)
{
    vertices = count_of_next("N", least, most);
    for (int64_t edge = 0; edge < vertices - 1; edge++) {
        next_line();
        ends[edge][0] = number(one, 1, vertices);
        ends[edge][1] = number(other, 1, vertices);
    }
    must(hang_on_root() == vertices, "the edges must be those of a tree");
}

static void input(void) { read_tree(2, VERTICES, "x", "y"); }

static void position(void)
{
    for (int64_t gone = 1; vertices - 1 <= ALL_SEARCHED && gone >> (vertices - 1) == 0; gone++) {
        if (fallen(gone) == gone) {
            wins(&tree, gone); /* so that the formula is compared with the search */
        }
    }
    const bool is_large = vertices - 1 > DRAWN_TO;
    put(is_large ? &large : &tree, is_large ? vertices : 0);
}

/* ---- cases ---- */

/* The tree in ends[], with other names for all vertices but 1 and the edges in another order. */
static void add_tree(void)
{
    static int64_t name_of[VERTICES + 1];
    static int64_t turn[VERTICES];
    for (int64_t v = 1; v <= vertices; v++) {
        name_of[v] = v;
        turn[v - 1] = v - 1;
    }
    shuffle(name_of + 2, vertices - 1);
    shuffle(turn, vertices - 1);
    add_input("%" PRId64 "\n", vertices);
    for (int64_t i = 0; i < vertices - 1; i++) {
        const int64_t side = random_in(0, 1);
        add_input("%" PRId64 " %" PRId64 "\n", name_of[ends[turn[i]][side]], name_of[ends[turn[i]][1 - side]]);
    }
}

static void try_tree(const char *kind)
{
    add_tree();
    try_input(kind, "");
}

/* Vertex v hangs on one of the `span` vertices before it. */
static void grow(int64_t count, int64_t span)
{
    vertices = count;
    for (int64_t v = 2; v <= count; v++) {
        ends[v - 2][0] = random_in(v > span ? v - span : 1, v - 1);
        ends[v - 2][1] = v;
    }
}

/* One more branch at the root, a path, which makes the tree lost; or one edge longer or shorter than that. */
static void balance(int64_t off)
{
    hang_on_root();
    const int64_t length = proved_grundy(0) + off;
    for (int64_t i = 0; i < length && vertices < VERTICES; i++) {
        ends[vertices - 1][0] = i == 0 ? ROOT : vertices;
        ends[vertices - 1][1] = vertices + 1;
        vertices++;
    }
}

/* Every tree in which each vertex hangs on one with a smaller number. `ways`: 2 if either end of an edge may come first,
   1 if the upper one does. */
static void every_tree(int64_t count, int64_t ways)
{
    int64_t trees = 1;
    for (int64_t v = 2; v <= count; v++) {
        trees *= ways * (v - 1);
    }
    for (int64_t code = 0; code < trees; code++) {
        int64_t rest = code;
        add_input("%" PRId64 "\n", count);
        for (int64_t v = 2; v <= count; v++) {
            const bool is_upper_first = rest % ways == 0;
            const int64_t above = 1 + rest / ways % (v - 1);
            add_input("%" PRId64 " %" PRId64 "\n", is_upper_first ? above : v, is_upper_first ? v : above);
            rest /= ways * (v - 1);
        }
        try_input("small", "");
    }
}

static void cases(void)
{
    for (int64_t count = 2; count <= 6; count++) {
        every_tree(count, count <= 5 ? 2 : 1);
    }
    for (int i = 0; i < 400; i++) {
        grow(random_in(4, i < 300 ? 11 : 40), i % 3 == 0 ? 2 : 40);
        if (i % 2 == 0) {
            balance(i % 6 == 0 ? 1 : 0);
        }
        try_tree("random");
    }
    for (int i = 0; i < 60; i++) {
        const int64_t span = random_magnitude(1, 2000);
        grow(random_magnitude(50, 2000), span);
        balance(i % 3 - 1);
        try_tree("middling");
    }
    for (int64_t span = 1; span <= VERTICES; span *= 10) { /* from a path to a tree of little depth */
        grow(VERTICES / 2, span);
        balance(span % 3 == 1 ? 0 : 1);
        try_tree("large");
        grow(VERTICES, span);
        try_tree("large");
    }
    add_input("%d\n", VERTICES); /* a star */
    for (int v = 2; v <= VERTICES; v++) {
        add_input("1 %d\n", v);
    }
    try_input("large", "");
    add_input("%d\n", VERTICES); /* a path, from its end */
    for (int v = VERTICES; v >= 2; v--) {
        add_input("%d %d\n", v, v - 1);
    }
    largest_input("largest");
}

/* ---- HackerRank deforestation: several trees, each a game; one vertex alone is a tree ---- */

static void input_of_hackerrank(void) { read_tree(1, 500, "u", "v"); }

static void cases_of_hackerrank(void)
{
    try_input("small", "1\n1\n");
    try_input("small", "2\n1\n1\n");
    for (int64_t count = 2; count <= 5; count++) {
        int64_t trees = 1;
        for (int64_t v = 2; v <= count; v++) {
            trees *= v - 1;
        }
        for (int64_t code = 0; code < trees; code++) {
            int64_t rest = code;
            add_input("1\n%" PRId64 "\n", count);
            for (int64_t v = 2; v <= count; v++) {
                add_input("%" PRId64 " %" PRId64 "\n", code % 2 == 0 ? 1 + rest % (v - 1) : v,
                          code % 2 == 0 ? v : 1 + rest % (v - 1));
                rest /= v - 1;
            }
            try_input("small", "");
        }
    }
    for (int i = 0; i < 300; i++) {
        const int64_t games = random_magnitude(1, 6);
        add_input("%" PRId64 "\n", games);
        for (int64_t game = 0; game < games; game++) {
            grow(random_in(2, i < 200 ? 11 : 60), i % 3 == 0 ? 2 : 60);
            if (game % 2 == 0) {
                balance(game % 4 == 0 ? 0 : 1);
            }
            add_tree();
        }
        try_input("random", "");
    }
    for (int i = 0; i < 10; i++) {
        add_input("100\n");
        for (int64_t game = 0; game < 100; game++) {
            const int64_t span = random_magnitude(1, 400);
            grow(random_in(300, 400), span);
            balance(game % 3 == 0 ? 1 : 0);
            if (vertices > 500) {
                grow(500, random_magnitude(1, 400));
            }
            add_tree();
        }
        if (i < 9) {
            try_input("large", "");
        }
    }
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move cuts an edge, and what no longer hangs on vertex 1 is gone; whoever cannot move loses.",
    .players = {"Alice", "Bob"},
    .input = input,
    .position = position,
    .cases = cases,
    .forms =
        (const struct problem[]){
            {.form = "hackerrank-deforestation-1",
             .players = {"Alice", "Bob"},
             .games = {COUNTED, "T", 1, 100},
             .input = input_of_hackerrank,
             .position = position,
             .cases = cases_of_hackerrank},
            {0},
        },
};
