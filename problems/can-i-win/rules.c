/* can-i-win: choose a number of 1 to m that was not chosen before; who brings the total to the goal wins. */
#include "rules.h"

enum { MAX = 20, HIGHEST = 300 };

static int64_t most;
static int64_t goal;

/* A position: the numbers that are left, one binary digit each. So every move leads to a smaller one. */
static bool is_left(int64_t left, int64_t chosen) { return (left >> (chosen - 1) & 1) == 1; }

static int64_t total_of(int64_t left)
{
    int64_t total = most * (most + 1) / 2;
    for (int64_t i = 1; left >> (i - 1) > 0; i++) {
        total -= is_left(left, i) ? i : 0;
    }
    return total;
}

static void moves(int64_t left)
{
    const int64_t total = total_of(left);
    bool wants_more = true;
    if (total >= goal) {
        over(total == 0 ? WON : LOST);
        return;
    }
    if (goal > total_of(0)) {
        over(DRAWN);
        return;
    }
    for (int64_t i = 1; i <= most && wants_more; i++) {
        if (is_left(left, i)) {
            const int64_t rest = left & ~(INT64_C(1) << (i - 1));
            wants_more = total + i >= goal ? win(rest, "choose %" PRId64, i) : leave(rest, "choose %" PRId64, i);
            spot("%" PRId64, i);
        }
    }
}

static void show(int64_t left)
{
    fact("total %" PRId64 " of %" PRId64 ", left:", total_of(left), goal);
    for (int64_t i = 1; i <= most; i++) {
        if (is_left(left, i)) {
            piece(" %" PRId64, i);
            spot("%" PRId64, i);
        }
    }
    if (left == 0) {
        print(" no number");
    }
}

static struct game game = {.moves = moves, .upwards = true, .show = show, .board = "row"};

static void input(void)
{
    most = number("m", 1, MAX);
    goal = number("goal", 0, HIGHEST);
    put(&game, (INT64_C(1) << most) - 1);
}

static void cases(void)
{
    every_input("small", "m 1..7, goal 0..30");
    every_input("sum", "m 8, goal 35..37"); /* all numbers together are 36 */
    every_input("sum", "m 9, goal 44..46");
    every_input("sum", "m 19, goal 189..191");
    random_inputs("random", 120, "m 8..13, goal 9..92");
    every_input("limit", "m 20, goal 0..1");
    every_input("limit", "m 20, goal 19..22");
    every_input("limit", "m 20, goal 80");
    every_input("limit", "m 20, goal 209..211");
    every_input("middle", "m 17..18, goal 100"); /* where most sets are looked at */
    every_input("far", "m 20, goal 152");
    largest_input("largest");
}

const struct problem problem = {
    .rule =
        "A move chooses a number from 1 to m that was not chosen before, and adds it to the total. Whoever brings the "
        "total to the goal or above it wins. With a goal of 0 the first player has won at once; with one above the "
        "sum of all numbers nobody wins.",
    .players = {"Alice", "Bob"},
    .outputs = {NULL, NULL, "Nobody"},
    .input = input,
    .cases = cases,
    .forms =
        (const struct problem[]){
            {.form = "leetcode-464",
             .players = {"Alice", "Bob"},
             .outputs = {"true", "false", "false"},
             .function = true,
             .input = input,
             .cases = cases},
            {0},
        },
};
