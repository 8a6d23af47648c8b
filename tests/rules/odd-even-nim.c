/*
 * odd-even-nim: remove an even number of stones that is not the whole pile, or an odd number that is;
 * whoever moved last wins.
 */
#include "shared/nim.h"

#include <stdbool.h>

static int options(int heap, struct option *options)
{
    int count = 0;
    for (int removed = 1; removed <= heap; removed++) {
        const bool even = removed % 2 == 0;
        const bool whole_pile = removed == heap;
        if (even != whole_pile) {
            options[count++] = (struct option){heap - removed, 0};
        }
    }
    return count;
}

/*
 * Induction: an even heap n has the options 2, 4, ..., n - 2 with the values 0..n / 2 - 2, so its value
 * is n / 2 - 1. An odd heap n has 0, 1, 3, ..., n - 2 with the values 0, 1..(n - 1) / 2, so its value is
 * (n + 1) / 2.
 */
static int64_t beyond(int64_t heap)
{
    return heap % 2 == 0 ? heap / 2 - 1 : (heap + 1) / 2;
}

int main(int argc, char **argv)
{
    const struct nim_game game = {
        .heap =
            {
                .name = "odd-even-nim",
                .rule = "A move removes an even part of a pile, or all of an odd pile; the last mover wins.",
                .searched = 2000,
                .options = options,
            },
        .piece = "heap",
        .limit = 2147000000,
        .beyond = beyond,
    };
    return nim_main(&game, argc, argv);
}
