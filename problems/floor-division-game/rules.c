/* floor-division-game: a number is divided by 2, 3, 4, 5 or 6, and what is after the point is dropped. */
#include "rules.h"

enum { GAMES = 1000, NUMBERS = 100 };

static const int64_t MAX = 1000000000000000000;

static void moves(int64_t number)
{
    for (int64_t divisor = 2; number > 0 && divisor <= 6; divisor++) {
        leave(number / divisor, "divide by %" PRId64, divisor);
        spot("%" PRId64 " %" PRId64, number, number / divisor);
    }
}

static void show(int64_t number)
{
    piece("%" PRId64, number);
    spot("%" PRId64, number);
    mark("token");
    spots(0, number);
}

static struct game game = {.moves = moves, .fixed = true, .show = show, .board = "row", .part = "in number"};

static void input(void)
{
    const int64_t count = count_of_next("N", 1, NUMBERS);
    next_line();
    for (int64_t i = 0; i < count; i++) {
        put(&game, number("A", 1, MAX));
    }
}

/* Large numbers whose quotients are few all together: some roots, and what divisions make of them, so that the search
   soon knows all of them. */
enum { ROOTS = 200 };

static int64_t roots[ROOTS];

static int64_t large_number(void)
{
    int64_t value = roots[random_in(0, ROOTS - 1)];
    for (int64_t divisions = random_in(0, 12); divisions > 0 && value >= 12; divisions--) {
        value /= random_in(2, 6);
    }
    return value;
}

/* A game; `lost`: its last numbers are such that the first player loses. */
static void add_game(int64_t count, int64_t most, bool lost)
{
    int64_t rest = 0;
    const int64_t others = lost && count > 2 ? 2 : 0;
    add_input("%" PRId64 "\n", count);
    for (int64_t i = 0; i < count - others; i++) {
        const int64_t value = most == MAX ? large_number() : random_in(1, most);
        rest ^= grundy(&game, value);
        add_input("%" PRId64 "%c", value, i < count - 1 ? ' ' : '\n');
    }
    if (others > 0) { /* two whose values add up to the rest */
        static const int64_t pairs[4][2] = {{1, 1}, {2, 4}, {1, 4}, {1, 2}};
        insist(rest <= 3, "no value is above 3");
        insist((grundy(&game, pairs[rest][0]) ^ grundy(&game, pairs[rest][1])) == rest, "the pairs have these values");
        add_input("%" PRId64 " %" PRId64 "\n", pairs[rest][0], pairs[rest][1]);
    }
}

static void add_games(int64_t games, int64_t most_numbers, int64_t most)
{
    add_input("%" PRId64 "\n", games);
    for (int64_t i = 0; i < games; i++) { /* pairs of numbers, which are searched together, are in the small inputs */
        add_game(random_in(3, most_numbers), most, i % 2 == 0);
    }
}

static void cases(void)
{
    every_input("small", "T 1, N 1, A 1..300");
    every_input("small", "T 1, N 2, A 1..24");
    every_input("small", "T 1, N 3, A 1..7");
    every_input("two-games", "T 2, N 1..2, A 1..2");
    for (int64_t power = 12; power <= MAX / 12; power *= 12) { /* where the values change in the table of the page */
        static const int64_t factors[5] = {1, 2, 4, 6, 12};
        for (int i = 0; i < 5; i++) {
            for (int64_t off = -1; off <= 1; off++) {
                try_input("edge", "1\n1\n%" PRId64 "\n", factors[i] * power + off);
            }
        }
    }
    for (int i = 0; i < 40; i++) {
        try_input("one-number", "1\n1\n%" PRId64 "\n", random_magnitude(1000, MAX));
    }
    for (int i = 0; i < ROOTS; i++) {
        roots[i] = random_magnitude(MAX / 1000, MAX);
    }
    for (int i = 0; i < 300; i++) {
        add_games(1, i < 100 ? 4 : NUMBERS, i < 200 ? 1000 : MAX);
        try_input("random", "");
    }
    for (int i = 0; i < 20; i++) {
        add_games(random_in(2, 200), 20, i % 2 == 0 ? 1000 : MAX);
        try_input("many-games", "");
    }
    add_input("%d\n", GAMES);
    for (int i = 0; i < GAMES; i++) {
        add_game(NUMBERS, MAX, i % 2 == 0);
    }
    try_input("limit", "");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move divides one of the numbers by 2, 3, 4, 5 or 6 and drops everything after the point; a 0 is gone. "
            "Whoever moves last wins.",
    .players = {"Henry", "Derek"},
    .games = {COUNTED, "T", 1, GAMES},
    .input = input,
    .cases = cases,
};
