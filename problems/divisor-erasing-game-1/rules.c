/* divisor-erasing-game-1: erase a number with all its divisors; whoever erases the last number loses. */
#include "rules.h"

enum { MAX_NUMBER = 1000000, SEARCHED = 26 };

static int64_t n;

/* Searched whole: a position is the set of what is left, bit x for the number x. */
static void moves(int64_t left)
{
    for (int x = 1; left >> x != 0; x++) {
        if ((left >> x & 1) == 0) {
            continue;
        }
        int64_t kept = left;
        for (int divisor = 1; divisor <= x; divisor++) {
            kept &= x % divisor == 0 ? ~(INT64_C(1) << divisor) : -1;
        }
        say("erase %d", x);
        leave(kept);
    }
}

static void show(int64_t left)
{
    print(left == 0 ? "no number" : "left:");
    for (int x = 1; left >> x != 0; x++) {
        if ((left >> x & 1) != 0) {
            print(" %d", x);
        }
    }
    print("\n");
}

static struct game game = {.moves = moves, .misere = true, .fixed = true, .show = show};

/*
 * Too many sets to search: one move only. The position `low` is all numbers from low to N. What a move leaves
 * is told by a sum: every number counts as an own number of 63 bits without any order, so that different sets
 * have different sums, but for one chance in 2^63.
 */
static int64_t own_number(int64_t x)
{
    uint64_t bits = (uint64_t)x * UINT64_C(0x9E3779B97F4A7C15);
    bits = (bits ^ bits >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    bits = (bits ^ bits >> 27) * UINT64_C(0x94D049BB133111EB);
    return (int64_t)((bits ^ bits >> 31) >> 1);
}

static int64_t sum(int64_t one, int64_t other)
{
    return (int64_t)(((uint64_t)one + (uint64_t)other) & INT64_MAX);
}

static void moves_of_many(int64_t low)
{
    static int64_t erased[MAX_NUMBER + 1];
    int64_t all = 0;
    for (int64_t x = low; x <= n; x++) {
        erased[x] = 0;
    }
    for (int64_t divisor = low; divisor <= n; divisor++) {
        all = sum(all, own_number(divisor));
        for (int64_t x = divisor; x <= n; x += divisor) {
            erased[x] = sum(erased[x], own_number(divisor));
        }
    }
    for (int64_t x = low; x <= n; x++) {
        leave((int64_t)(((uint64_t)all - (uint64_t)erased[x]) & INT64_MAX));
    }
}

static struct game many = {.moves = moves_of_many, .misere = true};

static int64_t options;
static int64_t option[MAX_NUMBER];

static void keep(int64_t position, int64_t other, int64_t points)
{
    (void)other;
    (void)points;
    option[options++] = position;
}

static void compare(int64_t position, int64_t other, int64_t points)
{
    (void)other;
    (void)points;
    demand(position == option[options], "N = %" PRId64 ": a move after the pick of 1 is none at the start",
           n);
    options++;
}

/*
 * The pick of 1 leaves 2, ..., N. If each move from there leaves what some move from the start leaves, the
 * start is won: either 2, ..., N is lost, or a move from there wins, and it can be made at the start. The
 * moves come in order of x.
 */
static void demand_stolen_strategy(void)
{
    options = 0;
    each_move(&many, 1, keep);
    demand(options == n, "N = %" PRId64 ": not every number can be picked", n);
    int64_t left = 0;
    for (int64_t x = 2; x <= n; x++) {
        left = sum(left, own_number(x));
    }
    demand(option[0] == left, "N = %" PRId64 ": the pick of 1 erases more than 1", n);
    options = 1;
    each_move(&many, 2, compare);
    demand(options == n, "N = %" PRId64 ": a number is missing after the pick of 1", n);
}

static void input(void)
{
    n = number("N", 1, MAX_NUMBER);
}

static void answer(void)
{
    bool won = true;
    if (n > 1) {
        demand_stolen_strategy();
    }
    if (n <= SEARCHED) {
        const bool searched = wins(&game, (INT64_C(2) << n) - 2);
        demand(searched || n == 1, "N = %" PRId64 ": lost in spite of the stolen strategy", n);
        won = searched;
    }
    print("%s\n", won ? "A" : "B");
}

static void cases(void)
{
    narrow("N", 1, 1000);
    every_input("small");
    widen();
    random_inputs("random", 40);
    edge_inputs("edge", 2);
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move erases a number with all its divisors; whoever erases the last number loses.",
    .players = {"A", "B"},
    .known = "larger N by the proof of the page, whose step is checked move by move for every N tried",
    .input = input,
    .answer = answer,
    .cases = cases,
};
