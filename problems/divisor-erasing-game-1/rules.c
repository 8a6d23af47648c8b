/* divisor-erasing-game-1: erase a number with all its divisors; whoever erases the last number loses. */
#include "rules.h"

enum { MAX_NUMBER = 1000000, SEARCHED = 26 };

static int64_t n;

/* Searched whole: a position is the set of what is left, bit x for the number x. */
static void moves(int64_t left)
{
    for (int x = 1; left >> x != 0; x++) {
        int64_t kept = left;
        for (int divisor = 1; divisor <= x; divisor++) {
            kept &= x % divisor == 0 ? ~(INT64_C(1) << divisor) : -1;
        }
        if ((left >> x & 1) != 0) {
            leave(kept, "erase %d", x);
        }
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
}

static struct game set = {.moves = moves, .misere = true, .fixed = true, .show = show};

/*
 * Too many sets to search. A set is told by a sum: every number counts as an own number of 64 bits without any
 * order, so that different sets have different sums, but for one chance in 2^64.
 */
static uint64_t own_number(int64_t x)
{
    uint64_t bits = (uint64_t)x * UINT64_C(0x9E3779B97F4A7C15);
    bits = (bits ^ bits >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    bits = (bits ^ bits >> 27) * UINT64_C(0x94D049BB133111EB);
    return bits ^ bits >> 31;
}

/* What each pick leaves of low..n. */
static void find_left(int64_t low, uint64_t *left)
{
    uint64_t all = 0;
    for (int64_t x = low; x <= n; x++) {
        all += own_number(x);
    }
    for (int64_t x = low; x <= n; x++) {
        left[x] = all;
    }
    for (int64_t divisor = low; divisor <= n; divisor++) {
        for (int64_t x = divisor; x <= n; x += divisor) {
            left[x] -= own_number(divisor);
        }
    }
}

/*
 * The pick of 1 leaves 2, ..., n. If each move from there leaves what some move from the start leaves, the start
 * is won: either 2, ..., n is lost, or a move from there wins, and it can be made at the start.
 */
static void check_stolen_strategy(void)
{
    static uint64_t of_start[MAX_NUMBER + 1];
    static uint64_t after_1[MAX_NUMBER + 1];
    uint64_t all_but_1 = 0;
    find_left(1, of_start);
    find_left(2, after_1);
    for (int64_t x = 2; x <= n; x++) {
        all_but_1 += own_number(x);
        must(after_1[x] == of_start[x], "the pick of %" PRId64 " after the pick of 1 must be one at the start", x);
    }
    must(of_start[1] == all_but_1, "the pick of 1 must erase 1 alone");
}

static int64_t told(int64_t last)
{
    (void)last;
    return WON;
}

static void show_many(int64_t last) { print("the numbers 1 to %" PRId64, last); }

static struct game many = {.told = told, .show = show_many};

static void input(void) { n = number("N", 1, MAX_NUMBER); }

static void position(void)
{
    if (n > 1) {
        check_stolen_strategy();
    }
    if (n > SEARCHED) {
        put(&many, n);
        return;
    }
    const int64_t all = (INT64_C(2) << n) - 2;
    must(n == 1 || wins(&set, all), "the search must find what the stolen strategy says");
    put(&set, all);
}

static void cases(void)
{
    every_input("small", "N 1..1000");
    random_inputs("random", 40, "");
    edge_inputs("edge", 2, "");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move erases a number with all its divisors; whoever erases the last number loses.",
    .players = {"A", "B"},
    .input = input,
    .position = position,
    .cases = cases,
};
