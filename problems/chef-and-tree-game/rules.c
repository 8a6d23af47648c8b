/* chef-and-tree-game: Chef cuts black edges of a tree, Ksen white ones; what no longer hangs on the root is gone. */
#include "rules.h"

#include <stdlib.h>
#include <string.h>

enum { TREES = 1000, MAX = 100000, PLAYABLE = 40, SEARCHED = 9, ROOT = 1 };

static int64_t vertices;
static int64_t all_vertices;     /* of this input so far */
static int64_t ends[MAX + 1][2]; /* of edge i, from 1 on */
static bool is_white[MAX + 1];

/* ---- the tree: vertices from the root up, with the edge below each ---- */

static int64_t order[MAX + 1];
static int64_t below[MAX + 1];
static int64_t edge_below[MAX + 1];

static bool hang_on_root(void)
{
    static int64_t first[MAX + 1]; /* of the halves of edges at a vertex; half 2i + k begins at ends[i][k] */
    static int64_t next[2 * MAX + 2];
    memset(first, 0, sizeof first);
    for (int64_t half = 2; half < 2 * vertices; half++) {
        next[half] = first[ends[half / 2][half % 2]];
        first[ends[half / 2][half % 2]] = half;
    }
    memset(below, 0, sizeof below);
    int64_t found = 0;
    order[found++] = ROOT;
    below[ROOT] = -1;
    for (int64_t at = 0; at < found; at++) {
        for (int64_t half = first[order[at]]; half > 0; half = next[half]) {
            const int64_t to = ends[half / 2][1 - half % 2];
            if (below[to] == 0) {
                below[to] = order[at];
                edge_below[to] = half / 2;
                order[found++] = to;
            }
        }
    }
    return found == vertices;
}

/* ---- moves. A position: twice the set of edges, of a tree that is drawn, or twice WHOLE; and who is to move ---- */

static const int64_t WHOLE = (int64_t)1 << PLAYABLE;

static bool is_in(int64_t set, int64_t edge) { return set == WHOLE || (set >> (edge - 1) & 1) != 0; }

/* Of a set of edges those that hang on the root. */
static int64_t hanging(int64_t set)
{
    int64_t found = 0;
    bool hangs[PLAYABLE + 2] = {[ROOT] = true};
    for (int64_t at = 1; at < vertices; at++) {
        const int64_t vertex = order[at];
        hangs[vertex] = hangs[below[vertex]] && is_in(set, edge_below[vertex]);
        found |= hangs[vertex] ? (int64_t)1 << (edge_below[vertex] - 1) : 0;
    }
    return found;
}

static void moves(int64_t position)
{
    const int64_t set = position / 2;
    const int64_t player = position % 2;
    for (int64_t edge = 1; edge < vertices; edge++) {
        if (is_in(set, edge) && is_white[edge] == (player == 1)) {
            leave(2 * hanging(set & ~((int64_t)1 << (edge - 1))) + 1 - player, "cut %" PRId64, edge);
            spot("%" PRId64, edge);
        }
    }
}

static void show(int64_t position)
{
    if (position / 2 == WHOLE) {
        print("a tree of %" PRId64 " vertices", vertices);
        return;
    }
    print(position / 2 == 0 ? "no edge" : "edges (1: root, K: black, W: white):");
    for (int64_t edge = 1; edge < vertices; edge++) {
        if (is_in(position / 2, edge)) {
            piece(" %d:%d-%d%c", (int)edge, (int)ends[edge][0], (int)ends[edge][1], is_white[edge] ? 'W' : 'K');
            spot("%d", (int)edge);
            join("%d-%d", (int)ends[edge][0], (int)ends[edge][1]);
            mark(is_white[edge] ? "white" : "black");
        }
    }
}

static bool listed(int64_t position) { return position / 2 != WHOLE; }
static bool searched(int64_t position) { return listed(position) && vertices - 1 <= SEARCHED; }

/* ---- the formula of the page. A number is `whole` and words[i] / 2^(64 (i + 1)) for each of its words ---- */

