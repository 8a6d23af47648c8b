/* coloring-game: Alice names two of three colors, Bob gives a vertex one of them; Alice wants an edge of one color. */
#include "rules.h"

enum { GAMES = 1000, MAX = 10000, COLORS = 3, LISTED = 6, LOOKED_AT = 200 };

static int64_t vertices, edges, all_vertices, all_edges;
static int64_t ends[MAX][2];
static int64_t first_half[MAX + 1]; /* of a vertex: 2 * edge + side + 1, and 0 at the end of its list */
static int64_t next_half[2 * MAX + 1];

static int64_t other_end(int64_t half) { return ends[(half - 1) / 2][half % 2]; }

/* Whether a neighbor of this vertex has this color. */
static bool meets(const int64_t *color_of, int64_t vertex, int64_t color)
{
    for (int64_t half = first_half[vertex]; half > 0; half = next_half[half]) {
        if (color_of[other_end(half)] == color) {
            return true;
        }
    }
    return false;
}

/* ---- a position: the color that Alice has not named, 0: she is to name two; then the color of each vertex, or 0 ---- */

static void moves(int64_t position)
{
    int64_t at[1 + LISTED];
    bool is_full = true;
    numbers_of(position, at);
    for (int64_t v = 1; v <= vertices; v++) {
        is_full = is_full && at[v] > 0;
        if (at[v] > 0 && meets(at, v, at[v])) {
            over(WON); /* Alice is to move */
            return;
        }
    }
    if (is_full) {
        over(LOST);
        return;
    }
    const int64_t left_out = at[0];
    for (int64_t color = 1; color <= COLORS && left_out == 0; color++) {
        at[0] = color;
        leave(position_of(at, 1 + vertices), "name %d and %d", color == 1 ? 2 : 1, color == 3 ? 2 : 3);
    }
    at[0] = 0;
    for (int64_t v = 1; v <= vertices && left_out > 0; v++) {
        for (int64_t color = 1; color <= COLORS && at[v] == 0; color++) {
            if (color != left_out) {
                at[v] = color;
                leave(position_of(at, 1 + vertices), "color %" PRId64 " with %" PRId64, v, color);
                spot("%" PRId64, v);
                at[v] = 0;
            }
        }
    }
}

static struct game small_graph = {.moves = moves};

/* ---- the theorem of the page: Bob wins without an odd cycle ---- */

static bool is_odd; /* there is an odd cycle */

/* Looks for an odd cycle, and returns how many vertices can be reached from the first one. */
static int64_t look_for_odd_cycle(void)
{
    static int64_t side_of[MAX + 1];
    static int64_t queue[MAX];
    int64_t length = 1;
    is_odd = false;
    for (int64_t v = 1; v <= vertices; v++) {
        side_of[v] = 0;
    }
    queue[0] = side_of[1] = 1;
    for (int64_t i = 0; i < length; i++) {
        for (int64_t half = first_half[queue[i]]; half > 0; half = next_half[half]) {
            const int64_t other = other_end(half);
            is_odd = is_odd || side_of[other] == side_of[queue[i]];
            if (side_of[other] == 0) {
                side_of[other] = 3 - side_of[queue[i]];
                queue[length++] = other;
            }
        }
    }
    return length;
}

static int64_t whole[1 + MAX]; /* of positions that are looked at */

/* Of the first position; what comes after it is searched. */
static int64_t proved(int64_t position)
{
    bool is_first = true;
    numbers_of(position, whole);
    for (int64_t i = 0; i <= vertices; i++) {
        is_first = is_first && whole[i] == 0;
    }
    return (is_first ? is_odd : wins(&small_graph, position)) ? WON : LOST;
}

static bool is_small(int64_t position)
{
    (void)position;
    return vertices <= LISTED;
}

