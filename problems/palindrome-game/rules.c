/* palindrome-game: take a number of stones that is a palindrome in decimal; whoever cannot move loses. */
#include "rules.h"

enum { MAX_GAMES = 1000, LISTED = 5000 };

static bool is_palindrome(int64_t number)
{
    int64_t backwards = 0;
    for (int64_t rest = number; rest > 0; rest /= 10) {
        backwards = 10 * backwards + rest % 10;
    }
    return backwards == number;
}

static void moves(int64_t stones)
{
    for (int64_t x = 1; x <= stones; x++) {
        if (is_palindrome(x)) {
            leave(stones - x, "take %" PRId64, x);
        }
    }
}

/* A palindrome does not end in 0, and every digit but 0 is a palindrome. */
static int64_t proved(int64_t stones) { return stones % 10 == 0 ? LOST : WON; }

static bool listed(int64_t stones) { return stones <= LISTED; }

static struct game pile = {
    .moves = moves, .listed = listed, .fixed = true, .upwards = true, .unit = "stones", .proved = proved};

static void input(void) { put(&pile, number("N", 1, 1000000000000000000)); }

/* A thousand piles in a row, in one input. */
static void block(const char *kind, int64_t from)
{
    add_input("%d\n", MAX_GAMES);
    for (int64_t i = 0; i < MAX_GAMES; i++) {
        add_input("%" PRId64 "\n", from + i);
    }
    try_input(kind, "");
}

static void near(int64_t end)
{
    every_input("limit", "T 1, N %" PRId64 "..%" PRId64, end - 20, end + 20);
    block("table", end - MAX_GAMES / 2);
}

static void cases(void)
{
    every_input("small", "T 1, N 1..200");
    every_input("small", "T 2, N 9..12");
    for (int64_t number = 1; number <= 30; number++) { /* the last line may be without a line break */
        try_input("small", "1\n%" PRId64, number);
    }
    for (int64_t from = 1; from <= 20000; from += MAX_GAMES) {
        block("table", from);
    }
    for (int64_t power = 100000; power < 1000000000000000000; power *= 10) {
        near(power);
    }
    near(INT64_C(1) << 31);
    near(INT64_C(1) << 32);
    near(INT64_C(1) << 53);
    block("table", 1000000000000000000 - MAX_GAMES + 1);
    random_inputs("random", 200, "T 1");
    random_inputs("random", 100, "");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move takes x stones, where x is a palindrome in decimal; whoever cannot move loses.",
    .players = {"the first player", "the second player"},
    .outputs = {"0", "1"},
    .games = {COUNTED, "T", 1, MAX_GAMES},
    .input = input,
    .cases = cases,
};
