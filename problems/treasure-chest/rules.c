/* treasure-chest: take the leftmost or the rightmost coin of a row; the larger sum is better. */
#include "rules.h"

enum { MAX_COINS = 5000, MAX_COIN = 5000 };

static int64_t count;
static int64_t coins[MAX_COINS];

/* A position is what is left, by its length and its first coin. The intervals of one length are numbered in a
   row, the shorter lengths before it, so every move leads to a smaller number. */
static int64_t first_of_length[MAX_COINS + 2];

static void number_intervals(void)
{
    first_of_length[0] = 0;
    for (int64_t length = 0; length <= count; length++) {
        first_of_length[length + 1] = first_of_length[length] + count - length + 1;
    }
}

static int64_t length_of(int64_t position)
{
    static int64_t length; /* most questions are about the length asked last, or the next one */
    if (length > count || position < first_of_length[length]) {
        length = 0;
    }
    while (position >= first_of_length[length + 1]) {
        length++;
    }
    return length;
}

static void moves(int64_t position)
{
    const int64_t length = length_of(position);
    const int64_t start = position - first_of_length[length];
    if (length == 0) {
        return;
    }
    score(coins[start], first_of_length[length - 1] + start + 1, "left");
    score(coins[start + length - 1], first_of_length[length - 1] + start, "right");
}

static void show(int64_t position)
{
    const int64_t length = length_of(position);
    const int64_t start = position - first_of_length[length];
    for (int64_t i = 0; i < length; i++) {
        print("%s%" PRId64, i > 0 ? " " : "", coins[start + i]);
    }
    print("%s", length == 0 ? "no coin" : "");
}

static struct game coins_left = {.moves = moves, .scores = true, .upwards = true, .show = show};

static void input(void)
{
    count = number("N", 1, MAX_COINS);
    for (int64_t i = 0; i < count; i++) {
        next_line();
        coins[i] = number("coin", 1, MAX_COIN);
    }
}

static void position(void)
{
    number_intervals();
    put(&coins_left, first_of_length[count]);
}

static void answer(void)
{
    int64_t all = 0;
    for (int64_t i = 0; i < count; i++) {
        all += coins[i];
    }
    print("%" PRId64 "\n", (all + lead(&coins_left, first_of_length[count])) / 2);
}

static void add_coins(int64_t length, int64_t lowest, int64_t highest)
{
    add_input("%" PRId64 "\n", length);
    for (int64_t i = 0; i < length; i++) {
        add_input("%" PRId64 "\n", random_in(lowest, highest));
    }
}

static void cases(void)
{
    every_input("small", "N 1..5, coin 1..3");
    every_input("small", "N 6..10, coin 1..2");
    try_input("limit", "7\n2768\n5000\n5000\n5000\n5000\n5000\n5000\n"); /* the first sum over 2^15 - 1 */
    for (int64_t i = 0; i < 200; i++) {
        add_coins(random_in(1, 40), 1, i % 2 == 0 ? 5 : MAX_COIN);
        try_input("random", "");
    }
    for (int64_t length = 998; length <= 1002; length++) {
        add_coins(length, 1, 1);
        try_input("limit", "");
        add_coins(length, 1, MAX_COIN);
        try_input("limit", "");
    }
    for (int64_t length = 2000; length <= 4500; length += 500) {
        add_coins(length, 1, MAX_COIN);
        try_input("large", "");
    }
    add_coins(MAX_COINS - 1, 1, MAX_COIN);
    try_input("limit", "");
    for (int i = 0; i < 2; i++) { /* all coins at their highest, and random ones */
        add_coins(MAX_COINS, i == 0 ? MAX_COIN : 1, MAX_COIN);
        largest_input("limit");
    }
}

const struct problem problem = {
    .rule = "A row of coins; a move takes the leftmost or the rightmost one; the larger sum is better.",
    .input = input,
    .position = position,
    .answer = answer,
    .cases = cases,
};
