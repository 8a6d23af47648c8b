/* What the machinery must refuse: claims that do not hold, and rules that are none. The input says which. */
#include "rules.h"

static int64_t which;

static void treblecross(int64_t cells) /* no period is known */
{
    for (int64_t cell = 1; cell <= cells; cell++) {
        leave_two(cell > 3 ? cell - 3 : 0, cells - cell > 2 ? cells - cell - 2 : 0);
    }
}

static void nim(int64_t stones)
{
    for (int64_t left = 0; left < stones; left++) {
        leave(left);
    }
}

static void squares(int64_t stones)
{
    for (int64_t root = 1; root * root <= stones; root++) {
        leave(stones - root * root);
    }
}

static void two_four_seven(void)
{
    amount(2);
    amount(4);
    amount(7);
}

static void around(int64_t position)
{
    leave((position + 1) % 5);
}

static void upwards(int64_t position)
{
    leave(position + 1);
}

static void below_nothing(int64_t position)
{
    leave(position - 1);
}

static void wild(int64_t heap) /* in misere play: Kayles, which is not tame */
{
    for (int64_t hit = 1; hit <= 2; hit++) {
        for (int64_t left = 0; left <= heap - hit - left; left++) {
            leave_two(left, heap - hit - left);
        }
    }
}

static void drawn(int64_t position)
{
    if (position == 0) {
        over(DRAWN);
    } else {
        leave(0);
    }
}

static struct game games[] = {
    {.moves = treblecross, .upwards = true, .beyond = BY_OCTAL, .searched = 200, .removed = 5},
    {.moves = nim, .upwards = true, .beyond = BY_OCTAL, .searched = 200, .removed = 1},
    {.moves = squares, .upwards = true, .beyond = BY_SHIFT, .searched = 200},
    {.amounts = two_four_seven, .beyond = BY_RESIDUES, .searched = 200},
    {.moves = around},
    {.moves = upwards, .upwards = true},
    {.moves = below_nothing},
    {.moves = wild, .upwards = true, .misere = true},
    {.moves = drawn},
    {.amounts = two_four_seven, .upwards = true, .beyond = BY_SHIFT, .searched = 200},
};

static void input(void)
{
    which = number("which", 0, (int64_t)(sizeof games / sizeof *games) - 1);
}

static void answer(void)
{
    struct game *game = &games[which];
    const bool by_grundy = game->beyond == BY_OCTAL || game->beyond == BY_SHIFT;
    if (game->misere) {
        clear();
        put(game, 9);
        put(game, 12);
        print("%d\n", sum_wins() ? 1 : 0);
    } else {
        print("%d\n",
              by_grundy ? (int)grundy(game, 1000) : (int)wins(game, game->beyond != BY_SEARCH ? 1000 : 3));
    }
}

static void cases(void)
{
    every_input("claim");
}

const struct problem problem = {.rule = "Claims.", .input = input, .answer = answer, .cases = cases};
