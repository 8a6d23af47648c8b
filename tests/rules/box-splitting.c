/*
 * box-splitting: empty one of two boxes and split the stones of the other over both, at least one in
 * each. Whoever makes (1, 1) wins, so whoever finds it has lost.
 */
#include "shared/boxes.h"

/* Empties the other box and splits this one. */
static int options(struct boxes boxes, struct boxes *options)
{
    const int kept[2] = {boxes.first, boxes.second};
    int count = 0;
    for (int box = 0; box < 2; box++) {
        for (int part = 1; part < kept[box]; part++) {
            options[count++] = (struct boxes){part, kept[box] - part};
        }
    }
    return count;
}

/* Every input, smallest sums first. */
static void cases(const struct boxes_outcomes *outcomes)
{
    const int limit = outcomes->game->limit;
    int64_t number = 0;
    for (int sum = 3; sum <= 2 * limit; sum++) {
        for (int n = 1; n < sum; n++) {
            if (n <= limit && sum - n <= limit) {
                boxes_case(outcomes, sum == 2 * limit ? "limit" : "small", ++number,
                           (struct boxes){n, sum - n});
            }
        }
    }
}

int main(int argc, char **argv)
{
    const struct boxes_game game = {
        .name = "box-splitting",
        .rule = "A move empties one box and splits the other over both; (1, 1) wins.",
        .limit = 100,
        .options = options,
        .cases = cases,
    };
    return boxes_main(&game, argc, argv);
}
