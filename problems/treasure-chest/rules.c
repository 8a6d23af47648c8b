/* treasure-chest: take the leftmost or the rightmost coin of a row; the larger sum is better. */
#include "rules.h"

enum { MAX_COINS = 5000, MAX_COIN = 5000 };

static int64_t count;
static int64_t coins[MAX_COINS];

/* A position is what is left, by its length and where it starts; so every move leads to a smaller number. */
static int64_t interval(int64_t length, int64_t start) { return length * (count + 1) + start; }

static void moves(int64_t position)
{
    const int64_t length = position / (count + 1);
    const int64_t start = position % (count + 1);
    if (length > 0 && start + length <= count) {
        score(coins[start], interval(length - 1, start + 1), "left");
        spot("%" PRId64, start + 1);
    }
    if (length > 1 && start + length <= count) { /* the last coin is both */
        score(coins[start + length - 1], interval(length - 1, start), "right");
        spot("%" PRId64, start + length);
    }
}

static void show(int64_t position)
{
    const int64_t length = position / (count + 1);
    const int64_t start = position % (count + 1);
    for (int64_t i = 0; i < length; i++) {
        piece("%s%" PRId64, i > 0 ? " " : "", coins[start + i]);
        spot("%" PRId64, start + i + 1);
    }
    if (length == 0) {
        print("no coin");
    }
}

static struct game coins_left = {.moves = moves, .scores = true, .upwards = true, .show = show, .board = "row"};

static void input(void)
{
    count = count_of_next("N", 1, MAX_COINS);
    for (int64_t i = 0; i < count; i++) {
        next_line();
        coins[i] = number("coin", 1, MAX_COIN);
    }
    put(&coins_left, interval(count, 0));
}

static void answer(void)
{
    int64_t all = 0;
    for (int64_t i = 0; i < count; i++) {
        all += coins[i];
    }
    print("%" PRId64 "\n", (all + lead(&coins_left, interval(count, 0))) / 2);
}

static void cases(void)
{
    every_input("small", "N 1..5, coin 1..3");
    every_input("small", "N 1..3, coin 1..4");
    every_input("small", "N 6..10, coin 1..2");
    try_input("limit", "7\n2768\n5000\n5000\n5000\n5000\n5000\n5000\n"); /* the first sum over 2^15 - 1 */
    random_inputs("random", 100, "N 1..40, coin 1..5");
    random_inputs("random", 100, "N 1..40");
    every_input("limit", "N 998..1002, coin 1");
    random_inputs("limit", 5, "N 998..1002");
    random_inputs("large", 4, "N 2000..4500");
    every_input("limit", "N 4999..5000, coin 5000");
    add_input("%d\n", MAX_COINS);
    for (int i = 0; i < MAX_COINS; i++) {
        add_input("%" PRId64 "\n", random_in(1, MAX_COIN));
    }
    largest_input("limit");
}

const struct problem problem = {
    .rule = "A row of coins; a move takes the leftmost or the rightmost one; the larger sum is better.",
    .input = input,
    .answer = answer,
    .answer_is = "the sum that the first player gets",
    .cases = cases,
};
