/* Red/Blue Hackenbush: edges that hang on the ground; each player cuts those of one color. */
#include "rules.h"

enum { MAX = 20, GROUND = 0 };

static const char *const names[MAX + 1] = {"_",  "1",  "2",  "3",  "4",  "5",  "6",  "7",  "8",  "9", "10",
                                           "11", "12", "13", "14", "15", "16", "17", "18", "19", "20"};

static int64_t points, edges;
static int64_t ends[MAX][2]; /* GROUND, or a point */
static bool is_blue[MAX];

/* Of a set of edges those that hang on the ground. */
static int64_t hanging(int64_t set)
{
    bool hangs[MAX + 1] = {[GROUND] = true};
    int64_t found = 0;
    for (bool more = true; more;) {
        more = false;
        for (int64_t i = 0; i < edges; i++) {
            if ((set & ~found) >> i & 1 && (hangs[ends[i][0]] || hangs[ends[i][1]])) {
                hangs[ends[i][0]] = hangs[ends[i][1]] = true;
                found |= INT64_C(1) << i;
                more = true;
            }
        }
    }
    return found;
}

/* A position: twice the set of edges, and who is to move: Blue is the first player. */
static void moves(int64_t position)
{
    const bool blue = position % 2 == 0;
    for (int64_t i = 0; i < edges; i++) {
        if (position / 2 >> i & 1 && is_blue[i] == blue) {
            leave(2 * hanging(position / 2 & ~(INT64_C(1) << i)) + (blue ? 1 : 0), "cut %" PRId64, i + 1);
            spot("%" PRId64, i + 1);
        }
    }
}

static void show(int64_t position)
{
    print(position / 2 == 0 ? "no edge" : "edges (_: ground):");
    for (int64_t i = 0; i < edges; i++) {
        if (position / 2 >> i & 1) {
            piece(" %d:%s-%s%c", (int)i + 1, names[ends[i][0]], names[ends[i][1]], is_blue[i] ? 'B' : 'R');
            spot("%d", (int)i + 1);
            join("%s-%s", names[ends[i][0]], names[ends[i][1]]);
            mark(is_blue[i] ? "blue" : "red");
        }
    }
}

static struct game game = {.moves = moves, .show = show, .board = "tree", .numbers = true};

/* A point, or -1 for the ground. */
static int64_t point(const char *name)
{
    const int64_t read = number(name, -1, points);
    must(read != 0, "no point has the number 0");
    return read < 0 ? GROUND : read;
}

static int64_t all(void) { return hanging((INT64_C(1) << edges) - 1); }

static void input(void)
{
    points = number("n", 0, MAX);
    edges = count_of_next("m", 0, MAX);
    for (int64_t i = 0; i < edges; i++) {
        next_line();
        ends[i][0] = point("x");
        ends[i][1] = point("y");
        is_blue[i] = word("c", "RB", 1, 1)[0] == 'B';
    }
    put(&game, 2 * all());
}

static void answer(void)
{
    int halvings;
    const int64_t value = value_as_number(&game, all(), &halvings);
    print("%" PRId64, value);
    if (halvings > 0) {
        print("/2^%d", halvings);
    }
    print("\n");
}

/* An edge that begins a line of its own. */
static void add_edge(int64_t one, int64_t other, bool blue)
{
    add_input("\n%" PRId64 " %" PRId64 " %c", one == GROUND ? -1 : one, other == GROUND ? -1 : other, blue ? 'B' : 'R');
}

static void cases(void)
{
    add_input("0 0");
    try_input("none", "\n");
    for (int length = 1; length <= 8; length++) { /* stalks */
        for (int colors = 0; colors < 1 << length; colors++) {
            add_input("%d %d", length, length);
            for (int i = 0; i < length; i++) {
                add_edge(i, i + 1, colors >> i & 1);
            }
            try_input("stalk", "\n");
        }
    }
    for (int i = 0; i < 300; i++) {
        const int64_t n = random_in(1, 5);
        const int64_t m = random_in(1, i < 250 ? 9 : 14);
        add_input("%" PRId64 " %" PRId64, n, m);
        for (int64_t k = 0; k < m; k++) {
            const int64_t one = random_in(0, n);
            const int64_t other = random_in(0, n);
            add_edge(one, other, random_in(0, 1) == 1);
        }
        try_input("random", "\n");
    }
    for (int tree = 0; tree < 20; tree++) {
        add_input("12 12");
        for (int64_t k = 1; k <= 12; k++) {
            const int64_t below = random_in(k > 4 ? k - 4 : 0, k - 1);
            add_edge(below, k, random_in(0, 1) == 1);
        }
        try_input("tree", "\n");
    }
    add_input("20 20"); /* one blue edge below red ones: the smallest fraction */
    for (int64_t k = 1; k <= MAX; k++) {
        add_edge(k - 1, k, k == 1);
    }
    try_input("limit", "\n");
    add_input("3 20");
    for (int64_t k = 0; k < MAX; k++) {
        add_edge(k % 4 == 0 ? GROUND : k % 3 + 1, (k + 1) % 3 + 1, k % 2 == 0);
    }
    add_input("\n");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move cuts an edge of one's own colour, blue for the first player and red for the second; edges that no "
            "longer hang on the ground fall. Whoever cannot move loses.",
    .players = {"Blue", "Red"},
    .input = input,
    .answer = answer,
    .answer_is = "what the picture is worth to Blue",
    .cases = cases,
};
