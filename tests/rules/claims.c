/* What the machinery must refuse: laws that are claimed and do not hold, and rules that are none. The input says
   which. */
#include "rules.h"

static void treblecross(int64_t cells) /* it is 0.007, two cells shorter */
{
    for (int64_t cell = 1; cell <= cells; cell++) {
        leave_two(cell > 3 ? cell - 3 : 0, cells - cell > 2 ? cells - cell - 2 : 0, "cell %" PRId64, cell);
    }
}

static void unequal_parts(int64_t stones) /* Grundy's game */
{
    for (int64_t part = 1; 2 * part < stones; part++) {
        leave_two(part, stones - part, "part %" PRId64, part);
    }
}

static void around(int64_t position) { leave((position + 1) % 5, "on"); }

/* 0 = {}, 1 = {0}, 2 = {0, 1}, 3 = {2}, 4 = {0, 3}: no sum in misere play can hold the last. */
static void wild(int64_t position)
{
    if (position > 0 && position != 3) {
        leave(0, "end");
    }
    if (position > 1) {
        leave(position - 1, "down");
    }
}

static void changes(int64_t position) /* another game when 3 is asked for once more */
{
    static int64_t threes;
    threes += position == 3 ? 1 : 0;
    if (position > 0 && (position != 3 || threes > 1)) {
        leave(0, "end");
    }
}

static void drawn(int64_t position)
{
    if (position == 0) {
        over(DRAWN);
    } else {
        leave(0, "end");
    }
}

static void at_once(int64_t position) { win("win at %" PRId64, position); }

static void far(void) { amount((INT64_C(1) << 61) + 1); }

static int64_t proved(int64_t position) { return position % 2 == 0 ? LOST : WON; }

static bool searched(int64_t position) { return position <= 4; }

static bool only_end(int64_t position) { return position == 0; }

enum { OUTCOME, GRUNDY, SUM, ANSWER }; /* what is asked of a position */

static struct {
    struct game game;
    int question;
    int64_t position;
} claims[] = {
    {{.moves = treblecross, .code = "0.007"}, GRUNDY, 5000},
    {{.moves = unequal_parts, .code = "4.0"}, GRUNDY, 5000},
    {{.moves = treblecross, .code = "0.7(7)"}, GRUNDY, 5000},
    {{.amounts = far}, OUTCOME, (INT64_C(1) << 62) + 2},
    {{.moves = around}, OUTCOME, 3},
    {{.moves = around, .upwards = true}, OUTCOME, 3},
    {{.moves = treblecross, .upwards = true, .misere = true}, SUM, 3},
    {{.moves = at_once, .upwards = true, .misere = true}, SUM, 3},
    {{.moves = wild, .upwards = true, .misere = true}, SUM, 3},
    {{.moves = changes, .upwards = true}, SUM, 3},
    {{.moves = drawn}, OUTCOME, 3},
    {{.moves = wild, .proved = proved, .searched = searched}, OUTCOME, 4},
    {{.moves = wild}, ANSWER, 1},                                          /* which is won, and the answer is a lie */
    {{.moves = wild, .proved = proved, .searched = only_end}, OUTCOME, 3}, /* no position that has a move is searched */
};

static int64_t which;

static void input(void) { which = number("which", 0, (int64_t)(sizeof claims / sizeof *claims) - 1); }

static void position(void)
{
    struct game *game = &claims[which].game;
    switch (claims[which].question) {
    case OUTCOME:
        wins(game, claims[which].position);
        put(game, 0);
        break;
    case GRUNDY: grundy(game, claims[which].position); break;
    default: put(game, claims[which].position); put_many(game, 5, claims[which].question == SUM ? 1 : 0);
    }
}

static void answer(void) { print("second\n"); }

/* What is refused only when all cases are there. */
static void cases(void) { every_input("claim", "which %d", (int)(sizeof claims / sizeof *claims) - 1); }

const struct problem problem = {.rule = "Claims.",
                                .players = {"first", "second"},
                                .input = input,
                                .position = position,
                                .answer = answer,
                                .cases = cases};
