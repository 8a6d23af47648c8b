/* nimble: slide one coin to the left, as far as square 0; the last coin to get there wins. */
#include "shared/nim.h"

/* A coin on a square is a heap; a coin on square 0 is none. */
static int options(int square, struct option *options)
{
    int count = 0;
    for (int slide = 1; slide <= square; slide++) {
        options[count++] = (struct option){square - slide, 0};
    }
    return count;
}

/* Induction: from square n a coin reaches 0..n - 1, whose values are 0..n - 1, so the mex is n. */
static int64_t beyond(int64_t square)
{
    return square;
}

int main(int argc, char **argv)
{
    const struct nim_game game = {
        .heap =
            {
                .name = "nimble",
                .rule = "A move slides one coin to the left; the last coin to reach square 0 wins.",
                .searched = 2000,
                .options = options,
            },
        .piece = "coin",
        .limit = 1000000000,
        .beyond = beyond,
    };
    return nim_main(&game, argc, argv);
}
