/* apples-and-bananas: take 1 apple, 1 banana, or 3 of one kind and 1 of the other; the last fruit wins. */
#include "rules.h"

enum { MAX = 1000, WIDTH = MAX + 1 };

/* A position is the number of its cell, row by row: so every move leads to a smaller number. */
static void take(int64_t position, int64_t apples, int64_t bananas)
{
    if (apples <= position / WIDTH && bananas <= position % WIDTH) {
        leave(position - apples * WIDTH - bananas, bananas == 0  ? "1 apple"
                                                   : apples == 0 ? "1 banana"
                                                   : apples > 1  ? "3 apples 1 banana"
                                                                 : "1 apple 3 bananas");
    }
}

static void moves(int64_t position)
{
    take(position, 1, 0);
    take(position, 0, 1);
    take(position, 3, 1);
    take(position, 1, 3);
}

static void show(int64_t position)
{
    fact("apples:");
    piece(" %" PRId64, position / WIDTH);
    mark("apple");
    fact(", bananas:");
    piece(" %" PRId64, position % WIDTH);
    mark("banana");
}

static struct game fruit = {.moves = moves, .fixed = true, .upwards = true, .show = show};

static void input(void)
{
    const int64_t a = number("a", 0, MAX);
    const int64_t b = number("b", 0, MAX);
    put(&fruit, a * WIDTH + b);
}

static void cases(void)
{
    every_input("small", "a 0..16, b 0..16");
    random_inputs("random", 300, "");
    every_input("edge", "a 994..1000, b 994..1000");
    every_input("edge", "a 998..1000, b 0..6");
    every_input("edge", "a 0..6, b 998..1000");
    for (int i = 0; i < 300; i++) { /* near the diagonal, where the table is least regular */
        const int64_t apples = random_in(17, MAX);
        const int64_t bananas = random_in(apples * 2 / 3, apples * 3 / 2);
        try_input("wedge", "%" PRId64 " %" PRId64 "\n", apples, bananas < MAX ? bananas : MAX);
    }
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move takes 1 apple, or 1 banana, or 3 apples and 1 banana, or 1 apple and 3 bananas; "
            "whoever takes the last fruit wins.",
    .players = {"Alice", "Bob"},
    .input = input,
    .cases = cases,
};
