/* Cards taken from both ends of a row, for the largest lead: scores. Other ways: every play played out; one
   long move at a time by score_run() against the same moves one by one. */
#include "rules.h"

enum { MOST = 9 };

static int64_t count;
static int64_t cards[MOST];
static int64_t sum_from[MOST + 1];

static void ends(int64_t position)
{
    const int64_t from = first(position);
    const int64_t to = second(position);
    if (from < to) {
        say("left");
        score(cards[from], pair(from + 1, to));
        say("right");
        score(cards[to - 1], pair(from, to - 1));
    }
}

static struct game row_game = {.moves = ends};

static int64_t played_out(int64_t from, int64_t to)
{
    if (from == to) {
        return 0;
    }
    const int64_t left = cards[from] - played_out(from + 1, to);
    const int64_t right = cards[to - 1] - played_out(from, to - 1);
    return left > right ? left : right;
}

/* Another game: from the left, as many cards as one likes. A position is how many are left. */
static int64_t left_over(int64_t unseen)
{
    return sum_from[count - unseen];
}

static void name(int64_t unseen)
{
    say("take to %" PRId64, unseen);
}

static void at_once(int64_t unseen)
{
    score_run(0, unseen - 1, left_over, name, unseen);
}

static void one_by_one(int64_t unseen)
{
    for (int64_t left = 0; left < unseen; left++) {
        score(left_over(unseen) - left_over(left), left);
    }
}

static void
with_also(int64_t unseen) /* the same game told from the other end of the sum: a prefix of points 1, 2, ... */
{
    if (unseen > 0) {
        also(unseen - 1);
        score(unseen, unseen - 1);
    }
}

static void without_also(int64_t unseen)
{
    for (int64_t k = 1; k <= unseen; k++) {
        score(k, k - 1);
    }
}

static struct game runs = {.moves = at_once, .upwards = true};
static struct game plain = {.moves = one_by_one};
static struct game told_short = {.moves = with_also, .upwards = true, .fixed = true};
static struct game told_long = {.moves = without_also, .fixed = true};

static void input(void)
{
    count = number("N", 1, MOST);
    next_line();
    for (int64_t i = 0; i < count; i++) {
        cards[i] = number("card", 1, 100);
    }
}

static void answer(void)
{
    sum_from[count] = 0;
    for (int64_t i = count - 1; i >= 0; i--) {
        sum_from[i] = sum_from[i + 1] + cards[i];
    }
    const int64_t found = lead(&row_game, pair(0, count));
    demand(found == played_out(0, count), "cards from both ends");
    demand(lead(&runs, count) == lead(&plain, count), "score_run()");
    demand(lead(&told_short, count) == lead(&told_long, count), "also()");
    print("%" PRId64 "\n", found);
}

static void cases(void)
{
    narrow("N", 1, 4);
    narrow("card", 1, 3);
    every_input("small");
    widen();
    random_inputs("random", 100);
}

const struct problem problem = {
    .rule = "Take a card from an end.", .input = input, .answer = answer, .cases = cases};
