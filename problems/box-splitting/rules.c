/* box-splitting: empty one box, split the other; whoever makes (1, 1) wins. */
#include "rules.h"

static void moves(int64_t position)
{
    int64_t box[2];
    numbers_of(position, box);
    for (int kept = 0; kept < (box[0] == box[1] ? 1 : 2); kept++) {
        for (int64_t part = 1; part < box[kept]; part++) {
            const int64_t split[2] = {part, box[kept] - part};
            leave(position_of(split, 2), "empty %" PRId64 ", make %" PRId64 " and %" PRId64, box[1 - kept], split[0],
                  split[1]);
        }
    }
}

static void show(int64_t position)
{
    int64_t box[2];
    numbers_of(position, box);
    print("boxes:");
    piece(" %" PRId64, box[0]);
    piece(" %" PRId64, box[1]);
}

static struct game game = {.moves = moves, .fixed = true, .show = show};

static void input(void)
{
    int64_t boxes[2];
    boxes[0] = number("N", 1, 100);
    boxes[1] = number("M", boxes[0] == 1 ? 2 : 1, 100);
    put(&game, position_of(boxes, 2));
}

static void cases(void) { every_input("small", ""); }

const struct problem problem = {
    .rule = "A move empties one box and splits the other over both; whoever makes (1, 1) wins.",
    .players = {"A", "B"},
    .input = input,
    .cases = cases,
};
