/* stone-game-vii: remove an end of a row, and score the sum of what remains. */
#include "rules.h"

enum { MAX = 1000 };

static int64_t count;
static int64_t stones[MAX];
static int64_t before[MAX + 1]; /* sum of the stones to the left of a place */

/* A position is what is left, by its length and where it starts; so every move leads to a smaller number. */
static int64_t interval(int64_t length, int64_t start) { return length * (count + 1) + start; }

static void moves(int64_t position)
{
    const int64_t length = position / (count + 1);
    const int64_t start = position % (count + 1);
    if (length < 2 || start + length > count) {
        return;
    }
    score(before[start + length] - before[start + 1], interval(length - 1, start + 1), "left");
    spot("%" PRId64, start + 1);
    score(before[start + length - 1] - before[start], interval(length - 1, start), "right");
    spot("%" PRId64, start + length);
}

static void show(int64_t position)
{
    const int64_t length = position / (count + 1);
    const int64_t start = position % (count + 1);
    for (int64_t i = 0; i < length; i++) {
        piece("%s%" PRId64, i > 0 ? " " : "", stones[start + i]);
        spot("%" PRId64, start + i + 1);
    }
}

static struct game row = {.moves = moves, .scores = true, .upwards = true, .show = show, .board = "row"};

static void input(void)
{
    count = count_of_next("n", 2, MAX);
    next_line();
    for (int64_t i = 0; i < count; i++) {
        stones[i] = number("stone", 1, 1000);
        before[i + 1] = before[i] + stones[i];
    }
    put(&row, interval(count, 0));
}

static void answer(void) { print("%" PRId64 "\n", lead(&row, interval(count, 0))); }

static void cases(void)
{
    every_input("small", "n 2..3, stone 1..5");
    every_input("small", "n 4..5, stone 1..3");
    every_input("small", "n 6..8, stone 1..2");
    random_inputs("random", 150, "n 2..30");
    random_inputs("middling", 10, "n 80..120");
    random_inputs("large", 1, "n 400");
    largest_input("largest");
}

const struct problem problem = {
    .rule =
        "A row of stones; a move removes the leftmost or the rightmost one and scores the sum of those that remain.",
    .players = {"Alice", "Bob"},
    .input = input,
    .answer = answer,
    .answer_is = "Alice's points minus Bob's",
    .cases = cases,
    .forms =
        (const struct problem[]){
            {.form = "leetcode-1690",
             .players = {"Alice", "Bob"},
             .function = true,
             .input = input,
             .answer = answer,
             .answer_is = "Alice's points minus Bob's",
             .cases = cases},
            {0},
        },
};
