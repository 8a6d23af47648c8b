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

/* What the page says of periods: the table of one box, and the last window of it that stood there before. */
static void find_period(const int64_t list[3], int64_t *period, int64_t *pre_period)
{
    enum { LAST = 2000 };
    static int64_t number[LAST + 1];
    for (int64_t n = 0; n <= LAST; n++) {
        bool seen[4] = {false};
        for (int i = 0; i < 3; i++) {
            if (list[i] <= n) {
                seen[number[n - list[i]]] = true;
            }
        }
        number[n] = 0;
        while (seen[number[n]]) {
            number[n]++;
        }
    }
    int64_t same = 0; /* so many numbers at the end are those of p piles before */
    int64_t p = 0;
    while (same < list[2]) {
        p++;
        demand(p + list[2] <= LAST, "no period is found");
        for (same = 0; same < list[2] && number[LAST - same] == number[LAST - same - p];) {
            same++;
        }
    }
    int64_t from = LAST - p + 1;
    while (from > 0 && number[from - 1] == number[from - 1 + p]) {
        from--;
    }
    *period = p;
    *pre_period = from;
}

static void check_page(void)
{
    int64_t longest = 0;
    int64_t latest = 0;
    int64_t inputs = 0;
    for (int64_t three = 3; three <= 30; three++) {
        for (int64_t two = 2; two < three; two++) {
            for (int64_t one = 1; one < two; one++) {
                int64_t period;
                int64_t from;
                find_period((const int64_t[]){one, two, three}, &period, &from);
                longest = period > longest ? period : longest;
                latest = from > latest ? from : latest;
                inputs++;
                demand((one != 9 || two != 20 || three != 29) || period == 378,
                       "the period of 9, 20, 29 is another");
                demand((one != 6 || two != 24 || three != 29) || (period == 5 && from == 331),
                       "the period of 6, 24, 29 is another");
            }
        }
    }
    demand(inputs == 4060 && longest == 378 && latest == 331, "the longest period or pre-period is another");
}

static void cases(void)
{
    check_page();
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
