/* stone-game-iii: take the first one, two or three values of a row; the larger sum wins. */
#include "rules.h"

enum { MAX = 50000, HIGHEST = 1000, TAKEN = 3 };

static int64_t count;
static int64_t values[MAX];

/* A position is how many values are left. */
static void moves(int64_t left)
{
    int64_t sum = 0;
    for (int64_t taken = 1; taken <= TAKEN && taken <= left; taken++) {
        sum += values[count - left + taken - 1];
        score(sum, left - taken, "take %" PRId64, taken);
        spot("%" PRId64, count - left + taken);
    }
}

static void show(int64_t left)
{
    for (int64_t i = count - left; i < count; i++) {
        piece("%s%" PRId64, i > count - left ? " " : "", values[i]);
        spot("%" PRId64, i + 1);
    }
    if (left == 0) {
        print("no number");
    }
}

static struct game row = {.moves = moves, .scores = true, .upwards = true, .show = show, .board = "row"};

static void input(void)
{
    count = count_of_next("n", 1, MAX);
    next_line();
    for (int64_t i = 0; i < count; i++) {
        values[i] = number("value", -HIGHEST, HIGHEST);
    }
    put(&row, count);
}

static void cases(void)
{
    every_input("small", "n 1..2, value -3..3");
    every_input("small", "n 3..4, value -1..2");
    every_input("small", "n 5, value -1..1");
    random_inputs("random", 150, "n 1..20, value -9..9");
    random_inputs("random", 100, "n 1..40");
    edge_inputs("edge", 40, "n 1..12");
    random_inputs("large", 6, "n 49000..50000");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A row of values; a move takes the first one, two or three of them; the larger sum wins.",
    .players = {"Alice", "Bob"},
    .outputs = {"Alice", "Bob", "Tie"},
    .input = input,
    .cases = cases,
    .forms =
        (const struct problem[]){
            {.form = "leetcode-1406",
             .players = {"Alice", "Bob"},
             .outputs = {"\"Alice\"", "\"Bob\"", "\"Tie\""},
             .function = true,
             .input = input,
             .cases = cases},
            {0},
        },
};
