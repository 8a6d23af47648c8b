/* breaking-branches: break a piece into two; whoever makes the last break wins. */
#include "rules.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int64_t n;

static void moves(int64_t length)
{
    for (int64_t part = 1; part <= length / 2 && leave_two(part, length - part, "break off %" PRId64, part); part++) {
    }
}

static struct game branch = {.moves = moves, .splits = true, .code = "4.0", .fixed = true, .unit = "units"};

static void input(void)
{
    n = number("n", 2, 1000000000);
    put(&branch, n);
}

static bool wins_by(int64_t part) { return (grundy(&branch, part) ^ grundy(&branch, n - part)) == 0; }

static void answer(void)
{
    if (!wins(&branch, n)) {
        print("Bob\n");
        return;
    }
    int64_t part = 1;
    while (!wins_by(part)) {
        part++;
    }
    print("Alice\n%" PRId64 "\n", part);
}

/* Every length that wins is right. */
static bool accepts(const char *words)
{
    char right[40] = "Bob";
    const int64_t part = strncmp(words, "Alice ", 6) == 0 ? strtoll(words + 6, NULL, 10) : 0;
    const bool can_win = wins(&branch, n);
    if (can_win) {
        snprintf(right, sizeof right, "Alice %" PRId64, part);
    }
    return strcmp(words, right) == 0 && (!can_win || (part >= 1 && part < n && wins_by(part)));
}

static void cases(void)
{
    every_input("small", "n 2..2000");
    every_input("limit", "n 999999900..1000000000");
    random_inputs("random", 500, "");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move breaks one piece into two of whole length; whoever makes the last break wins.",
    .players = {"Alice", "Bob"},
    .input = input,
    .answer = answer,
    .answer_is = "the winner, and a length that Alice can break off first and win",
    .accepts = accepts,
    .cases = cases,
};
