/* box-splitting: empty one box, split the other; whoever makes (1, 1) wins. */
#include "rules.h"

static int64_t n;
static int64_t m;

static void split(int64_t kept)
{
    for (int64_t part = 1; part < kept; part++) {
        say("make %" PRId64 " and %" PRId64, part, kept - part);
        leave(pair(part, kept - part));
    }
}

static void moves(int64_t boxes)
{
    split(first(boxes));
    if (second(boxes) != first(boxes)) {
        split(second(boxes));
    }
}

static void show(int64_t boxes)
{
    print("%" PRId64 " and %" PRId64 " stones", first(boxes), second(boxes));
}

static struct game game = {.moves = moves, .fixed = true, .show = show};

static void input(void)
{
    n = number("N", 1, 100);
    m = number("M", n == 1 ? 2 : 1, 100);
}

static void answer(void)
{
    print("%s\n", wins(&game, pair(n, m)) ? "A" : "B");
}

static void cases(void)
{
    every_input("small");
}

const struct problem problem = {
    .rule = "A move empties one box and splits the other over both; whoever makes (1, 1) wins.",
    .players = {"A", "B"},
    .input = input,
    .answer = answer,
    .cases = cases,
};