struct exact {
    int64_t whole, count;
    uint64_t *words;
};

static struct exact sums[MAX + 1]; /* of what grows on a vertex */

static void resize(struct exact *x, int64_t count)
{
    if (count > x->count) {
        x->words = realloc(x->words, (size_t)count * sizeof *x->words);
        insist(x->words != NULL, "there is memory");
        memset(x->words + x->count, 0, (size_t)(count - x->count) * sizeof *x->words);
    }
    x->count = count;
}

static void trim(struct exact *x)
{
    while (x->count > 0 && x->words[x->count - 1] == 0) {
        x->count--;
    }
}

static void negate(struct exact *x)
{
    uint64_t carry = 1;
    for (int64_t i = x->count - 1; i >= 0; i--) {
        x->words[i] = ~x->words[i] + carry;
        carry = carry == 1 && x->words[i] == 0 ? 1 : 0;
    }
    x->whole = ~x->whole + (int64_t)carry;
}

/* Adds y, which is used up. */
static void add_up(struct exact *x, struct exact *y)
{
    if (y->count > x->count) {
        const struct exact shorter = *x;
        *x = *y;
        *y = shorter;
    }
    uint64_t carry = 0;
    for (int64_t i = y->count - 1; i >= 0; i--) {
        const uint64_t sum = x->words[i] + y->words[i];
        const uint64_t with_carry = sum + carry;
        carry = (sum < y->words[i] ? 1U : 0U) + (with_carry < sum ? 1U : 0U);
        x->words[i] = with_carry;
    }
    x->whole += y->whole + (int64_t)carry;
    trim(x);
    free(y->words);
    *y = (struct exact){0};
}

/* Divides a number that is not negative by 2, so many times. */
static void halve(struct exact *x, int64_t times)
{
    while (times > 0) {
        const int bits = times < 32 ? (int)times : 32;
        resize(x, x->count + 1);
        uint64_t from_above = (uint64_t)x->whole << (64 - bits);
        x->whole >>= bits;
        for (int64_t i = 0; i < x->count; i++) {
            const uint64_t word = x->words[i];
            x->words[i] = word >> bits | from_above;
            from_above = word << (64 - bits);
        }
        trim(x);
        times -= bits;
    }
}

/* Puts an edge of the first player's below x: (x + p) / 2^(p - 1), with the least p from 1 on for which x + p > 1. */
static void put_below(struct exact *x)
{
    const int64_t least = x->count > 0 ? 1 - x->whole : 2 - x->whole;
    const int64_t p = least < 1 ? 1 : least;
    x->whole += p;
    halve(x, p - 1);
}

/* What all that hangs on the root is worth to Chef: returns its sign, and the whole number below or at it. */
static int worth(int64_t position, int64_t *whole, bool *is_whole)
{
    for (int64_t at = vertices - 1; at > 0; at--) {
        const int64_t vertex = order[at];
        struct exact *x = &sums[vertex];
        if (is_in(position / 2, edge_below[vertex])) {
            if (is_white[edge_below[vertex]]) {
                negate(x);
                put_below(x);
                negate(x);
            } else {
                put_below(x);
            }
        }
        add_up(&sums[below[vertex]], x); /* edges that are gone have nothing above them */
    }
    struct exact *all = &sums[ROOT];
    const int sign = all->whole < 0 ? -1 : all->whole > 0 || all->count > 0 ? 1 : 0;
    *whole = all->whole;
    *is_whole = all->count == 0;
    free(all->words);
    *all = (struct exact){0};
    return sign;
}

static int64_t proved(int64_t position)
{
    int64_t whole;
    bool is_whole;
    const int sign = worth(position, &whole, &is_whole);
    return (position % 2 == 0 ? sign : -sign) > 0 ? WON : LOST;
}

