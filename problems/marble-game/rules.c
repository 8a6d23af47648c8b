/* marble-game: two boxes, three amounts; whoever cannot move loses. Five games an input. */
#include "rules.h"

enum { GAMES = 5, MOST = 500 };

static int64_t b1;
static int64_t b2;
static int64_t b3;
static int64_t boxes[GAMES][2];

static void amounts(void)
{
    amount(b1);
    amount(b2);
    amount(b3);
}

static struct game box = {.amounts = amounts, .upwards = true, .unit = "marbles"};

static void input(void)
{
    b1 = number("b1", 1, 28);
    b2 = number("b2", b1 + 1, 29);
    b3 = number("b3", b2 + 1, 30);
    for (int i = 0; i < GAMES; i++) {
        next_line();
        boxes[i][0] = number("k1", 1, MOST);
        boxes[i][1] = number("k2", 1, MOST);
    }
}

static void answer(void)
{
    for (int i = 0; i < GAMES; i++) {
        clear();
        put(&box, boxes[i][0]);
        put(&box, boxes[i][1]);
        print("%s\n", sum_wins() ? "A" : "B");
    }
}

static void cases(void)
{
    for (int64_t three = 3; three <= 5; three++) {
        for (int64_t two = 2; two < three; two++) {
            for (int64_t one = 1; one < two; one++) {
                for (int64_t k1 = 1; k1 <= 11; k1++) {
                    for (int64_t k2 = 1; k2 <= 11; k2++) {
                        try_input("small",
                                  "%" PRId64 " %" PRId64 " %" PRId64 "\n1 1\n1 1\n1 1\n1 1\n%" PRId64
                                  " %" PRId64 "\n",
                                  one, two, three, k1, k2);
                    }
                }
            }
        }
    }
    for (int64_t three = 3; three <= 30; three++) {
        for (int64_t two = 2; two < three; two++) {
            for (int64_t one = 1; one < two; one++) {
                add_input("%" PRId64 " %" PRId64 " %" PRId64 "\n", one, two, three);
                for (int i = 0; i < GAMES; i++) {
                    add_input("%" PRId64 " %" PRId64 "\n", random_in(1, MOST), random_in(1, MOST));
                }
                try_added("every-amounts");
            }
        }
    }
    random_inputs("random", 200);
    edge_inputs("edge", 50);
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move takes b1, b2 or b3 marbles from one of two boxes; whoever cannot move loses.",
    .players = {"A", "B"},
    .input = input,
    .answer = answer,
    .cases = cases,
};
