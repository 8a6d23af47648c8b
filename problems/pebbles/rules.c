/* pebbles: take from a pile of an ascending row and keep the order; whoever cannot move loses. */
#include "rules.h"

enum { GAMES = 10, PILES = 1000, PEBBLES = 10000, SEARCHED = 3000 };

static int64_t games;
static int piles[GAMES];
static int64_t pile[GAMES][PILES];

static void row_moves(int64_t position)
{
    int64_t numbers[PILES];
    const int count = unrow(position, numbers);
    for (int i = 0; i < count; i++) {
        const int64_t before = numbers[i];
        const int64_t lowest = i > 0 ? numbers[i - 1] : 0;
        while (numbers[i] > lowest) {
            numbers[i]--;
            say("take %" PRId64 " from pile %d", before - numbers[i], i + 1);
            leave(row(numbers, count));
        }
        numbers[i] = before;
    }
}

static void show_row(int64_t position)
{
    for (int64_t i = 0; i < row_length(position); i++) {
        print("%s%" PRId64, i > 0 ? " " : "", row_at(position, i));
    }
}

static struct game whole_row = {.moves = row_moves, .fixed = true, .show = show_row};

/* A stair of coins, which may go down one stair: what stands in for a row that is too large to be searched.
 */
static void stair_moves(int64_t coins)
{
    if (coins > 0) {
        leave(coins - 1);
        also(coins - 1);
    }
}

static struct game stair = {.moves = stair_moves, .upwards = true, .fixed = true};

/* Coins on every second stair can be taken back, see the page: cases() compares both. */
static bool stairs_win(const int64_t *numbers, int count)
{
    clear();
    for (int i = count - 1; i >= 0; i -= 2) {
        put(&stair, numbers[i] - (i > 0 ? numbers[i - 1] : 0));
    }
    return sum_wins();
}

static bool is_small(const int64_t *numbers, int count)
{
    int64_t rows = 1;
    for (int i = 0; i < count; i++) {
        rows *= numbers[i] + 1;
        if (rows > SEARCHED) {
            return false;
        }
    }
    return count <= 12;
}

static void input(void)
{
    games = number("u", 1, GAMES);
    for (int64_t game = 0; game < games; game++) {
        int64_t left = 0;
        int64_t spare = PEBBLES;
        next_line();
        piles[game] = (int)number("n", 1, PILES);
        next_line();
        for (int i = 0; i < piles[game]; i++) {
            left = pile[game][i] =
                number("a", left, spare / (piles[game] - i)); /* what follows is no smaller */
            spare -= left;
        }
    }
}

static void answer(void)
{
    for (int64_t game = 0; game < games; game++) {
        const int64_t *numbers = pile[game];
        const int count = piles[game];
        const bool johny =
            is_small(numbers, count) ? wins(&whole_row, row(numbers, count)) : stairs_win(numbers, count);
        print("%s\n", johny ? "TAK" : "NIE");
    }
}

/* Every row of `count` piles up to `most`, searched whole, and by its stairs. */
static void compare(int64_t *numbers, int at, int count, int64_t most)
{
    if (at == count) {
        demand(wins(&whole_row, row(numbers, count)) == stairs_win(numbers, count),
               "a row and its stairs differ");
        return;
    }
    for (numbers[at] = at > 0 ? numbers[at - 1] : 0; numbers[at] <= most; numbers[at]++) {
        compare(numbers, at + 1, count, most);
    }
}

/* A row of steps up to `most`, drawn at random; `lost` changes the last step so that the first player loses.
 */
static void add_row(int count, int64_t most, bool lost)
{
    int64_t spare = PEBBLES;
    int64_t nim_sum = 0;
    int64_t height = 0;
    add_input("%d\n", count);
    for (int i = 0; i < count; i++) {
        const int64_t highest = spare / (count - i) - height; /* so high may this step be */
        int64_t step = random_magnitude(0, highest < most ? highest : most);
        if (i == count - 1 && lost && nim_sum <= highest) {
            step = nim_sum;
        }
        nim_sum ^= (count - i) % 2 != 0 ? step : 0;
        height += step;
        spare -= height;
        add_input("%s%" PRId64, i > 0 ? " " : "", height);
    }
    add_input("\n");
}

static void cases(void)
{
    int64_t numbers[PILES];
    for (int count = 1; count <= 4; count++) {
        compare(numbers, 0, count, count <= 2 ? 30 : count == 3 ? 12 : 8);
    }
    compare(numbers, 0, 6, 4);

    narrow("u", 1, 1);
    narrow("n", 1, 5);
    narrow("a", 0, 5);
    every_input("small");
    narrow("u", 2, 2);
    narrow("n", 1, 2);
    narrow("a", 0, 2);
    every_input("two-games");
    widen();
    for (int i = 0; i < 300; i++) {
        const int64_t count = random_in(1, GAMES);
        add_input("%" PRId64 "\n", count);
        for (int64_t game = 0; game < count; game++) {
            add_row((int)random_magnitude(1, i < 200 ? 12 : PILES), i % 2 == 0 ? 8 : PEBBLES,
                    (i + game) % 2 == 0);
        }
        try_added("random");
    }
    try_input("limit", "1\n1\n10000\n");
    try_input("limit", "1\n2\n5000 5000\n");
    try_input("limit", "1\n2\n0 10000\n");
    try_input("limit", "1\n2\n1 9999\n");
    for (int i = 0; i < 4; i++) {
        add_input("%d\n", GAMES);
        for (int game = 0; game < GAMES; game++) {
            add_row(PILES, 10, (i + game) % 2 == 0);
        }
        try_added("largest");
    }
    largest_input("largest");
    add_input("%d\n", GAMES);
    for (int game = 0; game < GAMES; game++) {
        add_input("%d\n", PILES);
        for (int i = 0; i < PILES; i++) {
            add_input("%s10", i > 0 ? " " : "");
        }
        add_input("\n");
    }
    bench_added();
}

const struct problem problem = {
    .rule = "A move removes pebbles from one pile of a row and keeps the row ascending; whoever cannot move "
            "loses.",
    .players = {"Johny", "the second player"},
    .known = "larger rows by the proof of the page, checked where the search reaches",
    .input = input,
    .answer = answer,
    .cases = cases,
};
