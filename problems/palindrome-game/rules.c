/* palindrome-game: take a number of stones that is a palindrome in decimal; whoever cannot move loses. */
#include "rules.h"

#include <string.h>

enum { MAX_GAMES = 1000, LISTED = 20000, MOST_DIGITS = 18 }; /* 10^18, with 19 digits, is not a palindrome */

static int64_t n;

static bool is_palindrome(int64_t number)
{
    int64_t backwards = 0;
    for (int64_t rest = number; rest > 0; rest /= 10) {
        backwards = 10 * backwards + rest % 10;
    }
    return backwards == number;
}

static void amounts(void)
{
    for (int64_t x = 1; x <= LISTED; x++) {
        if (is_palindrome(x)) {
            amount(x);
        }
    }
}

static int64_t power_of_ten(int exponent, int64_t modulus)
{
    return exponent == 0 ? 1 % modulus : 10 * power_of_ten(exponent - 1, modulus) % modulus;
}

/* Adds the residues of all palindromes of this length: each step puts in two equal digits, from the outside in. */
static void residues_of_length(int digits, int64_t modulus)
{
    bool left[LISTED] = {true};
    for (int low = 0, high = digits - 1; low <= high; low++, high--) {
        const int64_t one = power_of_ten(low, modulus) + (low < high ? power_of_ten(high, modulus) : 0);
        bool next[LISTED] = {false};
        for (int64_t r = 0; r < modulus; r++) {
            for (int digit = low == 0 ? 1 : 0; left[r] && digit <= 9; digit++) {
                next[(r + digit * one) % modulus] = true;
            }
        }
        memcpy(left, next, sizeof left);
    }
    for (int64_t r = 0; r < modulus; r++) {
        if (left[r]) {
            amount(r);
        }
    }
}

static void residues(int64_t modulus)
{
    for (int digits = 1; digits <= MOST_DIGITS; digits++) {
        residues_of_length(digits, modulus);
    }
}

static struct game pile = {.amounts = amounts, .residues = residues, .fixed = true, .unit = "stones"};

static void input(void) { n = number("N", 1, 1000000000000000000); }

static void position(void) { put(&pile, n); }

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
    .position = position,
    .cases = cases,
};
