/* removal-game: take the leftmost or the rightmost number of a row, which may be negative; the larger sum is better. */
#include "rules.h"

enum { MAX_COUNT = 5000, MAX_NUMBER = 1000000000 };

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
    count = count_of_next("n", 1, MAX_COUNT);
    next_line();
    for (int64_t i = 0; i < count; i++) {
        numbers[i] = number("x", -MAX_NUMBER, MAX_NUMBER);
    }
    put(&row_left, interval(count, 0));
}

static void answer(void)
{
    int64_t all = 0;
    for (int64_t i = 0; i < count; i++) {
        all += numbers[i];
    }
    print("%" PRId64 "\n", (all + lead(&row_left, interval(count, 0))) / 2);
}

static void cases(void)
{
    every_input("small", "n 1..5, x -1..2");
    every_input("small", "n 1..3, x -3..3");
    every_input("positive", "n 4..6, x 1..3");
    every_input("limit", "n 1..4, x 999999999..1000000000"); /* sums above 2^31 */
    every_input("limit", "n 1..4, x -1000000000..-999999999");
    random_inputs("random", 100, "n 1..40, x -5..5");
    random_inputs("random", 100, "n 1..40");
    random_inputs("middling", 20, "n 100..400");
    random_inputs("large", 2, "n 1500..1600");
    add_input("%d\n", MAX_COUNT);
    for (int i = 0; i < MAX_COUNT; i++) {
        add_input("%s%" PRId64, i > 0 ? " " : "", random_in(-MAX_NUMBER, MAX_NUMBER));
    }
    add_input("\n");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A row of numbers; a move takes the leftmost or the rightmost one; the larger sum is better.",
    .input = input,
    .answer = answer,
    .answer_is = "the score of the first player",
    .cases = cases,
};
