/* swap-game: lower the first number by 1 and exchange it with another one. */
#include "rules.h"

enum { GAMES = 20000, LENGTH = 100000, ALL = 200000, MAX = 1000000000, LISTED = 100, SEARCHED = 300 };

static int64_t all_numbers; /* of this input so far */

static void moves(int64_t position)
{
    int64_t at[LISTED];
    const int64_t count = numbers_of(position, at);
    const int64_t lowered = at[0] - 1;
    for (int64_t i = 1; i < count && lowered >= 0; i++) {
        const int64_t other = at[i];
        at[0] = other;
        at[i] = lowered;
        leave(position_of(at, count), "exchange with %" PRId64, i + 1);
        spot("%" PRId64, i + 1);
        at[i] = other;
    }
}

static void show(int64_t position)
{
    static int64_t at[LENGTH];
    const int64_t count = numbers_of(position, at);
    print("numbers, the first one first:");
    for (int64_t i = 0; i < count; i++) {
        piece(" %" PRId64, at[i]);
        if (i == 0) {
            mark("now");
        }
    }
}

static bool listed(int64_t position)
{
    static int64_t at[LENGTH];
    return numbers_of(position, at) <= LISTED;
}

static bool searched(int64_t position)
{
    static int64_t at[LENGTH];
    const int64_t count = numbers_of(position, at);
    int64_t size = 1; /* nearly the number of positions: so many orders, too */
    for (int64_t i = 0; i < count && size <= SEARCHED; i++) {
        size *= at[i] + 1;
    }
    return size <= SEARCHED;
}

static int64_t smallest_other(const int64_t *at, int64_t count)
{
    int64_t smallest = 1;
    for (int64_t i = 2; i < count; i++) {
        smallest = at[i] < at[smallest] ? i : smallest;
    }
    return smallest;
}

/* The theorem of the page: won exactly when the first number is larger than the smallest of the others. */
static int64_t proved(int64_t position)
{
    static int64_t at[LENGTH];
    const int64_t count = numbers_of(position, at);
    return at[0] > at[smallest_other(at, count)] ? WON : LOST;
}

static int64_t why(int64_t position)
{
    static int64_t at[LENGTH];
    const int64_t count = numbers_of(position, at);
    const int64_t least = at[smallest_other(at, count)];
    if (at[0] == 0) {
        print("The first number is 0: the player to move has lost.");
        return LOST;
    }
    print(at[0] > least ? "The smallest of the other numbers is %" PRId64 ", below the first one, %" PRId64 ". Whoever "
                          "hands it over each time makes the opponent lower it to 0."
                        : "The smallest of the other numbers is %" PRId64 ", not below the first one, %" PRId64
                          ". So the "
                          "player to move leaves the smallest number behind, and the opponent hands it over each time.",
          least, at[0]);
    return at[0] > least ? WON : LOST;
}

static void winning(int64_t position)
{
    static int64_t at[LENGTH];
    const int64_t count = numbers_of(position, at);
    const int64_t smallest = smallest_other(at, count);
    const int64_t lowered = at[0] - 1;
    if (lowered >= at[smallest]) {
        at[0] = at[smallest];
        at[smallest] = lowered;
        leave(position_of(at, count), "exchange with %" PRId64, smallest + 1);
    }
}

static struct game row = {.moves = moves,
                          .listed = listed,
                          .fixed = true,
                          .show = show,
                          .searched = searched,
                          .proved = proved,
                          .why = why,
                          .winning = winning};

static void preamble(void) { all_numbers = 0; }

static void input(void)
{
    static int64_t at[LENGTH];
    const int64_t count = count_of_next("n", 2, LENGTH);
    all_numbers += count;
    must(all_numbers <= ALL, "the sum of all n must be at most 200,000");
    next_line();
    for (int64_t i = 0; i < count; i++) {
        at[i] = number("a", 1, MAX);
    }
    put(&row, position_of(at, count));
}

/* A game whose first number is near the smallest of the others. */
static void add_game(int64_t count, int64_t low, int64_t high)
{
    const int64_t first = random_in(low + 1, high - 1);
    const int64_t place = random_in(1, count - 1);
    add_input("%" PRId64 "\n%" PRId64, count, first);
    for (int64_t i = 1; i < count; i++) {
        add_input(" %" PRId64, i == place ? first + random_in(-1, 1) : random_in(first, high));
    }
    add_input("\n");
}

static void cases(void)
{
    every_input("small", "t 1, n 2, a 1..12");
    every_input("small", "t 1, n 3, a 1..6");
    every_input("small", "t 1, n 4, a 1..4");
    every_input("two-games", "t 2, n 2..3, a 1..2");
    for (int i = 0; i < 200; i++) {
        add_input("1\n");
        add_game(random_in(2, i < 100 ? 5 : 100), 1, i < 100 ? 9 : MAX);
        try_input("random", "");
    }
    for (int i = 0; i < 20; i++) {
        const int64_t games = random_in(2, 200);
        add_input("%" PRId64 "\n", games);
        for (int64_t game = 0; game < games; game++) {
            add_game(random_magnitude(2, 900), 1, MAX);
        }
        try_input("many-games", "");
    }
    edge_inputs("edge", 40, "t 1..3, n 2..4");
    for (int i = 0; i < 4; i++) {
        add_input("2\n");
        add_game(LENGTH, i % 2 == 0 ? 1 : MAX - 3, MAX);
        add_game(LENGTH, 1, MAX);
        try_input("limit", "");
    }
    add_input("%d\n", GAMES);
    for (int i = 0; i < GAMES; i++) {
        add_game(ALL / GAMES, MAX - 100, MAX);
    }
    try_input("limit", "");
    add_input("2\n");
    for (int game = 0; game < 2; game++) {
        add_input("%d\n", LENGTH);
        for (int i = 0; i < LENGTH; i++) {
            add_input("%d%c", MAX, i < LENGTH - 1 ? ' ' : '\n');
        }
    }
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move lowers the first number by 1 and exchanges it with another one; whoever finds a 0 there loses.",
    .players = {"Alice", "Bob"},
    .games = {COUNTED, "t", 1, GAMES},
    .preamble = preamble,
    .input = input,
    .cases = cases,
};
