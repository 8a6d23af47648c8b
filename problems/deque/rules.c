/* deque: take the leftmost or the rightmost number of a row; the answer is the lead of the first player. */
#include "rules.h"

enum { MAX_COUNT = 3000, MAX_NUMBER = 1000000000 };

static int64_t count;
static int64_t numbers[MAX_COUNT];

/* A position is what is left, by its length and where it starts; so every move leads to a smaller number. */
static int64_t interval(int64_t length, int64_t start) { return length * (count + 1) + start; }

static void moves(int64_t position)
{
    const int64_t length = position / (count + 1);
    const int64_t start = position % (count + 1);
    if (length > 0 && start + length <= count) {
        score(numbers[start], interval(length - 1, start + 1), "left");
        spot("%" PRId64, start + 1);
    }
    if (length > 1 && start + length <= count) { /* the last number is both */
        score(numbers[start + length - 1], interval(length - 1, start), "right");
        spot("%" PRId64, start + length);
    }
}

static void show(int64_t position)
{
    const int64_t length = position / (count + 1);
    const int64_t start = position % (count + 1);
    for (int64_t i = 0; i < length; i++) {
        piece("%s%" PRId64, i > 0 ? " " : "", numbers[start + i]);
        spot("%" PRId64, start + i + 1);
    }
    if (length == 0) {
        print("no number");
    }
}

static struct game row_left = {.moves = moves, .scores = true, .upwards = true, .show = show, .board = "row"};

static void input(void)
{
    count = count_of_next("N", 1, MAX_COUNT);
    next_line();
    for (int64_t i = 0; i < count; i++) {
        numbers[i] = number("a", 1, MAX_NUMBER);
    }
    put(&row_left, interval(count, 0));
}

static void answer(void) { print("%" PRId64 "\n", lead(&row_left, interval(count, 0))); }

static void cases(void)
{
    every_input("small", "N 1..5, a 1..3");
    every_input("small", "N 1..3, a 1..5");
    every_input("small", "N 6..9, a 1..2");
    every_input("limit", "N 1..4, a 999999999..1000000000");
    try_input("limit", "5\n1000000000 1 1000000000 1 1000000000\n"); /* leads above 2^31 */
    try_input("limit", "7\n1000000000 1 1000000000 1 1000000000 1 1000000000\n");
    random_inputs("random", 100, "N 1..40, a 1..5");
    random_inputs("random", 100, "N 1..40");
    random_inputs("middling", 20, "N 100..400");
    random_inputs("large", 2, "N 1500..1600");
    add_input("%d\n", MAX_COUNT);
    for (int i = 0; i < MAX_COUNT; i++) {
        add_input("%s%" PRId64, i > 0 ? " " : "", random_in(1, MAX_NUMBER));
    }
    add_input("\n");
    largest_input("largest");
}

/* ---- LeetCode 877: an even number of piles with an odd sum, and only who has more ---- */

static void input_of_877(void)
{
    int64_t sum = 0;
    count = count_of_next("n", 2, 500);
    for (int64_t i = 0; i < count; i++) {
        numbers[i] = number("pile", 1, 500);
        sum += numbers[i];
    }
    must(count % 2 == 0, "n must be even");
    must(sum % 2 == 1, "the sum of the piles must be odd");
    put(&row_left, interval(count, 0));
}

static void cases_of_877(void)
{
    every_input("small", "n 2, pile 1..6");
    every_input("small", "n 4, pile 1..5");
    every_input("small", "n 6, pile 1..2");
    random_inputs("random", 100, "n 2..20");
    random_inputs("large", 10, "n 490..500");
}

/* ---- LeetCode 486: whether the first player gets at least as much ---- */

static void input_of_486(void)
{
    count = count_of_next("n", 1, 20);
    for (int64_t i = 0; i < count; i++) {
        numbers[i] = number("number", 0, 10000000);
    }
    put(&row_left, interval(count, 0));
}

static void cases_of_486(void)
{
    every_input("small", "n 1..3, number 0..5");
    every_input("small", "n 4..5, number 0..3");
    every_input("small", "n 6..8, number 0..1");
    random_inputs("random", 200, "n 1..20, number 0..20");
    random_inputs("random", 100, "");
    edge_inputs("edge", 40, "");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A row of numbers; a move takes the leftmost or the rightmost one; the larger sum is better.",
    .input = input,
    .answer = answer,
    .answer_is = "the sum of the first player minus the sum of the second",
    .cases = cases,
    .forms =
        (const struct problem[]){
            {.form = "leetcode-877",
             .rule =
                 "A row of an even number of piles; a move takes the leftmost or the rightmost one; whoever gets more "
                 "stones wins.",
             .players = {"Alice", "Bob"},
             .outputs = {"true", "false"},
             .function = true,
             .input = input_of_877,
             .cases = cases_of_877},
            {.form = "leetcode-486",
             .players = {"player 1", "player 2"},
             .outputs = {"true", "false", "true"},
             .function = true,
             .input = input_of_486,
             .cases = cases_of_486},
            {0},
        },
};
