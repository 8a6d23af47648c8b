/* stone-game-ii: take the first piles of a row, twice as many as any move before at most. */
#include "rules.h"

enum { MAX = 100, WIDTH = 128 };

static int64_t count;
static int64_t piles[MAX];

/* A position: how many piles are left, times WIDTH, and M. */
static void moves(int64_t position)
{
    const int64_t left = position / WIDTH;
    const int64_t most = position % WIDTH;
    int64_t sum = 0;
    for (int64_t x = 1; x <= 2 * most && x <= left && left <= count; x++) {
        sum += piles[count - left + x - 1];
        score(sum, (left - x) * WIDTH + (x > most ? x : most), "take %" PRId64, x);
        spot("%" PRId64, count - left + x);
    }
}

static void show(int64_t position)
{
    const int64_t left = position / WIDTH;
    fact("at most %" PRId64 " of:", 2 * (position % WIDTH));
    for (int64_t i = count - left; i < count; i++) {
        piece(" %" PRId64, piles[i]);
        spot("%" PRId64, i + 1);
    }
    if (left == 0) {
        print(" no number");
    }
}

static struct game row = {.moves = moves, .scores = true, .upwards = true, .show = show, .board = "row"};

static void input(void)
{
    count = count_of_next("n", 1, MAX);
    next_line();
    for (int64_t i = 0; i < count; i++) {
        piles[i] = number("pile", 1, 10000);
    }
    put(&row, count * WIDTH + 1);
}

static void answer(void)
{
    int64_t sum = 0;
    for (int64_t i = 0; i < count; i++) {
        sum += piles[i];
    }
    print("%" PRId64 "\n", (sum + lead(&row, count * WIDTH + 1)) / 2);
}

static void cases(void)
{
    every_input("small", "n 1..3, pile 1..4");
    every_input("small", "n 4..6, pile 1..2");
    random_inputs("random", 150, "n 3..20, pile 1..20");
    random_inputs("random", 60, "");
    edge_inputs("edge", 40, "n 3..30");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A row of piles; a move takes the first X piles, X at most twice the most that a move took so far, 2 at "
            "first. More stones are better.",
    .players = {"Alice", "Bob"},
    .input = input,
    .answer = answer,
    .answer_is = "the stones of Alice",
    .cases = cases,
    .forms =
        (const struct problem[]){
            {.form = "leetcode-1140",
             .players = {"Alice", "Bob"},
             .function = true,
             .input = input,
             .answer = answer,
             .answer_is = "the stones of Alice",
             .cases = cases},
            {0},
        },
};
