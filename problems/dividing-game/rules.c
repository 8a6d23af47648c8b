/* dividing-game: replace a number by one of its divisors other than itself. */
#include "rules.h"

enum { NUMBERS = 100000, MAX = 100000 };

static void moves(int64_t number)
{
    for (int64_t low = 1; low * low <= number; low++) {
        const int64_t high = number / low;
        if (low * high != number) {
            continue;
        }
        if (low < number) {
            leave(low, "replace by %" PRId64, low);
            spot("%" PRId64 " %" PRId64, number, low);
        }
        if (high < number && high != low) {
            leave(high, "replace by %" PRId64, high);
            spot("%" PRId64 " %" PRId64, number, high);
        }
    }
}

static void show(int64_t number)
{
    piece("%" PRId64, number);
    spot("%" PRId64, number);
    mark("token");
    spots(1, number);
}

static struct game division = {
    .moves = moves, .fixed = true, .upwards = true, .show = show, .board = "row", .part = "in number"};

static void input(void)
{
    const int64_t count = count_of_next("N", 1, NUMBERS);
    next_line();
    for (int64_t i = 0; i < count; i++) {
        put(&division, number("A", 2, MAX));
    }
}

static void cases(void)
{
    every_input("small", "N 1, A 2..100");
    every_input("small", "N 2, A 2..16");
    every_input("small", "N 3, A 2..8");
    every_input("small", "N 4, A 2..4");
    every_input("limit", "N 1, A 65530..65540");
    every_input("limit", "N 1..2, A 99996..100000");
    lost_inputs("random", 200, "N 2..10, A 2..100");
    lost_inputs("middling", 100, "N 2..20");
    lost_inputs("large", 10, "N 1000..3000");
    edge_inputs("edge", 20, "N 1..20");
    add_input("%d\n", NUMBERS); /* the primes need the most divisions */
    for (int i = 0; i < NUMBERS; i++) {
        add_input("%d%c", i == 0 ? 2 : 99991, i < NUMBERS - 1 ? ' ' : '\n');
    }
    try_input("limit", "");
    largest_input("largest");
}

/* ---- HackerRank tower-breakers-revisited-1: several games, numbers up to 10^6, 1 among them ---- */

/* Not upwards: few of the numbers are needed. */
static struct game tower = {.moves = moves, .fixed = true, .show = show, .board = "row", .part = "in number"};

static void input_of_hackerrank(void)
{
    const int64_t count = count_of_next("N", 1, 100);
    next_line();
    for (int64_t i = 0; i < count; i++) {
        put(&tower, number("height", 1, 1000000));
    }
}

static void cases_of_hackerrank(void)
{
    every_input("small", "T 1, N 1, height 1..60");
    every_input("small", "T 1, N 2, height 1..12");
    every_input("small", "T 1, N 3, height 1..4");
    every_input("small", "T 2, N 1..2, height 1..2");
    every_input("limit", "T 1, N 1, height 999980..1000000");
    edge_inputs("edge", 40, "T 1..3, N 1..20");
    lost_inputs("random", 200, "T 1..3, N 2..10, height 1..200");
    random_inputs("large", 40, "T 1..20, N 1..20");
    random_inputs("many", 2, "T 100");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move replaces a number by one of its divisors other than itself; whoever cannot move loses.",
    .players = {"Anna", "Bruno"},
    .input = input,
    .cases = cases,
    .forms =
        (const struct problem[]){
            {.form = "hackerrank-tower-breakers-revisited-1",
             .rule = "A move lowers a tower to a proper divisor of its height; whoever cannot move loses.",
             .outputs = {"1", "2"},
             .games = {COUNTED, "T", 1, 100},
             .input = input_of_hackerrank,
             .cases = cases_of_hackerrank},
            {0},
        },
};