static void show(int64_t position)
{
    numbers_of(position, whole);
    if (vertices > LISTED) {
        print("%" PRId64 " vertices, %" PRId64 " edges; ", vertices, edges);
        print(is_odd ? "there is an odd cycle" : "there is no odd cycle");
        return;
    }
    print("edges:");
    for (int64_t edge = 0; edge < edges; edge++) {
        piece(" %" PRId64 "-%" PRId64, ends[edge][0], ends[edge][1]);
        join("%" PRId64 "-%" PRId64, ends[edge][0], ends[edge][1]);
    }
    fact("; colors of the vertices:");
    for (int64_t v = 1; v <= vertices; v++) {
        if (whole[v] > 0) {
            piece(" %" PRId64, whole[v]);
        } else {
            piece(" -");
        }
        spot("%" PRId64, v);
    }
    if (whole[0] > 0) {
        fact("; named: %d %d", whole[0] == 1 ? 2 : 1, whole[0] == 3 ? 2 : 3);
    }
}

static struct game graph = {
    .moves = moves, .listed = is_small, .searched = is_small, .proved = proved, .show = show, .board = "graph"};

/* ---- the input ---- */

static void preamble(void) { all_vertices = all_edges = 0; }

static bool is_drawn_before(int64_t edge)
{
    for (int64_t half = first_half[ends[edge][0]]; half > 0; half = next_half[half]) {
        if (other_end(half) == ends[edge][1]) {
            return true;
        }
    }
    return false;
}

static void input(void)
{
    bool is_simple = true;
    vertices = number("n", 1, MAX);
    edges = number("m", vertices - 1, MAX);
    all_vertices += vertices;
    all_edges += edges;
    must(all_vertices <= MAX && all_edges <= MAX, "all n together, and all m together, must be at most 10,000");
    for (int64_t v = 1; v <= vertices; v++) {
        first_half[v] = 0;
    }
    for (int64_t edge = 0; edge < edges; edge++) {
        next_line();
        ends[edge][0] = number("u", 1, vertices);
        ends[edge][1] = number("v", 1, vertices);
        is_simple = is_simple && ends[edge][0] != ends[edge][1] && !is_drawn_before(edge);
        for (int64_t half = 2 * edge + 1; half <= 2 * edge + 2; half++) {
            const int64_t from = ends[edge][(half + 1) % 2];
            next_half[half] = first_half[from];
            first_half[from] = half;
        }
    }
    must(is_simple, "an edge must have two ends, and no two edges the same ones");
    must(look_for_odd_cycle() == vertices, "the graph must be connected");
    for (int64_t i = 0; i <= vertices; i++) {
        whole[i] = 0;
    }
    put(&graph, position_of(whole, 1 + vertices));
}

/* ---- the conversation ---- */

static int64_t color_of[MAX + 1];
static int64_t wished[MAX + 1]; /* for Bob: colors of which no edge has two, as far as they are found */

/* Each vertex in turn gets the first color that no neighbor has. */
static void wish(void)
{
    for (int64_t v = 1; v <= vertices; v++) {
        wished[v] = 0;
    }
    for (int64_t v = 1; v <= vertices; v++) {
        int64_t color = 1;
        while (color < COLORS && meets(wished, v, color)) {
            color++;
        }
        wished[v] = color;
    }
}

static int64_t any_vertex(void)
{
    int64_t v = opponent() == 0 ? 1 : random_in(1, vertices);
    while (color_of[v] > 0) {
        v = v % vertices + 1;
    }
    return v;
}

/* What Bob does with these two colors: as wished, or at least without an edge of one color, if that can be. */
static void reply_as_bob(int64_t a, int64_t b)
{
    int64_t vertex = any_vertex();
    int64_t color = meets(color_of, vertex, a) ? b : a;
    for (int64_t v = 1; v <= vertices && vertices <= LOOKED_AT && opponent() < 2; v++) {
        for (int way = 0; way < 2 && color_of[v] == 0; way++) {
            const int64_t c = way == 0 ? a : b;
            const bool is_better = wished[v] == c || meets(color_of, vertex, color);
            if (is_better && wished[vertex] != color && !meets(color_of, v, c)) {
                vertex = v;
                color = c;
            }
        }
    }
    color_of[vertex] = color;
    tell("%" PRId64 " %" PRId64, vertex, color);
}

