/* hrpa: take at most twice as many pebbles as the opponent has just taken. */
#include "rules.h"

enum { SEARCHED = 120, LISTED = 20000 };
static const int64_t MAX = 1000000000000000;

static int64_t pebbles;

/* A position: the pebbles left, and how many of them may be taken. */
static int64_t state(int64_t left, int64_t allowed)
{
    return position_of((int64_t[]){left, allowed < left ? allowed : left}, 2);
}

static void moves(int64_t position)
{
    int64_t at[2];
    numbers_of(position, at);
    for (int64_t taken = 1; taken <= at[1]; taken++) {
        leave(state(at[0] - taken, 2 * taken), "take %" PRId64, taken);
    }
}

static void show(int64_t position)
{
    int64_t at[2];
    numbers_of(position, at);
    print("pebbles:");
    piece(" %" PRId64, at[0]);
    fact(", take up to %" PRId64, at[1]);
}

static bool listed(int64_t position)
{
    int64_t at[2];
    numbers_of(position, at);
    return at[0] <= LISTED;
}

static bool searched(int64_t position)
{
    int64_t at[2];
    numbers_of(position, at);
    return at[0] <= SEARCHED;
}

/* The largest Fibonacci number up to n, which is 1 or more. */
static int64_t largest_part(int64_t n)
{
    int64_t part = 1;
    for (int64_t next = 2; next <= n;) {
        next += part;
        part = next - part;
    }
    return part;
}

/* The formula of the page: won exactly when the smallest part of the Zeckendorf sum may be taken. */
static int64_t proved(int64_t position)
{
    int64_t at[2];
    numbers_of(position, at);
    int64_t part = 0;
    while (at[0] > 0) {
        part = largest_part(at[0]);
        at[0] -= part;
    }
    return part > 0 && part <= at[1] ? WON : LOST;
}

static int64_t why(int64_t position)
{
    int64_t at[2];
    int64_t part = 0;
    numbers_of(position, at);
    if (at[0] == 0) {
        print("No pebble is left.");
        return LOST;
    }
    print("As a sum of Fibonacci numbers, no two of them neighbours:");
    while (at[0] > 0) {
        part = largest_part(at[0]);
        at[0] -= part;
        print(at[0] > 0 ? " %" PRId64 " +" : " %" PRId64 ".", part);
    }
    print(part <= at[1] ? " The smallest of them, %" PRId64
                          ", may be taken: that wins, for the opponent cannot take the "
                          "next one."
                        : " The smallest of them, %" PRId64 ", may not be taken: then every move loses.",
          part);
    return part <= at[1] ? WON : LOST;
}

static void winning(int64_t position)
{
    int64_t at[2];
    int64_t part = 0;
    numbers_of(position, at);
    for (int64_t rest = at[0]; rest > 0; rest -= part) {
        part = largest_part(rest);
    }
    if (part > 0 && part <= at[1]) {
        leave(state(at[0] - part, 2 * part), "take %" PRId64, part);
    }
}

static struct game pile = {.moves = moves,
                           .listed = listed,
                           .fixed = true,
                           .show = show,
                           .searched = searched,
                           .proved = proved,
                           .why = why,
                           .winning = winning};

static void input(void)
{
    pebbles = number("N", 2, MAX);
    put(&pile, state(pebbles, pebbles));
}

/* If some q may be taken and win, so may any more: the least q that wins is the least first move that wins. */
static void answer(void)
{
    int64_t low = 1;
    int64_t high = pebbles;
    while (low < high) {
        const int64_t middle = (low + high) / 2;
        const bool is_won = wins(&pile, state(pebbles, middle));
        high = is_won ? middle : high;
        low = is_won ? low : middle + 1;
    }
    print("%" PRId64 "\n", low);
}

/* Sums of a few Fibonacci numbers, the largest of them at every place. */
static void try_sums(void)
{
    int64_t number = 1;
    int64_t next = 2;
    for (int64_t largest = 1; largest <= MAX; largest = number) {
        for (int64_t more = -2; more <= 2; more++) {
            if (largest + more >= 2 && largest + more <= MAX) {
                try_input("near", "%" PRId64 "\n", largest + more);
            }
        }
        for (int64_t i = 0; i < 6 && 2 * largest <= MAX; i++) {
            int64_t low = next;
            int64_t high = number;
            for (int64_t down = random_magnitude(3, 50); down > 0 && high > 1; down--) {
                const int64_t before = low - high;
                low = high;
                high = before;
            }
            try_input("sum", "%" PRId64 "\n", largest + high);
        }
        number = next;
        next += largest;
    }
}

static void cases(void)
{
    for (int64_t left = 1; left <= SEARCHED; left++) {
        for (int64_t allowed = 1; allowed <= left; allowed++) {
            compare_formula(&pile, state(left, allowed));
        }
    }
    every_input("small", "N 2..2000");
    random_inputs("random", 600, "");
    every_input("edge", "N %" PRId64 "..%" PRId64, MAX - 20, MAX);
    try_sums();
    every_input("wide", "N 2147483640..2147483660");
    every_input("wide", "N 4294967290..4294967310");
    largest_input("largest");
}

/* ---- HDU 2516: the first move may not take all; who wins? ---- */

static void input_of_hdu(void)
{
    pebbles = number("n", 2, INT32_MAX);
    put(&pile, state(pebbles, pebbles - 1));
}

static void cases_of_hdu(void)
{
    every_input("small", "games 1, n 2..200");
    every_input("small", "games 2, n 2..5");
    int64_t before = 1;
    for (int64_t fibonacci = 2; fibonacci <= INT32_MAX; fibonacci += before, before = fibonacci - before) {
        for (int64_t n = fibonacci > 3 ? fibonacci - 1 : 2; n <= fibonacci + 1; n++) {
            try_input("fibonacci", "%" PRId64 "\n0\n", n);
        }
    }
    random_inputs("random", 100, "games 1..50");
    every_input("limit", "games 1, n 2147483640..2147483647");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "The first move takes any number of pebbles, every later one at most twice as many as the one before; "
            "whoever takes the last pebble wins.",
    .players = {"Mirko", "Slavko"},
    .input = input,
    .answer = answer,
    .answer_is = "the smallest first take that wins",
    .cases = cases,
    .forms =
        (const struct problem[]){
            {.form = "hdu-2516",
             .rule = "The first move takes any number of stones, but not all; each further one at most twice as many "
                     "as the one "
                     "before it. Whoever takes the last stone wins.",
             .outputs = {"First win", "Second win"},
             .games = {UNTIL, "0", 1, 1000},
             .input = input_of_hdu,
             .cases = cases_of_hdu},
            {0},
        },
};
