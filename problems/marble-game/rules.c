/* marble-game: two boxes, three amounts; whoever cannot move loses. An input has five games. */
#include "rules.h"

enum { GAMES = 5 };

static int64_t b1;
static int64_t b2;
static int64_t b3;

static void amounts(void)
{
    amount(b1);
    amount(b2);
    amount(b3);
}

static struct game box = {.amounts = amounts, .unit = "marbles", .tells_amounts = true};

static void preamble(void)
{
    b1 = number("b1", 1, 28);
    b2 = number("b2", b1 + 1, 29);
    b3 = number("b3", b2 + 1, 30);
}

static void input(void)
{
    put(&box, number("k1", 1, 500));
    put(&box, number("k2", 1, 500));
}

/* All sizes that are small, in the last game. */
static void small_games(int one, int two, int three)
{
    for (int k = 0; k < 11 * 11; k++) {
        add_input("%d %d %d\n1 1\n1 1\n1 1\n1 1\n", one, two, three);
        try_input("small", "%d %d\n", k / 11 + 1, k % 11 + 1);
    }
}

static void cases(void)
{
    for (int three = 3; three <= 30; three++) {
        for (int two = 2; two < three; two++) {
            for (int one = 1; one < two; one++) {
                random_inputs("every-amounts", 1, "b1 %d, b2 %d, b3 %d, k1 20..500, k2 20..500", one, two, three);
                if (three <= 5) {
                    small_games(one, two, three);
                }
            }
        }
    }
    random_inputs("random", 200, "");
    edge_inputs("edge", 50, "");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move takes b1, b2 or b3 marbles from one of two boxes; whoever cannot move loses.",
    .players = {"A", "B"},
    .games = {.how = EXACTLY, .low = GAMES},
    .preamble = preamble,
    .input = input,
    .cases = cases,
};