/* How much room these two colors leave to Bob. */
static int64_t room_with(int64_t left_out)
{
    int64_t room = 0;
    for (int64_t v = 1; v <= vertices; v++) {
        for (int64_t color = 1; color <= COLORS && color_of[v] == 0; color++) {
            room += color != left_out && !meets(color_of, v, color) ? 1 : 0;
        }
    }
    return room;
}

/* Alice names the two colors that leave the least room; returns the third one. */
static int64_t name_as_alice(void)
{
    int64_t left_out = random_in(1, COLORS);
    for (int64_t other = 1; other <= COLORS && opponent() == 0 && vertices <= LOOKED_AT; other++) {
        left_out = room_with(other) < room_with(left_out) ? other : left_out;
    }
    tell("%d %d", left_out == 1 ? 2 : 1, left_out == 3 ? 2 : 3);
    return left_out;
}

static bool hear_names(void)
{
    int64_t a = 0;
    int64_t b = 0;
    if (!hear("a", 1, COLORS, &a) || !hear("b", 1, COLORS, &b)) {
        return false;
    }
    if (a == b) {
        refuse("%" PRId64 " %" PRId64 " are not two different colors", a, b);
        return false;
    }
    reply_as_bob(a, b);
    return true;
}

static bool hear_color(int64_t left_out)
{
    int64_t vertex = 0;
    int64_t color = 0;
    if (!hear("i", 1, vertices, &vertex) || !hear("c", 1, COLORS, &color)) {
        return false;
    }
    if (color_of[vertex] > 0) {
        refuse("vertex %" PRId64 " has a color already", vertex);
    } else if (color == left_out) {
        refuse("color %" PRId64 " is not one of the two", color);
    } else if (meets(color_of, vertex, color)) {
        refuse("vertex %" PRId64 " gets color %" PRId64 ", as a neighbor has it: Alice wins", vertex, color);
    } else {
        color_of[vertex] = color;
        return true;
    }
    return false;
}

static bool has_edge_of_one_color(void)
{
    bool found = false;
    for (int64_t edge = 0; edge < edges; edge++) {
        found = found || color_of[ends[edge][0]] == color_of[ends[edge][1]];
    }
    return found;
}

static void converse(void)
{
    tell("%" PRId64 " %" PRId64, vertices, edges);
    for (int64_t edge = 0; edge < edges; edge++) {
        tell("%" PRId64 " %" PRId64, ends[edge][0], ends[edge][1]);
    }
    for (int64_t v = 1; v <= vertices; v++) {
        color_of[v] = 0;
    }
    wish();
    const int side = hear_one_of("Alice", "Bob");
    if (side == (is_odd ? 1 : 0)) {
        refuse(side == 0 ? "it plays Alice, and Bob can win" : "it plays Bob, and Alice can win");
    }
    bool goes_on = side == (is_odd ? 0 : 1);
    for (int64_t round = 0; round < vertices && goes_on; round++) {
        goes_on = side == 0 ? hear_names() : hear_color(name_as_alice());
    }
    if (side == 0 && goes_on && !has_edge_of_one_color()) {
        refuse("no edge has two ends of one color: Bob wins");
    }
}

/* ---- cases ---- */

/* Adds a game on the graph of all pairs of vertices that the binary digits of `code` name; nothing if it is not connected. */
static bool add_pairs(int64_t size, int64_t code)
{
    int64_t together = 2;
    int64_t count = 0;
    int64_t pairs[LISTED * LISTED][2];
    for (int64_t a = 1; a <= size; a++) {
        for (int64_t b = a + 1; b <= size; b++, code /= 2) {
            pairs[count][0] = a;
            pairs[count][1] = b;
            count += code % 2;
        }
    }
    for (int64_t look = 0; look < size * count; look++) {
        const int64_t both = INT64_C(1) << pairs[look % count][0] | INT64_C(1) << pairs[look % count][1];
        together |= (together & both) != 0 ? both : 0;
    }
    if (together != (INT64_C(2) << size) - 2) {
        return false;
    }
    add_input("1\n%" PRId64 " %" PRId64 "\n", size, count);
    for (int64_t i = 0; i < count; i++) {
        add_input("%" PRId64 " %" PRId64 "\n", pairs[i][0], pairs[i][1]);
    }
    return true;
}

