/* John: any number of sweets from one box; whoever eats the last sweet loses. Many games in one input. */
#include "rules.h"

enum { GAMES = 474, BOXES = 47, SWEETS = 4747 };

static void amounts(void) { amounts_in(1, INT64_MAX); }

static struct game box = {.amounts = amounts, .misere = true, .part = "from box", .unit = "eat sweets"};

static void input(void)
{
    const int64_t count = count_of_next("N", 1, BOXES);
    next_line();
    for (int64_t i = 0; i < count; i++) {
        put(&box, number("box size", 1, SWEETS));
    }
}

static void add_ones(int ones, int other)
{
    add_input("%d\n", ones + (other > 0 ? 1 : 0));
    for (int i = 0; i < ones; i++) {
        add_input(i == 0 ? "1" : " 1");
    }
    add_input(other > 0 ? " %d\n" : "\n", other);
}

static void cases(void)
{
    every_input("one-game", "T 1, N 1..3, box size 1..4");
    every_input("few-games", "T 2..3, N 1..2, box size 1..2");
    add_input("%d\n", 2 * BOXES - 1);
    for (int ones = 1; ones <= BOXES; ones++) {
        add_ones(ones, 0);
        if (ones < BOXES) {
            add_ones(ones, 1 + ones * 100);
        }
    }
    try_input("ones", "");
    lost_inputs("one-game", 400, "T 1, N 2..6");
    random_inputs("many-games", 10, "T 474, N 1..6, box size 1..3");
    random_inputs("many-games", 10, "T 474, N 1..3, box size 1..7");
    edge_inputs("edge", 20, "");
    largest_input("limit");
}

const struct problem problem = {
    .rule = "A move eats one or more sweets of one box; whoever eats the last sweet loses.",
    .players = {"John", "Brother"},
    .games = {COUNTED, "T", 1, GAMES},
    .input = input,
    .cases = cases,
};