static int64_t why(int64_t position)
{
    int64_t whole;
    bool is_whole;
    const int sign = worth(position, &whole, &is_whole);
    print("Everything that hangs on the root is worth a number, in moves that Chef is ahead: ");
    print(is_whole ? "here %" PRId64 ". " : "here more than %" PRId64 " and less than %" PRId64 ". ", whole, whole + 1);
    print(sign > 0   ? "Above 0, Chef wins, whoever begins."
          : sign < 0 ? "Below 0, Ksen wins, whoever begins."
                     : "At 0, whoever begins loses.");
    return (position % 2 == 0 ? sign : -sign) > 0 ? WON : LOST;
}

static struct game tree = {.moves = moves,
                           .listed = listed,
                           .show = show,
                           .board = "tree",
                           .searched = searched,
                           .proved = proved,
                           .why = why};

/* The same of a small tree, with what its positions are worth. */
static struct game valued = {.moves = moves, .show = show, .board = "tree", .numbers = true};

/* ---- input and answer ---- */

static void preamble(void) { all_vertices = 0; }

static int64_t whole_tree(void) { return vertices - 1 <= PLAYABLE ? ((int64_t)1 << (vertices - 1)) - 1 : WHOLE; }

static void input(void)
{
    vertices = number("N", 1, MAX);
    all_vertices += vertices;
    must(all_vertices <= MAX, "the sum of all N must be at most 100,000");
    for (int64_t edge = 1; edge < vertices; edge++) {
        next_line();
        ends[edge][0] = number("U", 1, vertices);
        ends[edge][1] = number("V", 1, vertices);
        is_white[edge] = number("C", 0, 1) == 1;
    }
    const bool is_tree = hang_on_root();
    must(is_tree, "the edges must be those of a tree");
    const int64_t all = whole_tree();
    if (is_tree && vertices - 1 <= SEARCHED) {
        compare_formula(&tree, 2 * all);
        compare_formula(&tree, 2 * all + 1);
    }
    put(vertices - 1 <= SEARCHED ? &valued : &tree, 2 * all);
}

static void answer(void)
{
    const struct game *game = vertices - 1 <= SEARCHED ? &valued : &tree;
    const bool chef_first = wins(game, 2 * whole_tree());
    const bool ksen_first = wins(game, 2 * whole_tree() + 1);
    print("%s %s\n", chef_first ? "Chef" : "Ksen", ksen_first ? "Ksen" : "Chef");
}

/* ---- cases: made from the vertex below each vertex, and its color; names, order and directions are mixed ---- */

static int64_t made_below[MAX + 1];
static int64_t made_color[MAX + 1];

static void add_tree(int64_t n)
{
    static int64_t named[MAX + 1];
    static int64_t written[MAX + 1];
    for (int64_t i = 1; i <= n; i++) {
        named[i] = i;
        written[i] = i;
    }
    shuffle(named + 2, n - 1);
    shuffle(written + 2, n - 1);
    add_input("%" PRId64 "\n", n);
    for (int64_t i = 2; i <= n; i++) {
        const int64_t vertex = written[i];
        const int64_t one = named[vertex];
        const int64_t other = named[made_below[vertex]];
        const bool up = random_in(0, 1) == 0;
        add_input("%" PRId64 " %" PRId64 " %" PRId64 "\n", up ? other : one, up ? one : other, made_color[vertex]);
    }
}

/* A random tree; each vertex hangs on one of the `reach` before it. */
static void make_random(int64_t n, int64_t reach)
{
    for (int64_t i = 2; i <= n; i++) {
        made_below[i] = random_in(i > reach ? i - reach : 1, i - 1);
        made_color[i] = random_in(0, 1);
    }
}

