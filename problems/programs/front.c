/* From the front: one or two numbers at the front of a row are taken; the larger sum wins. */
#include "rules.h"

enum { MAX = 100 };

static int64_t count;
static int64_t numbers[MAX];

/* A position is how many numbers are left. */
static void moves(int64_t left)
{
    const int64_t next = count - left;
    if (left >= 1) {
        score(numbers[next], left - 1, "take 1");
    }
    if (left >= 2) {
        score(numbers[next] + numbers[next + 1], left - 2, "take 2");
    }
}

static void show(int64_t left)
{
    print(left == 0 ? "nothing" : "");
    for (int64_t i = count - left; i < count; i++) {
        print("%s%" PRId64, i > count - left ? " " : "", numbers[i]);
    }
}

static struct game row = {.moves = moves, .scores = true, .show = show};

static void input(void)
{
    count = count_of_next("N", 1, MAX);
    next_line();
    for (int64_t i = 0; i < count; i++) {
        numbers[i] = number("number", -1000, 1000);
    }
    put(&row, count);
}

static void cases(void)
{
    every_input("small", "N 1..3, number -2..2");
    random_inputs("random", 100, "N 1..20, number -20..20");
    random_inputs("large", 20, "");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A row of numbers; a move takes the first one, or the first two; the larger sum wins.",
    .outputs = {"A", "B", "DRAW"},
    .input = input,
    .cases = cases,
};
