/* palindrome-game: take a number of stones that is a palindrome in decimal; whoever cannot move loses. */
#include "rules.h"

enum { MAX_GAMES = 1000, SEARCHED = 5000 };
static const int64_t LISTED = 100000000; /* has 19,998 moves */

/* The digits, and after them the same backwards, but for the last one if it is to be the middle. */
static int64_t palindrome(int64_t digits, bool has_middle)
{
    int64_t number = digits;
    for (int64_t rest = has_middle ? digits / 10 : digits; rest > 0; rest /= 10) {
        number = 10 * number + rest % 10;
    }
    return number;
}

/* All palindromes of one length, then those of the next. */
static void moves(int64_t stones)
{
    bool wants_more = true;
    for (int64_t low = 1; wants_more && palindrome(low, true) <= stones; low *= 10) {
        for (int even = 0; even < 2 && wants_more; even++) {
            for (int64_t digits = low; digits < 10 * low && wants_more; digits++) {
                const int64_t x = palindrome(digits, even == 0);
                if (x > stones) {
                    return;
                }
                wants_more = leave(stones - x, "take %" PRId64, x);
            }
        }
    }
}

/* A palindrome does not end in 0, and every digit but 0 is a palindrome. */
static int64_t proved(int64_t stones) { return stones % 10 == 0 ? LOST : WON; }

static bool listed(int64_t stones) { return stones <= LISTED; }

static bool searched(int64_t stones) { return stones <= SEARCHED; }

static int64_t why(int64_t stones)
{
    const int64_t last = stones % 10;
    print(last == 0 ? "The last digit is 0: no palindrome ends in 0, so after every move it is another one, and the "
                      "answer takes away that digit alone."
                    : "The last digit is %" PRId64
                      ": take so many, and it is 0. No palindrome ends in 0, so every move "
                      "spoils that, and an answer can always mend it.",
          last);
    return last == 0 ? LOST : WON;
}

static void winning(int64_t stones)
{
    if (stones % 10 != 0) {
        leave(stones - stones % 10, "take %" PRId64, stones % 10);
    }
}

static struct game pile = {.moves = moves,
                           .listed = listed,
                           .fixed = true,
                           .upwards = true,
                           .unit = "stones",
                           .searched = searched,
                           .proved = proved,
                           .why = why,
                           .winning = winning};

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