/* Two stalks of so many edges with opposite colours, of one kind, and further edges: on top, and at the root. */
static int64_t make_stalks(int64_t length, int kind, int64_t on_top)
{
    int64_t n = 1;
    int64_t top[2] = {1, 1};
    for (int64_t i = 0; i < length; i++) {
        const int64_t color = kind == 0 ? i % 2 : kind == 1 ? (i > 0 ? 1 : 0) : random_in(0, 1);
        for (int stalk = 0; stalk < 2; stalk++) {
            made_below[++n] = top[stalk];
            made_color[n] = stalk == 0 ? color : 1 - color;
            top[stalk] = n;
        }
    }
    for (int64_t i = 0; i < on_top; i++) {
        made_below[++n] = top[0];
        made_color[n] = random_in(0, 1);
        top[0] = n;
    }
    return n;
}

static void every_tree(int64_t n)
{
    int64_t trees = 1;
    for (int64_t i = 2; i < n; i++) {
        trees *= i;
    }
    for (int64_t index = 0; index < trees << (n - 1); index++) {
        int64_t rest = index >> (n - 1);
        for (int64_t i = 2; i <= n; i++) {
            made_color[i] = index >> (i - 2) & 1;
            made_below[i] = 1 + rest % (i - 1);
            rest /= i - 1;
        }
        add_input("1\n");
        add_tree(n);
        try_input("every-tree", "");
    }
}

static void cases(void)
{
    every_input("small", "T 1, N 1..3");
    every_tree(4);
    every_tree(5);
    for (int i = 0; i < 300; i++) {
        const int64_t n = random_in(6, i < 200 ? SEARCHED + 1 : 60);
        make_random(n, i % 3 == 0 ? 2 : i % 3 == 1 ? 5 : 100);
        add_input("1\n");
        add_tree(n);
        try_input("random", "");
    }
    for (int64_t length = 8; length <= 140; length += length < 30 ? 2 : 5) {
        for (int kind = 0; kind < 3; kind++) {
            for (int64_t on_top = 0; on_top <= 1; on_top++) {
                const int64_t n = make_stalks(length, kind, on_top);
                add_input("1\n");
                add_tree(n);
                try_input("stalks", "");
            }
        }
    }
    for (int i = 0; i < 10; i++) {
        const int64_t trees = i < 5 ? 50 : TREES;
        add_input("%" PRId64 "\n", trees);
        for (int64_t t = 0; t < trees; t++) {
            const int64_t n = random_in(1, i < 5 ? 200 : 100);
            make_random(n, random_magnitude(1, 100));
            add_tree(n);
        }
        try_input("many-trees", "");
    }
    for (int kind = 0; kind < 3; kind++) {
        for (int64_t on_top = 0; on_top <= 1; on_top++) {
            const int64_t n = make_stalks(MAX / 2 - 1, kind, on_top);
            add_input("1\n");
            add_tree(n);
            try_input("long-stalks", "");
        }
    }
    static const int64_t reaches[6] = {1, 2, 3, 10, 1000, MAX};
    for (int i = 0; i < 6; i++) {
        make_random(MAX, reaches[i]);
        add_input("1\n");
        add_tree(MAX);
        try_input("large", "");
    }
    for (int kind = 0; kind < 2; kind++) { /* a path; and a path with an edge of the other colour at each vertex */
        for (int64_t i = 2; i <= MAX; i++) {
            made_below[i] = kind == 0 || i < 4 ? i - 1 : i % 2 == 0 ? i - 2 : i - 1;
            made_color[i] = i % 2;
        }
        add_input("1\n");
        add_tree(MAX);
        try_input("large", "");
    }
    for (int64_t i = 2; i <= MAX; i++) {
        made_below[i] = i - 1;
        made_color[i] = i == 2 ? 0 : 1;
    }
    add_input("1\n");
    add_tree(MAX);
    largest_input("largest");
}

const struct problem problem = {
    .rule =
        "A move cuts an edge of one's own colour, black for Chef and white for Ksen; edges that no longer hang on the "
        "root fall. Whoever cannot move loses.",
    .players = {"Chef", "Ksen"},
    .games = {COUNTED, "T", 1, TREES},
    .preamble = preamble,
    .input = input,
    .answer = answer,
    .answer_is = "the winner if Chef begins, and the winner if Ksen begins",
    .winner_word = 1,
    .cases = cases,
};
