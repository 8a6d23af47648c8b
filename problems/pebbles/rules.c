/* pebbles: take from a pile of an ascending row and keep the order; whoever cannot move loses. */
#include "rules.h"

enum { GAMES = 10, PILES = 1000, PEBBLES = 10000, SEARCHED = 3000 };

static int64_t pile[PILES];

static void row_moves(int64_t position)
{
    int64_t numbers[PILES];
    const int64_t piles = numbers_of(position, numbers);
    for (int64_t i = 0; i < piles; i++) {
        const int64_t before = numbers[i];
        const int64_t lowest = i > 0 ? numbers[i - 1] : 0;
        while (numbers[i] > lowest) {
            numbers[i]--;
            leave(position_of(numbers, piles), "take %" PRId64 " from pile %" PRId64, before - numbers[i], i + 1);
        }
        numbers[i] = before;
    }
}

static void show_row(int64_t position)
{
    int64_t numbers[PILES];
    const int64_t piles = numbers_of(position, numbers);
    for (int64_t i = 0; i < piles; i++) {
        piece("%s%" PRId64, i > 0 ? " " : "", numbers[i]);
    }
}

static bool searched(int64_t position)
{
    int64_t numbers[PILES];
    const int64_t piles = numbers_of(position, numbers);
    int64_t rows = 1;
    for (int64_t i = 0; i < piles && rows <= SEARCHED; i++) {
        rows *= numbers[i] + 1;
    }
    return piles <= 12 && rows <= SEARCHED;
}

/* Every second step, counted from the last pile, as a pile that only shrinks. The page proves that moves that add to
   these steps can be undone. */
static void down(void) { amounts_in(1, INT64_MAX); }

static struct game stair = {.amounts = down};

static int64_t proved(int64_t position)
{
    int64_t numbers[PILES];
    int64_t nim_sum = 0;
    for (int64_t i = numbers_of(position, numbers) - 1; i >= 0; i -= 2) {
        nim_sum ^= grundy(&stair, numbers[i] - (i > 0 ? numbers[i - 1] : 0));
    }
    return nim_sum != 0 ? WON : LOST;
}

static int64_t why(int64_t position)
{
    int64_t numbers[PILES];
    int64_t nim_sum = 0;
    for (int64_t i = numbers_of(position, numbers) - 1; i >= 0; i -= 2) {
        nim_sum ^= numbers[i] - (i > 0 ? numbers[i - 1] : 0);
    }
    print(
        "Every second step, from the last pile back, is a pile of Nim: what is added to it can be taken away again. ");
    print(nim_sum == 0 ? "Nim-sum 0: the player to move loses."
                       : "Nim-sum %" PRId64 ", not 0: the player to move wins.",
          nim_sum);
    return nim_sum == 0 ? LOST : WON;
}

static struct game whole_row = {
    .moves = row_moves, .fixed = true, .show = show_row, .searched = searched, .proved = proved, .why = why};

static void input(void)
{
    int64_t left = 0;
    int64_t spare = PEBBLES;
    const int64_t count = count_of_next("n", 1, PILES);
    next_line();
    for (int64_t i = 0; i < count; i++) {
        left = pile[i] = number("a", left, spare / (count - i)); /* what follows is no smaller */
        spare -= left;
    }
    put(&whole_row, position_of(pile, count));
}

/* A row of steps up to `most`, drawn at random; `lost` changes the last step so that the first player loses. */
static void add_row(int piles, int64_t most, bool lost)
{
    int64_t spare = PEBBLES;
    int64_t nim_sum = 0;
    int64_t height = 0;
    add_input("%d\n", piles);
    for (int i = 0; i < piles; i++) {
        const int64_t highest = spare / (piles - i) - height; /* that this step may have */
        int64_t step = random_magnitude(0, highest < most ? highest : most);
        if (i == piles - 1 && lost && nim_sum <= highest) {
            step = nim_sum;
        }
        nim_sum ^= (piles - i) % 2 != 0 ? step : 0;
        height += step;
        spare -= height;
        add_input("%" PRId64 "%c", height, i < piles - 1 ? ' ' : '\n');
    }
}

static void cases(void)
{
    every_input("small", "u 1, n 1..5, a 0..5");
    every_input("two-games", "u 2, n 1..2, a 0..2");
    for (int i = 0; i < 300; i++) {
        const int64_t games = random_in(1, GAMES);
        add_input("%" PRId64 "\n", games);
        for (int64_t game = 0; game < games; game++) {
            add_row((int)random_magnitude(1, i < 200 ? 12 : PILES), i % 2 == 0 ? 8 : PEBBLES, (i + game) % 2 == 0);
        }
        try_input("random", "");
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
        try_input("largest", "");
    }
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move removes pebbles from one pile of a row and keeps the row ascending; whoever cannot move loses.",
    .players = {"Johny", "the second player"},
    .outputs = {"TAK", "NIE"},
    .games = {COUNTED, "u", 1, GAMES},
    .input = input,
    .cases = cases,
};
