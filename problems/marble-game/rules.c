/* marble-game: two boxes, three amounts; whoever cannot move loses. Five games an input. */
#include "rules.h"

enum { GAMES = 5, MOST = 500 };

static int64_t b1;
static int64_t b2;
static int64_t b3;
static int64_t boxes[2];

static void amounts(void)
{
    amount(b1);
    amount(b2);
    amount(b3);
}

static struct game box = {.amounts = amounts, .unit = "marbles"};

static void before(void)
{
    b1 = number("b1", 1, 28);
    b2 = number("b2", b1 + 1, 29);
    b3 = number("b3", b2 + 1, 30);
}

static void input(void)
{
    boxes[0] = number("k1", 1, MOST);
    boxes[1] = number("k2", 1, MOST);
}

static void position(void)
{
    put(&box, boxes[0]);
    put(&box, boxes[1]);
}

/* All three amounts up to `last`, each with some five games. */
static void every_amounts(int64_t last, void (*try_them)(int64_t one, int64_t two, int64_t three))
{
    for (int64_t three = 3; three <= last; three++) {
        for (int64_t two = 2; two < three; two++) {
            for (int64_t one = 1; one < two; one++) {
                try_them(one, two, three);
            }
        }
    }
}

static void small_games(int64_t one, int64_t two, int64_t three)
{
    for (int64_t k1 = 1; k1 <= 11; k1++) {
        for (int64_t k2 = 1; k2 <= 11; k2++) {
            add_input("%" PRId64 " %" PRId64 " %" PRId64 "\n1 1\n1 1\n1 1\n1 1\n", one, two, three);
            try_input("small", "%" PRId64 " %" PRId64 "\n", k1, k2);
        }
    }
}

static void random_games(int64_t one, int64_t two, int64_t three)
{
    add_input("%" PRId64 " %" PRId64 " %" PRId64 "\n", one, two, three);
    for (int i = 0; i < GAMES; i++) {
        const int64_t k2 = random_in(1, MOST);
        add_input("%" PRId64 " %" PRId64 "\n", random_in(1, MOST), k2);
    }
    try_input("every-amounts", "");
}

static void cases(void)
{
    every_amounts(5, small_games);
    every_amounts(30, random_games);
    random_inputs("random", 200, "");
    edge_inputs("edge", 50, "");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move takes b1, b2 or b3 marbles from one of two boxes; whoever cannot move loses.",
    .players = {"A", "B"},
    .games = {.how = EXACTLY, .low = GAMES},
    .before = before,
    .input = input,
    .position = position,
    .cases = cases,
};
