/*
 * split-nim (Lasker's Nim): take one or more stones from one pile, or split a pile into two that are not
 * empty; the last stone wins.
 */
#include "shared/nim.h"

static int options(int heap, struct option *options)
{
    int count = 0;
    for (int left = 0; left < heap; left++) {
        options[count++] = (struct option){left, 0};
    }
    for (int part = 1; part <= heap - part; part++) {
        options[count++] = (struct option){part, heap - part};
    }
    return count;
}

/*
 * Induction in blocks of four. Let the heaps 1..4k have the values 1..4k in the order below (3 and 4 of a
 * block change places). Modulo 4, the heaps 0, 1, 2, 3 have the values 3, 1, 2, 0 (heap 0 itself is no
 * part of a split), so the parts of a split of n give, modulo 4,
 *   n = 1: 3^1 or 2^0 = 2;   n = 2: 3^2, 1^1 or 0^0 = 1 or 0;
 *   n = 3: 3^0 or 1^2 = 3;   n = 0: 3^3, 1^0 or 2^2 = 0 or 1.
 * Heap 4k + 1: taking reaches 0..4k, no split is 1 modulo 4: value 4k + 1.
 * Heap 4k + 2: taking reaches 0..4k + 1, no split is 2: value 4k + 2.
 * Heap 4k + 3: taking reaches 0..4k + 2, the split 1 + (4k + 2) gives 4k + 3, no split is 0: value 4k + 4.
 * Heap 4k + 4: taking reaches 0..4k + 2 and 4k + 4, no split is 3: value 4k + 3.
 */
static int64_t beyond(int64_t heap)
{
    switch (heap % 4) {
    case 3: return heap + 1;
    case 0: return heap - 1;
    default: return heap;
    }
}

int main(int argc, char **argv)
{
    const struct nim_game game = {
        .heap =
            {
                .name = "split-nim",
                .rule = "A move takes stones from one pile or splits one pile in two; the last stone wins.",
                .searched = 2000,
                .options = options,
            },
        .piece = "heap",
        .limit = 2000000000,
        .beyond = beyond,
    };
    return nim_main(&game, argc, argv);
}
