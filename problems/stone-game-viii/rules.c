/* stone-game-viii: the first stones of a row become one, which is worth their sum and scores it. */
#include "rules.h"

enum { MAX = 100000, HIGHEST = 10000, SEARCHED = 300 };

static int64_t count;
static int64_t stones[MAX];
static int64_t sum_of_first[MAX + 1];
static int64_t leads[MAX + 1]; /* of a row of so many */

/* A position: how many stones are in the row. The first of them is the sum of all that were there before the second. */
static int64_t in_first(int64_t left) { return count - left + 1; }

static void moves(int64_t left)
{
    bool wants_more = true;
    for (int64_t x = 2; x <= left && wants_more; x++) {
        const int64_t to = in_first(left) + x - 1;
        wants_more = score(sum_of_first[to], left - x + 1, "take %" PRId64, x);
        spot("%" PRId64, to);
    }
}

static void show(int64_t left)
{
    const int64_t first = in_first(left);
    piece("%" PRId64, sum_of_first[first]);
    spot("%" PRId64, first);
    for (int64_t i = first; i < count; i++) {
        piece(" %" PRId64, stones[i]);
        spot("%" PRId64, i + 1);
    }
}

static bool searched(int64_t left)
{
    (void)left;
    return count <= SEARCHED;
}

/* The same search in fewer steps: a row of `left` either takes two, or does what a row with the first two joined does. */
static void find_leads(void)
{
    leads[1] = 0;
    for (int64_t left = 2; left <= count; left++) {
        const int64_t two = sum_of_first[in_first(left) + 1] - leads[left - 1];
        leads[left] = left > 2 && leads[left - 1] > two ? leads[left - 1] : two;
    }
}

static int64_t proved(int64_t left) { return leads[left]; }

/* The first of the best ones. */
static void winning(int64_t left)
{
    for (int64_t x = 2; x <= left; x++) {
        const int64_t to = in_first(left) + x - 1;
        if (sum_of_first[to] - leads[left - x + 1] == leads[left]) {
            score(sum_of_first[to], left - x + 1, "take %" PRId64, x);
            spot("%" PRId64, to);
            return;
        }
    }
}

static struct game row = {.moves = moves,
                          .scores = true,
                          .upwards = true,
                          .show = show,
                          .board = "row",
                          .searched = searched,
                          .proved = proved,
                          .winning = winning};

static void input(void)
{
    count = count_of_next("n", 2, MAX);
    next_line();
    for (int64_t i = 0; i < count; i++) {
        stones[i] = number("stone", -HIGHEST, HIGHEST);
        sum_of_first[i + 1] = sum_of_first[i] + stones[i];
    }
    find_leads();
    put(&row, count);
}

static void answer(void) { print("%" PRId64 "\n", lead(&row, count)); }

static void cases(void)
{
    every_input("small", "n 2..3, stone -2..2");
    every_input("small", "n 4..5, stone -1..1");
    random_inputs("random", 150, "n 4..30, stone -9..9");
    random_inputs("random", 60, "n 4..300");
    random_inputs("negative", 30, "n 2..12, stone -9..-1");
    random_inputs("large", 4, "n 99000..100000");
    every_input("large", "n 100000, stone -10000");
    largest_input("largest");
}

const struct problem problem = {
    .rule =
        "A row of stones; a move takes the first x of them, 2 or more, scores their sum and puts one stone with this "
        "sum in their place. It ends when one stone is left.",
    .players = {"Alice", "Bob"},
    .input = input,
    .answer = answer,
    .answer_is = "Alice's points minus Bob's",
    .cases = cases,
    .forms =
        (const struct problem[]){
            {.form = "leetcode-1872",
             .players = {"Alice", "Bob"},
             .function = true,
             .input = input,
             .answer = answer,
             .answer_is = "Alice's points minus Bob's",
             .cases = cases},
            {0},
        },
};
