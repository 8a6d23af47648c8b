/* wythoff: take from one of two piles, or the same number from both. */
#include "rules.h"

enum { MAX = 1000000000, SEARCHED = 100, LISTED = 20000 };

static int64_t both(int64_t a, int64_t b) { return position_of((int64_t[]){a, b}, 2); }

static void moves(int64_t position)
{
    int64_t p[2];
    numbers_of(position, p);
    for (int64_t taken = 1; taken <= p[0]; taken++) {
        leave(both(p[0] - taken, p[1]), "take %" PRId64 " from pile 1", taken);
    }
    for (int64_t taken = 1; taken <= p[1]; taken++) {
        leave(both(p[0], p[1] - taken), "take %" PRId64 " from pile 2", taken);
    }
    for (int64_t taken = 1; taken <= p[0] && taken <= p[1]; taken++) {
        leave(both(p[0] - taken, p[1] - taken), "take %" PRId64 " from both", taken);
    }
}

static void show(int64_t position)
{
    int64_t p[2];
    numbers_of(position, p);
    print("piles:");
    piece(" %" PRId64, p[0]);
    print(", ");
    piece("%" PRId64, p[1]);
}

static bool listed(int64_t position)
{
    int64_t p[2];
    numbers_of(position, p);
    return p[0] + p[1] + (p[0] < p[1] ? p[0] : p[1]) <= LISTED; /* so many moves */
}

static bool searched(int64_t position)
{
    int64_t p[2];
    numbers_of(position, p);
    return p[0] < SEARCHED && p[1] < SEARCHED;
}

/* The formula of the page: the pile that makes a lost position together with one of n stones. All parts of the
   Zeckendorf sum of n go one place on, or one place back. */
static int64_t partner(int64_t n)
{
    int64_t on = 0;
    int64_t back = 0;
    bool is_smaller = true; /* of the two piles */
    while (n > 0) {
        int64_t part = 1; /* the largest Fibonacci number that fits, with its neighbours */
        int64_t before = 1;
        for (is_smaller = true; part + before <= n; is_smaller = !is_smaller) {
            part += before;
            before = part - before;
        }
        n -= part;
        on += part + before;
        back += before;
    }
    return is_smaller ? on : back;
}

static int64_t proved(int64_t position)
{
    int64_t p[2];
    numbers_of(position, p);
    return partner(p[0]) == p[1] ? LOST : WON;
}

static int64_t why(int64_t position)
{
    int64_t p[2];
    numbers_of(position, p);
    const int64_t wanted = partner(p[0]);
    if (wanted == p[1]) {
        print("Beside %" PRId64 " in one pile, exactly %" PRId64 " in the other is lost, and that is here.", p[0],
              wanted);
        return LOST;
    }
    print("Beside %" PRId64 " in one pile, only %" PRId64 " in the other is lost: here it is %" PRId64 ".", p[0],
          wanted, p[1]);
    return WON;
}

/* A move makes one pile the partner of the other, or keeps their difference: then the smaller one is, but for rounding,
   the difference times the golden ratio. */
static void winning(int64_t position)
{
    int64_t p[2];
    numbers_of(position, p);
    const int64_t difference = p[0] > p[1] ? p[0] - p[1] : p[1] - p[0];
    const int64_t near = difference * 1618033989 / 1000000000;
    for (int side = 0; side < 2; side++) {
        const int64_t taken = p[side] - partner(p[1 - side]);
        if (taken > 0) {
            const int64_t left = p[side] - taken;
            leave(side == 0 ? both(left, p[1]) : both(p[0], left), "take %" PRId64 " from pile %d", taken, side + 1);
        }
    }
    for (int64_t smaller = near > 0 ? near - 1 : 0; smaller <= near + 1; smaller++) {
        const int64_t taken = (p[0] < p[1] ? p[0] : p[1]) - smaller;
        if (taken > 0 && partner(smaller) == smaller + difference) {
            leave(both(p[0] - taken, p[1] - taken), "take %" PRId64 " from both", taken);
        }
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
    int64_t piles[2];
    piles[0] = number("a", 0, MAX);
    piles[1] = number("b", 0, MAX);
    put(&two, both(piles[0], piles[1]));
}

/* The position with a pile of n that is lost, and those around it. */
static void try_near_lost(const char *kind, int64_t n)
{
    const int64_t other = partner(n);
    for (int64_t off = -1; off <= 1; off++) {
        if (n <= MAX && other + off >= 0 && other + off <= MAX) {
            try_input(kind, "%" PRId64 " %" PRId64 "\n", n, other + off);
            try_input(kind, "%" PRId64 " %" PRId64 "\n", other + off, n);
        }
    }
}

static void cases(void)
{
    for (int64_t cell = 0; cell < SEARCHED * SEARCHED; cell++) {
        compare_formula(&two, both(cell / SEARCHED, cell % SEARCHED));
    }
    every_input("small", "a 0..30, b 0..30");
    for (int64_t n = 31; n <= 200; n++) {
        try_near_lost("lost", n);
    }
    int64_t before = 1;
    for (int64_t fibonacci = 1; fibonacci <= MAX; fibonacci += before, before = fibonacci - before) {
        for (int64_t n = fibonacci; n + 3 >= fibonacci && n >= 0; n--) {
            try_near_lost("fibonacci", n);
            try_near_lost("fibonacci", partner(n));
        }
    }
    for (int i = 0; i < 300; i++) {
        try_near_lost("random", random_magnitude(1000, MAX));
    }
    random_inputs("anywhere", 100, "");
    every_input("edge", "a %d..%d, b %d..%d", MAX - 2, MAX, MAX - 2, MAX);
    try_near_lost("limit", MAX);
    largest_input("largest");
}

/* ---- HDU 1527: several games ---- */

static void cases_of_hdu(void)
{
    every_input("small", "games 1, a 0..20, b 0..20");
    every_input("small", "games 2, a 0..1, b 1..2");
    for (int i = 0; i < 200; i++) {
        try_near_lost("random", random_magnitude(20, MAX));
    }
    random_inputs("anywhere", 40, "games 1..20");
    every_input("edge", "games 1, a %d..%d, b %d..%d", MAX - 2, MAX, MAX - 2, MAX);
    try_near_lost("limit", MAX);
    for (int64_t n = 1; n <= 500; n++) { /* in one input */
        add_input("%" PRId64 " %" PRId64 "\n", n, partner(n) + n % 3 / 2);
    }
    try_input("many", "");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move takes any number of stones from one pile, or the same number from both; whoever takes the last "
            "stone wins.",
    .outputs = {"1", "0"},
    .input = input,
    .cases = cases,
    .forms =
        (const struct problem[]){
            {.form = "hdu-1527",
             .outputs = {"1", "0"},
             .games = {TO_THE_END, NULL, 1, 1000},
             .input = input,
             .cases = cases_of_hdu},
            {0},
        },
};
