/* euclids-game: subtract a multiple of the smaller number from the larger one; whoever makes a 0 wins. */
#include "rules.h"

enum { GAMES = 100000, SEARCHED = 200, LISTED = 20000 };
static const int64_t MAX = (INT64_C(1) << 31) - 1;

/* A position: both numbers, the larger one first. */
static int64_t pair(int64_t one, int64_t other)
{
    return one > other ? position_of((int64_t[]){one, other}, 2) : position_of((int64_t[]){other, one}, 2);
}

static void moves(int64_t position)
{
    int64_t at[2];
    numbers_of(position, at);
    for (int64_t taken = at[1]; taken > 0 && taken <= at[0]; taken += at[1]) {
        leave(pair(at[0] - taken, at[1]), "subtract %" PRId64, taken);
        spot("1.%" PRId64, at[0] - taken);
    }
}

static void show(int64_t position)
{
    int64_t at[2];
    numbers_of(position, at);
    print("numbers:");
    piece(" %" PRId64, at[0]);
    print(", ");
    piece("%" PRId64, at[1]);
}

/* Few moves here, and wherever play may lead from here: the quotients are those of Euclid's algorithm. */
static bool listed(int64_t position)
{
    int64_t at[2];
    numbers_of(position, at);
    while (at[1] > 0 && at[0] / at[1] <= LISTED) {
        const int64_t rest = at[0] % at[1];
        at[0] = at[1];
        at[1] = rest;
    }
    return at[1] == 0;
}

static bool searched(int64_t position)
{
    int64_t at[2];
    numbers_of(position, at);
    return at[0] <= SEARCHED;
}

/* The formula of the page: won exactly when the numbers are equal, or their quotient is above the golden ratio. */
static int64_t proved(int64_t position)
{
    int64_t at[2];
    numbers_of(position, at);
    const bool is_above = at[0] * (at[0] - at[1]) > at[1] * at[1];
    return at[1] > 0 && (at[0] == at[1] || is_above) ? WON : LOST;
}

static int64_t why(int64_t position)
{
    int64_t at[2];
    numbers_of(position, at);
    if (at[1] == 0) {
        print("There is a 0: the game is over.");
    } else if (at[0] == at[1]) {
        print("The numbers are equal, so a move makes a 0.");
    } else {
        const int64_t result = proved(position);
        print(result == WON ? "%" PRId64 " / %" PRId64 " is above the golden ratio, 1.618: such a position is won."
                            : "%" PRId64 " / %" PRId64 " is below the golden ratio, 1.618: such a position is lost.",
              at[0], at[1]);
        print(at[0] < 2 * at[1] ? " There is one move, to %" PRId64 " and %" PRId64 "."
                                : " A move can leave %" PRId64 " and %" PRId64 ", or else the position whose only move "
                                  "leads to these; one of the two is lost.",
              at[1], at[0] % at[1]);
        return result;
    }
    return at[1] == 0 ? LOST : WON;
}

/* To the remainder, or to the position from which the only move leads there. */
static void winning(int64_t position)
{
    int64_t at[2];
    numbers_of(position, at);
    const int64_t rest = at[0] % at[1];
    const bool is_rest_lost = proved(pair(at[1], rest)) == LOST;
    const int64_t left = is_rest_lost ? rest : rest + at[1];
    if (left < at[0] && proved(pair(at[1], left)) == LOST) {
        leave(pair(at[1], left), "subtract %" PRId64, at[0] - left);
    }
}

static struct game two = {.moves = moves,
                          .listed = listed,
                          .fixed = true,
                          .show = show,
                          .searched = searched,
                          .proved = proved,
                          .why = why,
                          .winning = winning};

static void input(void)
{
    const int64_t a = number("a", 1, MAX);
    const int64_t b = number("b", 1, MAX);
    put(&two, pair(a, b));
}

/* The numbers beside b between which the winner changes. */
static void try_boundary(const char *kind, int64_t smaller)
{
    int64_t lost = smaller + 1;
    int64_t won = 2 * smaller;
    while (lost + 1 < won) {
        const int64_t middle = (lost + won) / 2;
        const bool is_won = wins(&two, pair(middle, smaller));
        won = is_won ? middle : won;
        lost = is_won ? lost : middle;
    }
    for (int64_t near = won - 2; near <= won + 1; near++) {
        if (near >= smaller && near <= MAX) {
            try_input(kind, "%" PRId64 " %" PRId64 "\n0 0\n", near, smaller);
            try_input(kind, "%" PRId64 " %" PRId64 "\n0 0\n", smaller, near);
        }
    }
}

static void cases(void)
{
    int64_t before = 1;
    for (int64_t one = 1; one <= SEARCHED; one++) {
        for (int64_t other = 1; other <= one; other++) {
            compare_formula(&two, pair(one, other));
        }
    }
    every_input("small", "games 1, a 1..30, b 1..30");
    every_input("two-games", "games 2, a 1..3, b 1..3");
    for (int64_t fibonacci = 1; fibonacci <= MAX / 2; fibonacci += before, before = fibonacci - before) {
        try_boundary("fibonacci", fibonacci);
    }
    for (int i = 0; i < 100; i++) {
        try_boundary("boundary", random_magnitude(2, MAX / 2));
    }
    random_inputs("random", 200, "games 1..20");
    edge_inputs("edge", 30, "games 1..3");
    try_input("wrap", "2147483647 1500000000\n0 0\n");
    for (int i = 0; i < GAMES; i++) {
        const int64_t smaller = random_magnitude(1, MAX);
        const int64_t most = smaller < MAX / 3 ? 3 * smaller : MAX;
        add_input("%" PRId64 " %" PRId64 "\n", random_in(smaller, most), smaller);
    }
    try_input("many-games", "0 0\n");
    for (int i = 0; i < GAMES; i++) {
        add_input(i % 2 == 0 ? "1836311903 1134903170\n" : "2147483647 1327217885\n");
    }
    add_input("0 0\n");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move subtracts a multiple of the smaller number from the larger one; whoever makes a 0 wins.",
    .players = {"Stan", "Ollie"},
    .outputs = {"Stan wins", "Ollie wins"},
    .games = {UNTIL, "0 0", 1, GAMES},
    .input = input,
    .cases = cases,
};
