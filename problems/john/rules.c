/* John: any number of sweets from one box; whoever eats the last sweet loses. Many games in one input. */
#include "rules.h"

enum { GAMES = 474, BOXES = 47, SWEETS = 4747 };

static int64_t games;
static int64_t boxes[GAMES];
static int64_t box[GAMES][BOXES];

static void moves(int64_t sweets)
{
    for (int64_t left = sweets - 1; left >= 0; left--) {
        say("eat %d", (int)(sweets - left));
        leave(left);
    }
}

static struct game one_box = {.moves = moves,
                              .misere = true,
                              .upwards = true,
                              .fixed = true,
                              .beyond = BY_SHIFT,
                              .searched = 300,
                              .unit = "sweets"};

static void input(void)
{
    games = number("T", 1, GAMES);
    for (int64_t t = 0; t < games; t++) {
        next_line();
        boxes[t] = number("N", 1, BOXES);
        next_line();
        for (int64_t i = 0; i < boxes[t]; i++) {
            box[t][i] = number("box size", 1, SWEETS);
        }
    }
}

static void answer(void)
{
    for (int64_t t = 0; t < games; t++) {
        clear();
        for (int64_t i = 0; i < boxes[t]; i++) {
            put(&one_box, box[t][i]);
        }
        print("%s\n", sum_wins() ? "John" : "Brother");
    }
}

/* A game of boxes up to a size, all sizes from small to large alike. If it can be done, the last box makes it
 * lost. */
static void add_random_game(int count, int64_t largest, bool lost)
{
    int64_t size[BOXES];
    for (int i = 0; i < count; i++) {
        size[i] = random_in(0, 1) == 0 ? random_in(1, largest) : random_magnitude(1, largest);
    }
    for (int64_t last = 1; lost && last <= largest; last++) {
        clear();
        size[count - 1] = last;
        for (int i = 0; i < count; i++) {
            put(&one_box, size[i]);
        }
        lost = sum_wins();
    }
    add_input("%d\n", count);
    for (int i = 0; i < count; i++) {
        add_input(i == 0 ? "%d" : " %d", (int)size[i]);
    }
    add_input("\n");
}

static void add_ones(int ones, int other)
{
    add_input("%d\n", ones + (other > 0 ? 1 : 0));
    for (int i = 0; i < ones; i++) {
        add_input(i == 0 ? "1" : " 1");
    }
    add_input(other > 0 ? "%s%d" : "", ones > 0 ? " " : "", other);
    add_input("\n");
}

static void cases(void)
{
    narrow("N", 1, 3);
    narrow("box size", 1, 4);
    narrow("T", 1, 1);
    every_input("one-game");
    narrow("N", 1, 2);
    narrow("box size", 1, 2);
    narrow("T", 2, 3);
    every_input("few-games");
    widen();

    add_input("%d\n", 2 * BOXES - 1);
    for (int ones = 1; ones <= BOXES; ones++) {
        add_ones(ones, 0);
        if (ones < BOXES) {
            add_ones(ones, 1 + ones * 100);
        }
    }
    try_added("ones");

    for (int of = 0; of < 20; of++) {
        static const int64_t largest[] = {3, 7, 100, SWEETS};
        add_input("%d\n", GAMES);
        for (int t = 0; t < GAMES; t++) {
            add_random_game((int)random_in(1, of < 10 ? 6 : BOXES), largest[of % 4],
                            t % (of % 4 == 3 ? 8 : 2) == 0);
        }
        try_added("many-games");
    }
    edge_inputs("edge", 20);
    largest_input("limit");
}

const struct problem problem = {
    .rule = "A move eats one or more sweets of one box; whoever eats the last sweet loses.",
    .players = {"John", "Brother"},
    .input = input,
    .answer = answer,
    .cases = cases,
};
