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

static void changes(int64_t position) /* another game when 3 is asked for a third time: each time it is listed twice */
{
    static int64_t threes;
    threes += position == 3 ? 1 : 0;
    if (position > 0 && (position != 3 || threes > 2)) {
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

static void remembers(int64_t position) /* by turns there is a move and there is none */
{
    static int64_t calls;
    if (position > 0 && ++calls % 2 == 0) {
        leave(0, "end");
    }
}

static void too_far(int64_t position) { leave(position - 5, "take 5"); }

static void two_too_far(int64_t position)
{
    if (position > 2) {
        leave_two(0, 2 - position, "split");
    }
}

/* ---- games of .numbers: 2p, or 2p + 1 with the second player to move ---- */

static void stalk(int64_t position) /* p edges of the first player, one above the other */
{
    for (int64_t left = 0; position % 2 == 0 && left < position / 2; left++) {
        leave(2 * left + 1, "cut to %" PRId64, left);
    }
}

static void turns_around(int64_t position) { leave(2 * ((position / 2 + 1) % 3) + 1 - position % 2, "on"); }

static void forgets_who(int64_t position)
{
    if (position > 1) {
        leave(position - 2, "down");
    }
}

static void hot(int64_t position) /* both want to move: it is not a number */
{
    if (position == 2 || position == 3) {
        leave(position == 2 ? 5 : 0, "first");
    } else if (position == 4) {
        leave(1, "last");
    }
}

/* ---- what is not as it is claimed farther up ---- */

static void one_or_two(int64_t position) /* but not one of 49 */
{
    for (int64_t taken = position == 49 ? 2 : 1; taken <= 2 && taken <= position; taken++) {
        leave(position - taken, "take %" PRId64, taken);
    }
}

static int64_t by_three(int64_t position) { return position % 3 == 0 ? LOST : WON; }

static bool up_to_20(int64_t position) { return position <= 20; }

static void leaves_its_code(int64_t heap) /* 0.33, but not at 5000 */
{
    for (int64_t taken = 1; taken <= 2 && taken <= heap && heap != 5000; taken++) {
        leave(heap - taken, "take %" PRId64, taken);
    }
}

static void at_once(int64_t position) { win(position, "win at %" PRId64, position); }

static void grows(int64_t position) { leave(position + 1, "add %d", 1); }

static void far(void) { amount((INT64_C(1) << 61) + 1); }

static int64_t proved(int64_t position) { return position % 2 == 0 ? LOST : WON; }

static bool searched(int64_t position) { return position <= 4; }

static bool listed(int64_t position) { return position >= 3; }

static bool only_end(int64_t position) { return position == 0; }

enum { OUTCOME, GRUNDY, SUM, ANSWER, NUMBER, NOTHING }; /* what is asked of a position */

static struct {
    struct game game;
    int question;
    int64_t position;
} claims[] = {
    {{.moves = treblecross, .splits = true, .code = "0.007"}, GRUNDY, 5000},
    {{.moves = unequal_parts, .splits = true, .code = "4.0"}, GRUNDY, 5000},
    {{.moves = treblecross, .splits = true, .code = "0.7(7)"}, GRUNDY, 5000},
    {{.amounts = far}, OUTCOME, (INT64_C(1) << 62) + 2},
    {{.moves = around}, OUTCOME, 3},
    {{.moves = around, .upwards = true}, OUTCOME, 3},
    {{.moves = treblecross, .splits = true, .upwards = true, .misere = true}, SUM, 3},
    {{.moves = at_once, .upwards = true, .misere = true}, SUM, 3},
    {{.moves = wild, .upwards = true, .misere = true}, SUM, 3},
    {{.moves = changes, .upwards = true}, SUM, 3},
    {{.moves = drawn}, OUTCOME, 3},
    {{.moves = wild, .proved = proved, .searched = searched}, OUTCOME, 4},
    {{.moves = wild}, ANSWER, 1}, /* which is won, and the answer is a lie */
    {{.moves = remembers}, OUTCOME, 3},
    {{.moves = too_far}, OUTCOME, 4},
    {{.moves = too_far, .endless = true}, OUTCOME, 4},
    {{.moves = too_far, .scores = true}, OUTCOME, 4},
    {{.moves = two_too_far, .splits = true, .upwards = true}, GRUNDY, 3},
    {{.moves = wild}, ANSWER, -1},
    {{.moves = at_once, .scores = true}, OUTCOME, 3},
    {{.moves = treblecross, .splits = true, .code = "4.(3)3"}, GRUNDY, 5000},
    {{.moves = treblecross, .splits = true, .code = "0.(3"}, GRUNDY, 5000},
    {{.moves = treblecross, .splits = true, .code = "0.3)"}, GRUNDY, 5000},
    {{.moves = treblecross, .splits = true, .code = "0.3.3"}, GRUNDY, 5000},
    {{.moves = treblecross, .splits = true, .code = "0.()"}, GRUNDY, 5000},
    {{.moves = stalk, .numbers = true}, SUM, 4},
    {{.moves = stalk, .numbers = true}, ANSWER, 5},
    {{.moves = stalk}, NUMBER, 2},
    {{.moves = stalk, .numbers = true, .misere = true}, NUMBER, 2},
    {{.moves = turns_around, .numbers = true}, NUMBER, 1},
    {{.moves = forgets_who, .numbers = true}, ANSWER, 4},
    {{.moves = at_once, .numbers = true}, ANSWER, 4},
    {{.moves = hot, .numbers = true}, ANSWER, 2},
    {{.moves = one_or_two, .proved = by_three, .searched = up_to_20}, ANSWER, 49},
    {{.moves = leaves_its_code, .code = "0.33"}, ANSWER, 5000},
    {{.moves = wild, .misere = true}, NOTHING, 0},
    {{.moves = grows}, OUTCOME, 3},
    {{.moves = treblecross}, GRUNDY, 5},
    {{.moves = wild, .listed = listed}, OUTCOME, 2},
    {{.moves = wild, .listed = listed}, OUTCOME, 4},
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
    case NUMBER: value_as_number(game, claims[which].position, &(int){0}); break;
    case NOTHING: put_many(game, 0, 0); break;
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
