/* circle-and-marble: a marble goes down to a circle directly below; whoever cannot move loses. */
#include "rules.h"

enum { CASES = 100, MIN_CIRCLES = 3, CIRCLES = 20000, MARBLES = 1000000, DEEPEST = 400, MAX_DRAWN = 20 };

/* A position is a place: the last circle is place 0, so circles below have smaller places. */
static int64_t circles;
static int64_t marbles[CIRCLES];
static int64_t first_below[CIRCLES]; /* -1: nothing */
static int64_t next_beside[CIRCLES];
static int64_t depth[CIRCLES]; /* the number of circles on the path down to here */

static int64_t circle(int64_t place) { return circles - place; }

static void moves(int64_t place)
{
    for (int64_t below = first_below[place]; below >= 0; below = next_beside[below]) {
        leave(below, "%" PRId64 " to %" PRId64, circle(place), circle(below));
        spot("%" PRId64 " %" PRId64, circle(place), circle(below));
    }
}

static void show(int64_t place)
{
    print("in circle");
    piece(" %" PRId64, circle(place));
    spot("%" PRId64, circle(place));
    mark("token");
}

static struct game game = {.moves = moves, .upwards = true, .show = show, .board = "tree", .part = "with marble"};

static void draw_below(int64_t place, int level, const int64_t *held)
{
    print("%*s%" PRId64, 3 * level, "", circle(place));
    if (held[place] > 0) {
        print(held[place] > 1 ? ": %" PRId64 " marbles" : ": %" PRId64 " marble", held[place]);
    }
    print("\n");
    for (int64_t below = first_below[place]; below >= 0; below = next_beside[below]) {
        bare_piece();
        join("%" PRId64 "-%" PRId64, circle(place), circle(below));
        draw_below(below, level + 1, held);
    }
}

/* The tree, one circle per line, indented by depth. */
static void draw(const int64_t *positions, const int64_t *counts, int64_t parts)
{
    int64_t held[MAX_DRAWN] = {0};
    for (int64_t i = 0; i < parts && circles <= MAX_DRAWN; i++) {
        held[positions[i]] += counts[i];
    }
    if (circles <= MAX_DRAWN) {
        draw_below(circles - 1, 0, held);
    }
}

static void input(void)
{
    circles = count_of_next("N", MIN_CIRCLES, CIRCLES);
    next_line();
    for (int64_t i = 1; i <= circles; i++) {
        marbles[circles - i] = number("M", 0, MARBLES);
        first_below[circles - i] = -1;
    }
    next_line();
    for (int64_t i = 1; i <= circles; i++) {
        const int64_t above = number("P", i > 1, i - 1);
        depth[circles - i] = 1;
        if (above > 0) {
            next_beside[circles - i] = first_below[circles - above];
            first_below[circles - above] = circles - i;
            depth[circles - i] += depth[circles - above];
        }
        must(depth[circles - i] <= DEEPEST, "a way down has 400 circles at most");
    }
    for (int64_t place = 0; place < circles; place++) {
        put_many(&game, place, marbles[place]);
    }
}

enum shape { ANY, CHAINS, STAR, BROOM, BINOMIAL, SHAPES };

static int64_t above(enum shape shape, int64_t size, int64_t i)
{
    switch (shape) {
    case CHAINS: return (i - 2) % (DEEPEST - 1) == 0 ? 1 : i - 1;
    case STAR: return 1;
    case BROOM: return i <= size / 2 && i < DEEPEST ? i - 1 : size / 2 < DEEPEST ? size / 2 : DEEPEST - 1;
    case BINOMIAL: return 1 + ((i - 1) & (i - 2)); /* i - 1 without its last binary 1: numbers up to 14 */
    default: return random_in(1, i - 1);
    }
}

static void add_tree(enum shape shape, int64_t size, int64_t most_marbles)
{
    add_input("%" PRId64 "\n", size);
    for (int64_t i = 1; i <= size; i++) {
        add_input("%" PRId64 "%c", random_in(0, most_marbles), i == size ? '\n' : ' ');
    }
    for (int64_t i = 1; i <= size; i++) {
        add_input("%" PRId64 "%c", i == 1 ? 0 : above(shape, size, i), i == size ? '\n' : ' ');
    }
}

/* Every tree of `size` circles, with the same marbles: each circle holds 0 to `most`, according to the
 * digits of `code`. */
static void try_every_tree(int64_t size, int64_t code, int64_t most)
{
    int64_t trees = 1;
    for (int64_t i = 2; i < size; i++) {
        trees *= i;
    }
    add_input("%" PRId64 "\n", trees);
    for (int64_t tree = 0; tree < trees; tree++) {
        int64_t rest = code;
        add_input("%" PRId64 "\n", size);
        for (int64_t i = 1; i <= size; i++, rest /= most + 1) {
            add_input("%" PRId64 "%c", rest % (most + 1), i == size ? '\n' : ' ');
        }
        rest = tree;
        for (int64_t i = 1; i <= size; i++) {
            add_input("%" PRId64 "%c", i == 1 ? 0 : 1 + rest % (i - 1), i == size ? '\n' : ' ');
            rest /= i == 1 ? 1 : i - 1;
        }
    }
    try_input("every-tree", "");
}

static void cases(void)
{
    every_input("small", "T 1, N 3, M 0..2");
    for (int64_t code = 0; code < 81; code++) {
        try_every_tree(4, code, 2);
    }
    for (int64_t code = 0; code < 32; code++) {
        try_every_tree(5, code, 1);
    }
    for (int i = 0; i < 200; i++) {
        const int64_t count = random_in(1, 5);
        add_input("%" PRId64 "\n", count);
        for (int64_t x = 0; x < count; x++) {
            add_tree((enum shape)(i % SHAPES), random_magnitude(MIN_CIRCLES, 60), i % 3 == 0 ? MARBLES : i % 3);
        }
        try_input("random", "");
    }
    for (int shape = 0; shape < SHAPES; shape++) {
        add_input("1\n");
        add_tree((enum shape)shape, 1200, MARBLES);
        try_input("deep", "");
        add_input("1\n");
        add_tree((enum shape)shape, CIRCLES, MARBLES);
        try_input("limit", "");
    }
    add_input("10\n"); /* ten times as much would be allowed */
    for (int i = 0; i < 10; i++) {
        add_tree((enum shape)(i % SHAPES), CIRCLES, MARBLES);
    }
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move takes one marble from a circle to a circle directly below; whoever cannot move loses.",
    .outputs = {"Case #%d: first", "Case #%d: second"},
    .games = {COUNTED, "T", 1, CASES},
    .input = input,
    .draw = draw,
    .cases = cases,
};
