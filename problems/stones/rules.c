/* stones: a move takes a number of stones from a given set, with or without 1; whoever cannot move loses. */
#include "rules.h"

enum { MAX_MOVES = 100, MAX_STONES = 100000 };

static int64_t count;
static int64_t taken[MAX_MOVES];

static void amounts(void)
{
    for (int64_t i = 0; i < count; i++) {
        amount(taken[i]);
    }
}

static struct game pile = {.amounts = amounts, .unit = "stones", .tells_amounts = true};

static void input(void)
{
    count = count_of_next("N", 1, MAX_MOVES);
    const int64_t stones = number("K", 1, MAX_STONES);
    next_line();
    for (int64_t i = 0; i < count; i++) { /* with room for those that follow */
        taken[i] = number("a", i == 0 ? 1 : taken[i - 1] + 1, stones);
        must(taken[i] <= stones - (count - 1 - i), "the numbers a must be in ascending order");
    }
    put(&pile, stones);
}

/* A pile of `k` stones and a set of random numbers from `low` on, with gaps of at most `highest_gap`. */
static void random_set(const char *kind, int64_t k, int64_t low, int64_t highest_gap)
{
    int64_t set[MAX_MOVES];
    int64_t size = 0;
    for (int64_t a = low; a <= k && size < MAX_MOVES; a += random_in(1, highest_gap)) {
        set[size++] = a;
    }
    add_input("%" PRId64 " %" PRId64 "\n", size, k);
    for (int64_t i = 0; i < size; i++) {
        add_input("%s%" PRId64, i > 0 ? " " : "", set[i]);
    }
    try_input(kind, "\n");
}

static void cases(void)
{
    every_input("small", "N 1..3, K 1..10, a 1..10");
    every_input("no-one", "N 1..2, K 10..30, a 2..7");
    for (int i = 0; i < 300; i++) {
        int64_t low = random_in(1, 5);
        random_set("random", random_in(10, 200), low, 5);
        low = random_magnitude(1, 300);
        random_set("middling", random_in(1000, 3000), low, 200);
    }
    for (int i = 0; i < 10; i++) {
        random_set("limit", MAX_STONES - i, random_magnitude(1, 1000), i % 2 == 0 ? 3 : 2000);
        random_set("limit", 65530 + i, 1 + i, 200); /* where 16 bits end */
    }
    random_set("limit", MAX_STONES, 1, 1);
    random_set("limit", MAX_STONES, MAX_STONES, 1);
    add_input("%d %d\n1", MAX_MOVES, MAX_STONES);
    for (int i = 1; i < MAX_MOVES; i++) {
        add_input(" %d", 2 * i + 1);
    }
    add_input("\n");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move takes one of the given numbers of stones; whoever cannot move loses.",
    .players = {"First", "Second"},
    .input = input,
    .cases = cases,
};
