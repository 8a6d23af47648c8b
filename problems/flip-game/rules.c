/* flip-game: turn two + side by side into --; whoever cannot move loses. */
#include "rules.h"

enum { LONGEST = 60, MAX = 20 };

/* A run of +, as a pile. */
static void moves(int64_t length)
{
    for (int64_t before = 0; before <= length - 2; before++) {
        leave_two(before, length - 2 - before, "turn %" PRId64 " and %" PRId64, before + 1, before + 2);
        spot("%" PRId64 " %" PRId64, before + 1, before + 2);
    }
}

static void show(int64_t length)
{
    for (int64_t i = 0; i < length; i++) {
        piece("+");
    }
    if (length == 0) {
        print("-");
    }
}

static struct game run = {.moves = moves, .splits = true, .fixed = true, .show = show, .board = "row"};

/* Returns the length of the longest run. */
static int64_t read_runs(void)
{
    const char *state = word("s", "+-", 1, LONGEST);
    int64_t length = 0;
    int64_t longest = 0;
    int64_t runs = 0;
    for (; *state != '\0'; state++) {
        if (*state == '-' && length > 0) {
            put(&run, length);
            runs++;
        }
        length = *state == '+' ? length + 1 : 0;
        longest = length > longest ? length : longest;
    }
    if (length > 0 || runs == 0) {
        put(&run, length);
    }
    return longest;
}

static void input(void) { read_runs(); }

static void input_of_leetcode(void) { must(read_runs() <= MAX, "at most 20 + may stand side by side"); }

/* Runs of these lengths at most, with one or more - between, and so many + in all; `before` and `after` stand around. */
static void try_random(const char *kind, int64_t longest, int64_t all, const char *before, const char *after)
{
    const int64_t length = random_in(1, LONGEST);
    int64_t left = random_in(0, longest);
    add_input("%s", before);
    for (int64_t i = 0; i < length; i++) {
        add_input(left > 0 ? "+" : "-");
        all -= left > 0 ? 1 : 0;
        left = left > 0 ? left - 1 : random_in(0, longest);
        left = left < all ? left : all;
    }
    try_input(kind, after);
}

static void cases_in(int64_t all, const char *before, const char *after)
{
    for (int64_t length = 1; length <= 9; length++) {
        for (int64_t bits = 0; bits < INT64_C(1) << length; bits++) {
            add_input("%s", before);
            for (int64_t i = 0; i < length; i++) {
                add_input((bits >> i & 1) == 1 ? "+" : "-");
            }
            try_input("small", after);
        }
    }
    for (int64_t length = 10; length <= MAX; length++) {
        for (int64_t other = 0; other <= 3; other++) {
            add_input("%s", before);
            for (int64_t i = 0; i < length; i++) {
                add_input("+");
            }
            for (int64_t i = 0; i <= other; i++) {
                add_input(i == 0 ? "-" : "+");
            }
            try_input("long", after);
        }
    }
    for (int i = 0; i < 300; i++) {
        try_random("random", i % 3 == 0 ? 4 : i % 3 == 1 ? 9 : MAX, all, before, after);
    }
}

static void cases(void) { cases_in(LONGEST, "", "\n"); }

/* With few +, because LeetCode takes programs that search whole words. */
static void cases_of_leetcode(void) { cases_in(MAX, "\"", "\"\n"); }

const struct problem problem = {
    .rule = "A move turns two + side by side into two -; whoever cannot move loses.",
    .players = {"Alice", "Bob"},
    .input = input,
    .cases = cases,
    .forms =
        (const struct problem[]){
            {.form = "leetcode-294",
             .players = {"Alice", "Bob"},
             .outputs = {"true", "false"},
             .function = true,
             .input = input_of_leetcode,
             .cases = cases_of_leetcode},
            {0},
        },
};
