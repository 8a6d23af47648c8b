/* stone-game-v: Alice cuts a row of stones, Bob throws away the larger part, and she scores the other one. */
#include "rules.h"

enum { MAX = 500, HIGHEST = 1000000, SEARCHED = 40 };

static int64_t count;
static int64_t stones[MAX];
static int64_t before[MAX + 1]; /* sum of the stones to the left of a place */

/* A position: how many stones the row has, where it starts, and who is to move, 0 for Alice. Bob has no choice. */
static int64_t position_with(int64_t length, int64_t start, int64_t mover)
{
    return (length * MAX + start) * 2 + mover;
}
static int64_t length_of(int64_t position) { return position / 2 / MAX; }
static int64_t start_of(int64_t position) { return position / 2 % MAX; }
static int64_t sum_of(int64_t length, int64_t start) { return before[start + length] - before[start]; }

/* Alice keeps the stones on one side of a cut. */
static void keep(int64_t length, int64_t start, int64_t kept, bool is_first)
{
    const int64_t from = is_first ? start : start + length - kept;
    score(sum_of(kept, from), position_with(kept, from, 1),
          is_first ? "keep the first %" PRId64 : "keep the last %" PRId64, kept);
    spot("%" PRId64, is_first ? start + kept : from + 1);
}

static void moves(int64_t position)
{
    const int64_t length = length_of(position);
    const int64_t start = start_of(position);
    if (length < 2) {
        return;
    }
    if (position % 2 == 1) {
        score(0, position_with(length, start, 0), "throw away the rest");
        return;
    }
    for (int64_t kept = 1; kept < length; kept++) {
        if (sum_of(kept, start) <= sum_of(length - kept, start + kept)) {
            keep(length, start, kept, true);
        }
        if (sum_of(kept, start + length - kept) <= sum_of(length - kept, start)) {
            keep(length, start, kept, false);
        }
    }
}

static void show(int64_t position)
{
    const int64_t length = length_of(position);
    const int64_t start = start_of(position);
    for (int64_t i = 0; i < length; i++) {
        piece("%s%" PRId64, i > 0 ? " " : "", stones[start + i]);
        spot("%" PRId64, start + i + 1);
    }
}

static bool searched(int64_t position) { return length_of(position) <= SEARCHED; }

/* ---- the table of the page, here with all cuts tried ---- */

static bool is_known;
static int64_t best[MAX + 1][MAX]; /* of so many stones, from this one on */

/* What Alice scores in the end if she keeps these; -1 if that is the larger part. */
static int64_t worth(int64_t length, int64_t start, int64_t kept, int64_t from)
{
    const int64_t sum = sum_of(kept, from);
    return 2 * sum <= sum_of(length, start) ? sum + best[kept][from] : -1;
}

static void fill(void)
{
    for (int64_t length = 1; length <= count && !is_known; length++) {
        for (int64_t start = 0; start + length <= count; start++) {
            best[length][start] = 0;
            for (int64_t kept = 1; kept < length; kept++) {
                const int64_t left = worth(length, start, kept, start);
                const int64_t right = worth(length, start, kept, start + length - kept);
                const int64_t better = left > right ? left : right;
                best[length][start] = better > best[length][start] ? better : best[length][start];
            }
        }
    }
    is_known = true;
}

static int64_t proved(int64_t position)
{
    fill();
    const int64_t points = best[length_of(position)][start_of(position)];
    return position % 2 == 0 ? points : -points;
}

static int64_t why(int64_t position)
{
    const int64_t points = proved(position);
    const int64_t length = length_of(position);
    const int64_t start = start_of(position);
    if (length < 2) {
        print("One stone is left.");
        return 0;
    }
    if (position % 2 == 1) {
        print("Bob has no choice. Then Alice scores %" PRId64 " from these stones.", -points);
        return points;
    }
    for (int64_t kept = 1; kept < length; kept++) {
        for (int side = 0; side < 2; side++) {
            const int64_t from = side == 0 ? start : start + length - kept;
            if (worth(length, start, kept, from) == points) {
                print(side == 0 ? "All stones are worth %" PRId64 ", the first %" PRId64 " are worth %" PRId64
                                  ", at most half; from these Alice scores %" PRId64 " more."
                                : "All stones are worth %" PRId64 ", the last %" PRId64 " are worth %" PRId64
                                  ", at most half; from these Alice scores %" PRId64 " more.",
                      sum_of(length, start), kept, sum_of(kept, from), best[kept][from]);
                return sum_of(kept, from) + best[kept][from];
            }
        }
    }
    return -1;
}

static struct game row = {
    .moves = moves, .scores = true, .show = show, .searched = searched, .proved = proved, .why = why, .board = "row"};

static void input(void)
{
    count = count_of_next("n", 1, MAX);
    next_line();
    for (int64_t i = 0; i < count; i++) {
        stones[i] = number("stone", 1, HIGHEST);
        before[i + 1] = before[i] + stones[i];
    }
    is_known = false;
    put(&row, position_with(count, 0, 0));
}

static void answer(void) { print("%" PRId64 "\n", lead(&row, position_with(count, 0, 0))); }

static void cases(void)
{
    every_input("small", "n 1..3, stone 1..5");
    every_input("small", "n 4..5, stone 1..3");
    every_input("small", "n 6..8, stone 1..2");
    random_inputs("random", 150, "n 3..12, stone 1..9");
    random_inputs("random", 60, "n 8..%d, stone 1..30", SEARCHED);
    random_inputs("equal", 20, "n 10..%d, stone 7", SEARCHED);
    edge_inputs("edge", 30, "n 1..30");
    random_inputs("large", 12, "n 100..500");
    random_inputs("large", 6, "n 499..500, stone 1..3");
    largest_input("largest");
}

const struct problem problem = {
    .rule =
        "Alice cuts the row in two and keeps the part with the smaller sum, or either one if the sums are equal; she "
        "scores its sum. Bob throws away the other one. It ends when one stone is left.",
    .players = {"Alice", "Bob"},
    .input = input,
    .answer = answer,
    .answer_is = "the points of Alice",
    .cases = cases,
    .forms =
        (const struct problem[]){
            {.form = "leetcode-1563",
             .players = {"Alice", "Bob"},
             .function = true,
             .input = input,
             .answer = answer,
             .answer_is = "the points of Alice",
             .cases = cases},
            {0},
        },
};
