/* guess-number-ii: Alice guesses a number, and pays for each wrong guess; Bob answers lower or higher as he likes. */
#include "rules.h"

enum { MAX = 200, BASE = MAX + 1, SEARCHED = 20 };

/* A position: the lowest and the highest number that is left, and what Alice has said if Bob is to answer, else 0. */
static int64_t position_with(int64_t low, int64_t high, int64_t said) { return (low * BASE + high) * BASE + said; }
static int64_t low_of(int64_t position) { return position / BASE / BASE; }
static int64_t high_of(int64_t position) { return position / BASE % BASE; }
static int64_t said_in(int64_t position) { return position % BASE; }

/* Bob scores what Alice pays. With one number left, she is right, and pays nothing. */
static void moves(int64_t position)
{
    const int64_t low = low_of(position);
    const int64_t high = high_of(position);
    const int64_t said = said_in(position);
    if (said > low) {
        score(said, position_with(low, said - 1, 0), "lower");
        spot("%" PRId64, said - 1);
    }
    if (said > 0 && said < high) {
        score(said, position_with(said + 1, high, 0), "higher");
        spot("%" PRId64, said + 1);
    }
    for (int64_t guess = low; said == 0 && low < high && guess <= high; guess++) {
        score(0, position_with(low, high, guess), "guess %" PRId64, guess);
        spot("%" PRId64, guess);
    }
}

static void show(int64_t position)
{
    const int64_t said = said_in(position);
    for (int64_t number = low_of(position); number <= high_of(position); number++) {
        piece("%s%" PRId64, number > low_of(position) ? " " : "", number);
        spot("%" PRId64, number);
        if (number == said) {
            mark("now");
        }
    }
    if (said > 0) {
        fact("; said: %" PRId64, said);
    }
}

static bool searched(int64_t position) { return high_of(position) - low_of(position) < SEARCHED; }

/* ---- the table of the page, filled from short intervals to long ones ---- */

static int64_t table[BASE + 1][BASE + 1]; /* what Alice pays, by the lowest and the highest number */
static bool is_full;

static int64_t after(int64_t low, int64_t high, int64_t guess)
{
    const int64_t lower = guess > low ? table[low][guess - 1] : 0;
    const int64_t higher = guess < high ? table[guess + 1][high] : 0;
    return guess + (lower > higher ? lower : higher);
}

static int64_t best_guess(int64_t low, int64_t high)
{
    int64_t best = low;
    for (int64_t guess = low + 1; guess <= high; guess++) {
        best = after(low, high, guess) < after(low, high, best) ? guess : best;
    }
    return best;
}

static void fill(void)
{
    for (int64_t more = 1; more < MAX && !is_full; more++) {
        for (int64_t low = 1; low + more <= MAX; low++) {
            table[low][low + more] = after(low, low + more, best_guess(low, low + more));
        }
    }
    is_full = true;
}

static int64_t proved(int64_t position)
{
    const int64_t low = low_of(position);
    const int64_t high = high_of(position);
    const int64_t said = said_in(position);
    fill();
    return said > 0 ? (low < high ? after(low, high, said) : 0) : -table[low][high];
}

static int64_t why(int64_t position)
{
    const int64_t low = low_of(position);
    const int64_t high = high_of(position);
    const int64_t said = said_in(position);
    fill();
    if (low == high) {
        print("One number is left.");
        return 0;
    }
    const int64_t guess = said > 0 ? said : best_guess(low, high);
    const int64_t lower = guess > low ? table[low][guess - 1] : 0;
    const int64_t higher = guess < high ? table[guess + 1][high] : 0;
    print("The guess %" PRId64 " costs as much, and then up to %" PRId64 " more if the number is lower, up to %" PRId64
          " if it is higher.",
          guess, lower, higher);
    print(said > 0 ? "" : " No guess is cheaper at the worst.");
    const int64_t all = guess + (lower > higher ? lower : higher);
    return said > 0 ? all : -all;
}

static struct game game = {.moves = moves,
                           .scores = true,
                           .fixed = true,
                           .show = show,
                           .searched = searched,
                           .proved = proved,
                           .why = why,
                           .board = "row"};

static int64_t highest;

static void input(void)
{
    highest = number("n", 1, MAX);
    put(&game, position_with(1, highest, 0));
}

static void answer(void) { print("%" PRId64 "\n", -lead(&game, position_with(1, highest, 0))); }

static void cases(void) { every_input("each", ""); }

const struct problem problem = {
    .rule =
        "Alice guesses a number from 1 to n that Bob hides. Each guess costs her what she has said, which Bob scores; "
        "he answers lower or higher, for he has not chosen his number yet. It ends when one number is left: the next "
        "guess is right.",
    .players = {"Alice", "Bob"},
    .input = input,
    .answer = answer,
    .answer_is = "what Alice has to pay at the worst",
    .cases = cases,
    .forms =
        (const struct problem[]){
            {.form = "leetcode-375",
             .players = {"Alice", "Bob"},
             .function = true,
             .input = input,
             .answer = answer,
             .answer_is = "what Alice has to pay at the worst",
             .cases = cases},
            {0},
        },
};
