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
            spot("%d", x);
        }
    }
}

static void show(int64_t left)
{
    print(left == 0 ? "no number" : "left:");
    for (int x = 1; left >> x != 0; x++) {
        if ((left >> x & 1) != 0) {
            piece(" %d", x);
            spot("%d", x);
        }
    }
}

static struct game set = {.moves = moves, .misere = true, .fixed = true, .show = show, .board = "row"};

/*
 * The pick of 1 leaves 2, ..., n. If each move from there leaves what some move from the start leaves, the start is
 * won: either 2, ..., n is lost, or a move from there wins, and it can be made at the start. So each pick must erase
 * one number more at the start than after the pick of 1, and that is 1.
 */
static void check_stolen_strategy(void)
{
    static int64_t more[MAX_NUMBER + 1];
    for (int64_t x = 1; x <= n; x++) {
        more[x] = 0;
    }
    for (int64_t low = 1; low <= 2; low++) {
        for (int64_t divisor = low; divisor <= n; divisor++) {
            for (int64_t x = divisor; x <= n; x += divisor) {
                more[x] += low == 1 ? 1 : -1;
            }
        }
    }
    for (int64_t x = 1; x <= n; x++) {
        insist(more[x] == 1, "the pick of %" PRId64 " after the pick of 1 must be one at the start", x);
    }
}

static int64_t proved(int64_t start)
{
    (void)start;
    return n > 1 ? WON : LOST;
}

static int64_t why(int64_t start)
{
    if (n > 1) {
        print("Whatever is erased after 1 could have been erased at once, with 1. So either to erase 1 alone wins, or "
              "the "
              "answer that beats it wins as the first move. This does not say which move it is.");
    } else {
        print("The only number is the last one.");
    }
    return proved(start);
}

static bool searched(int64_t start) { return start < INT64_C(2) << SEARCHED; }

static struct game whole = {
    .moves = moves, .misere = true, .fixed = true, .show = show, .searched = searched, .proved = proved};

static void show_many(int64_t last) { print("the numbers 1 to %" PRId64, last); }

static struct game many = {.proved = proved, .show = show_many, .why = why};

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
    wins(&whole, all); /* so that the formula is compared with the search */
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
