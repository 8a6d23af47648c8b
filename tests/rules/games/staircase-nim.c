/* Staircase Nim: a position of many numbers. Another way: the piles on odd steps are Nim. */
#include "rules.h"

enum { STEPS = 5 };

static int64_t stairs[STEPS];

static void moves(int64_t position)
{
    int64_t steps[STEPS];
    const int count = unrow(position, steps);
    for (int i = 0; i < count; i++) {
        const int64_t stones = steps[i];
        for (int64_t taken = 1; taken <= stones; taken++) {
            steps[i] -= taken;
            if (i > 0) {
                steps[i - 1] += taken;
            }
            say("%" PRId64 " from step %d", taken, i + 1);
            leave(row(steps, count));
            steps[i] += taken;
            if (i > 0) {
                steps[i - 1] -= taken;
            }
        }
    }
}

static struct game game = {.moves = moves, .fixed = true};

static void input(void)
{
    for (int i = 0; i < STEPS; i++) {
        stairs[i] = number("stones", 0, 3);
    }
}

static void answer(void)
{
    const bool won = wins(&game, row(stairs, STEPS));
    demand(won == ((stairs[0] ^ stairs[2] ^ stairs[4]) != 0), "staircase Nim");
    print("%s\n", won ? "first" : "second");
}

static void cases(void)
{
    random_inputs("random", 60);
    narrow("stones", 0, 1);
    every_input("small");
}

const struct problem problem = {
    .rule = "Stones go down a staircase.", .input = input, .answer = answer, .cases = cases};