static int64_t parent[MAX]; /* in a tree; that of vertex 0 is 0 */

static bool has_ancestor(int64_t vertex, int64_t steps)
{
    for (; steps > 1; steps--) {
        vertex = parent[vertex];
    }
    return vertex > 0;
}

static int64_t ancestor(int64_t vertex, int64_t steps)
{
    for (; steps > 0; steps--) {
        vertex = parent[vertex];
    }
    return vertex;
}

/* Adds a random tree, up to so many more edges from vertices to their third ancestors, and for an odd cycle one to a second
   or a fourth one, if there is. */
static void add_graph(int64_t size, int64_t more, bool wants_odd)
{
    static int64_t name[MAX];
    const int64_t reach = random_magnitude(1, size);
    const int64_t steps = random_in(0, 1) == 0 ? 2 : 4;
    int64_t thirds = 0;
    int64_t odd = -1;
    for (int64_t i = 0; i < size; i++) {
        name[i] = i + 1;
        parent[i] = i == 0 ? 0 : random_in(i > reach ? i - reach : 0, i - 1);
        thirds += thirds < more && has_ancestor(i, 3) ? 1 : 0;
        odd = wants_odd && has_ancestor(i, steps) && (odd < 0 || random_in(1, 3) == 1) ? i : odd;
    }
    shuffle(name, size);
    add_input("%" PRId64 " %" PRId64 "\n", size, size - 1 + thirds + (odd >= 0 ? 1 : 0));
    for (int64_t i = 1; i < size; i++) {
        add_input("%" PRId64 " %" PRId64 "\n", name[i], name[parent[i]]);
        if (thirds > 0 && has_ancestor(i, 3)) {
            thirds--;
            add_input("%" PRId64 " %" PRId64 "\n", name[ancestor(i, 3)], name[i]);
        }
        if (i == odd) {
            add_input("%" PRId64 " %" PRId64 "\n", name[i], name[ancestor(i, steps)]);
        }
    }
}

static void cases(void)
{
    for (int64_t size = 1; size <= 4; size++) {
        for (int64_t code = 0; code < INT64_C(1) << (size * (size - 1) / 2); code++) {
            if (add_pairs(size, code)) {
                try_input("small", "");
            }
        }
    }
    for (int i = 0; i < 200; i++) {
        if (add_pairs(5, random_in(0, 1023))) {
            try_input("small", "");
        }
    }
    for (int i = 0; i < 60; i++) {
        const int64_t games = random_in(1, 5);
        add_input("%" PRId64 "\n", games);
        for (int64_t game = 0; game < games; game++) {
            const bool is_even = random_in(0, 1) == 1;
            const int64_t more = random_in(0, 5);
            add_graph(random_in(1, i < 30 ? 7 : 40), more, is_even);
        }
        try_input("random", "");
    }
    add_input("1000\n");
    for (int i = 0; i < 1000; i++) {
        const int64_t more = random_in(0, 1);
        add_graph(random_in(1, 9), more, i % 3 == 0);
    }
    try_input("many", "");
    for (int i = 0; i < 4; i++) {
        add_input("1\n");
        add_graph(i % 2 == 0 ? 5000 : MAX - 1, i % 2 == 0 ? 5000 : 1, i == 2);
        try_input("large", "");
    }
}

const struct problem problem = {
    .rule =
        "In each round Alice names two different colors of 1, 2 and 3, and Bob gives a vertex that has none one of the "
        "two. Alice wins if an edge gets two ends of one color, Bob if none has in the end.",
    .players = {"Alice", "Bob"},
    .games = {COUNTED, "t", 1, GAMES},
    .preamble = preamble,
    .input = input,
    .cases = cases,
    .converse = converse,
};
