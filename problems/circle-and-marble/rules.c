/* circle-and-marble: a marble goes down to a circle directly below; whoever cannot move loses. */
#include "rules.h"

enum { CASES = 100, LEAST_CIRCLES = 3, CIRCLES = 20000, MARBLES = 1000000, PLACES = CASES * CIRCLES };

/*
 * A place is a circle of a case, numbered so that what hangs below has smaller numbers: case after case, and
 * in each the last circle first.
 */
static int64_t cases_asked;
static int64_t first_place[CASES + 1];
static int64_t marbles[PLACES];
static int64_t first_below[PLACES]; /* -1: nothing */
static int64_t next_beside[PLACES];

static int64_t case_of(int64_t place)
{
    int64_t x = 0;
    while (x + 1 < cases_asked && first_place[x + 1] <= place) {
        x++;
    }
    return x;
}

/* The number of the circle in its case. */
static int64_t circle(int64_t place)
{
    return first_place[case_of(place) + 1] - place;
}

static void moves(int64_t place)
{
    for (int64_t below = first_below[place]; below >= 0; below = next_beside[below]) {
        say("%" PRId64 " to %" PRId64, circle(place), circle(below));
        leave(below);
    }
}

static void show(int64_t place)
{
    enum { MOST_TOLD = 8 };
    int told = 0;
    print("a marble in circle %" PRId64, circle(place));
    for (int64_t below = first_below[place]; below >= 0 && told <= MOST_TOLD; below = next_beside[below]) {
        if (told < MOST_TOLD) {
            print("%s%" PRId64, told == 0 ? " (below it: " : ", ", circle(below));
        } else {
            print(", ...");
        }
        told++;
    }
    print("%s", told > 0 ? ")" : " (nothing below it)");
}

static struct game game = {.moves = moves, .upwards = true, .show = show};

static void input(void)
{
    first_place[0] = 0;
    cases_asked = number("T", 1, CASES);
    for (int64_t x = 0; x < cases_asked; x++) {
        next_line();
        const int64_t circles = number("N", LEAST_CIRCLES, CIRCLES);
        const int64_t end = first_place[x + 1] = first_place[x] + circles;
        next_line();
        for (int64_t i = 1; i <= circles; i++) {
            marbles[end - i] = number("M", 0, MARBLES);
            first_below[end - i] = -1;
        }
        next_line();
        for (int64_t i = 1; i <= circles; i++) {
            const int64_t above = number("P", i > 1, i - 1);
            if (above > 0) {
                next_beside[end - i] = first_below[end - above];
                first_below[end - above] = end - i;
            }
        }
    }
}

static void answer(void)
{
    for (int64_t x = 0; x < cases_asked; x++) {
        clear();
        for (int64_t place = first_place[x]; place < first_place[x + 1]; place++) {
            put_many(&game, place, marbles[place]);
        }
        print("Case #%" PRId64 ": %s\n", x + 1, sum_wins() ? "first" : "second");
    }
}

enum shape { ANY, CHAIN, STAR, BROOM, BINOMIAL, SHAPES };

static int64_t above(enum shape shape, int64_t circles, int64_t i)
{
    switch (shape) {
    case CHAIN: return i - 1;
    case STAR: return 1;
    case BROOM: return i <= circles / 2 ? i - 1 : circles / 2;
    case BINOMIAL: return 1 + ((i - 1) & (i - 2)); /* i - 1 without its last binary 1: numbers up to 14 */
    default: return random_in(1, i - 1);
    }
}

static void add_tree(enum shape shape, int64_t circles, int64_t most_marbles)
{
    add_input("%" PRId64 "\n", circles);
    for (int64_t i = 1; i <= circles; i++) {
        add_input("%" PRId64 "%c", random_in(0, most_marbles), i == circles ? '\n' : ' ');
    }
    for (int64_t i = 1; i <= circles; i++) {
        add_input("%" PRId64 "%c", i == 1 ? 0 : above(shape, circles, i), i == circles ? '\n' : ' ');
    }
}

/* Every tree of so many circles, with the same marbles: each circle holds 0 to `most`, as the digits of
 * `code` say. */
static void try_every_tree(int64_t circles, int64_t code, int64_t most)
{
    int64_t trees = 1;
    for (int64_t i = 2; i < circles; i++) {
        trees *= i;
    }
    add_input("%" PRId64 "\n", trees);
    for (int64_t tree = 0; tree < trees; tree++) {
        int64_t rest = code;
        add_input("%" PRId64 "\n", circles);
        for (int64_t i = 1; i <= circles; i++, rest /= most + 1) {
            add_input("%" PRId64 "%c", rest % (most + 1), i == circles ? '\n' : ' ');
        }
        rest = tree;
        add_input("0");
        for (int64_t i = 2; i <= circles; i++) {
            add_input(" %" PRId64, 1 + rest % (i - 1));
            rest /= i - 1;
        }
        add_input("\n");
    }
    try_added("every-tree");
}

static void cases(void)
{
    narrow("T", 1, 1);
    narrow("N", 3, 3);
    narrow("M", 0, 2);
    every_input("small");
    widen();
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
            add_tree((enum shape)(i % SHAPES), random_magnitude(LEAST_CIRCLES, 60),
                     i % 3 == 0 ? MARBLES : i % 3);
        }
        try_added("random");
    }
    for (int shape = 0; shape < SHAPES; shape++) {
        add_input("1\n");
        add_tree((enum shape)shape, 1200, MARBLES);
        try_added("deep");
        add_input("1\n");
        add_tree((enum shape)shape, CIRCLES, MARBLES);
        try_added("limit");
    }
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move takes one marble from a circle to a circle directly below; whoever cannot move loses.",
    .input = input,
    .answer = answer,
    .cases = cases,
};
