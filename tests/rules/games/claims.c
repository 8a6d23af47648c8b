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

static void kayles(int64_t pins)
{
    for (int64_t hit = 1; hit <= 2; hit++) {
        for (int64_t left = 0; left <= pins - hit - left; left++) {
            leave_two(left, pins - hit - left);
        }
    }
}

/* 0 = {}, 1 = {0}, 2 = {0, 1}, 3 = {2}, 4 = {0, 3}: no sum in misere play can hold the last. */
static void wild(int64_t position)
{
    if (position > 0 && position != 3) {
        leave(0);
    }
    if (position > 1) {
        leave(position - 1);
    }
}

static void changes(int64_t position) /* another game when 3 is asked for once more */
{
    static int64_t threes;
    threes += position == 3 ? 1 : 0;
    if (position > 0 && (position != 3 || threes > 1)) {
        leave(0);
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

static void one_two_far(void) /* mod 3, as far as the table goes */
{
    amount(1);
    amount(2);
    amount(300);
}

static void far(void)
{
    amount(300);
}

enum { WINS, GRUNDY, SUM }; /* what is asked */

static struct {
    struct game game;
    int asked;
} claims[] = {
    {{.moves = treblecross, .upwards = true, .beyond = BY_OCTAL, .searched = 200, .removed = 5}, GRUNDY},
    {{.moves = nim, .upwards = true, .beyond = BY_OCTAL, .searched = 200, .removed = 200}, GRUNDY},
    {{.moves = squares, .upwards = true, .beyond = BY_SHIFT, .searched = 200}, GRUNDY},
    {{.amounts = two_four_seven, .beyond = BY_RESIDUES, .searched = 200}, WINS},
    {{.moves = around}, WINS},
    {{.moves = upwards, .upwards = true}, WINS},
    {{.moves = below_nothing}, WINS},
    {{.moves = kayles, .upwards = true, .misere = true}, SUM},
    {{.moves = drawn}, WINS},
    {{.amounts = two_four_seven, .upwards = true, .beyond = BY_SHIFT, .searched = 200}, GRUNDY},
    {{.moves = kayles, .upwards = true, .beyond = BY_OCTAL, .searched = 166, .removed = 2},
     GRUNDY}, /* 167 is enough */
    {{.moves = kayles, .upwards = true, .beyond = BY_OCTAL, .searched = 300, .removed = 1}, GRUNDY},
    {{.amounts = one_two_far, .beyond = BY_RESIDUES, .searched = 200}, WINS},
    {{.amounts = one_two_far, .beyond = BY_RESIDUES, .searched = 200}, GRUNDY},
    {{.amounts = far, .misere = true, .beyond = BY_RESIDUES, .searched = 200}, WINS},
    {{.moves = wild, .upwards = true, .misere = true}, SUM},
    {{.moves = changes, .upwards = true}, SUM},
};

static void input(void)
{
    which = number("which", 0, (int64_t)(sizeof claims / sizeof *claims) - 1);
}

static void answer(void)
{
    struct game *game = &claims[which].game;
    const int64_t position = game->beyond != BY_SEARCH ? 1000 : 3;
    switch (claims[which].asked) {
    case WINS: print("%d\n", (int)wins(game, position)); break;
    case GRUNDY: print("%d\n", (int)grundy(game, position)); break;
    default:
        clear();
        put(game, 3);
        put(game, 5);
        print("%d\n", (int)sum_wins());
        break;
    }
}

static void cases(void)
{
    every_input("claim");
}

const struct problem problem = {.rule = "Claims.", .input = input, .answer = answer, .cases = cases};
