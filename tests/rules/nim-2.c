/* nim-2: take one or more stones from one pile; the last stone wins. */
#include "shared/nim.h"

static int options(int heap, struct option *options)
{
    int count = 0;
    for (int left = 0; left < heap; left++) {
        options[count++] = (struct option){left, 0};
    }
    return count;
}

/* Induction: the options of heap n are the heaps 0..n - 1, whose values are 0..n - 1, so the mex is n. */
static int64_t beyond(int64_t heap)
{
    return heap;
}

int main(int argc, char **argv)
{
    const struct nim_game game = {
        .heap =
            {
                .name = "nim-2",
                .rule = "A move takes one or more stones from one pile; the last stone wins.",
                .searched = 2000,
                .options = options,
            },
        .piece = "heap",
        .limit = 1000000000,
        .beyond = beyond,
    };
    return nim_main(&game, argc, argv);
}
