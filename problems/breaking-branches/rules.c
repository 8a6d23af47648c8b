/* breaking-branches: break a piece into two; whoever makes the last break wins. */
#include "rules.h"

static int64_t n;

static void moves(int64_t length)
{
    for (int64_t part = 1; part <= length / 2; part++) {
        say("break off %" PRId64, part);
        leave_two(part, length - part);
    }
}

static struct game branch = {.moves = moves,
                             .upwards = true,
                             .fixed = true,
                             .beyond = BY_OCTAL,
                             .searched = 200,
                             .removed = 0,
                             .unit = "units of length"};

static void input(void)
{
    n = number("n", 2, 1000000000);
}

static bool wins_by(int64_t part)
{
    return (grundy(&branch, part) ^ grundy(&branch, n - part)) == 0;
}

static void answer(void)
{
    if (grundy(&branch, n) == 0) {
        print("Bob\n");
        return;
    }
    int64_t part = 1;
    while (!wins_by(part)) {
        part++;
    }
    print("Alice\n%" PRId64 "\n", part);
}

static bool accepts(void)
{
    if (grundy(&branch, n) == 0) {
        return next_word_is("Bob");
    }
    const bool told = next_word_is("Alice");
    const int64_t part = next_number(1, n - 1);
    return told && part >= 1 && wins_by(part);
}

static void cases(void)
{
    narrow("n", 2, 2000);
    every_input("small");
    narrow("n", 999999900, 1000000000);
    every_input("limit");
    widen();
    random_inputs("random", 500);
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move breaks one piece into two of whole length; whoever makes the last break wins.",
    .players = {"Alice", "Bob"},
    .input = input,
    .answer = answer,
    .accepts = accepts,
    .cases = cases,
};
