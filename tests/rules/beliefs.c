/* Rules that are not as they say: what would be a wrong answer must be refused in words. Each entry of the table is one,
   with the games of an input, and below it what is said. BELIEF in the environment is the entry that cases() tries. */
#include "rules.h"

#include <stdlib.h>
#include <string.h>

static int64_t which, n, earlier; /* the game, and how many there were before it */

/* ---- moves ---- */

static void up_to(int64_t position, int64_t most)
{
    for (int64_t taken = 1; taken <= most && taken <= position; taken++) {
        leave(position - taken, "take %" PRId64, taken);
    }
}

static void three(int64_t position) { up_to(position, 3); }

static void two(int64_t position) { up_to(position, 2); }

static void none_at_5000(int64_t position) { up_to(position, position == 5000 ? 0 : 3); }

static void four_at_5000(int64_t position) { up_to(position, position == 5000 ? 4 : 3); }

static void by_input_from_50(int64_t position) { up_to(position, position < 50 ? 3 : 3 + earlier % 2); }

static void by_input_at_77(int64_t position) { up_to(position, position == 77 ? 3 + earlier % 2 : 3); }

static void every_seventh_call(int64_t position)
{
    static int64_t calls;
    up_to(position, ++calls % 7 == 0 ? 2 : 3);
}

static bool is_answered; /* by answer() */

static void after_an_answer(int64_t position) { up_to(position, is_answered ? 2 : 3); }

static void up_from_30(int64_t position)
{
    up_to(position, 1);
    if (position == 30) {
        leave(31, "up");
    }
}

static void onto_itself(int64_t position)
{
    if (position == 7) {
        leave(7, "stay");
    }
    up_to(position, 1);
}

static void one_name(int64_t position)
{
    up_to(position, 1);
    if (position > 5) {
        leave(position - 2, "take 1");
    }
}

static void large_points(int64_t position)
{
    if (position > 0) {
        score(INT64_C(5000000000000000000), position - 1, "take 1");
    }
}

static void points_add_up(int64_t position)
{
    if (position > 0) {
        score(position % 2 == 1 ? INT64_C(1) << 60 : -(INT64_C(1) << 60), position - 1, "take 1");
    }
}

static void one_point(int64_t position)
{
    if (position > 0) {
        score(1, position - 1, "take 1");
    }
}

static void win_at_3(int64_t position)
{
    up_to(position, 2);
    if (position == 3) {
        win(0, "win");
    }
}

static void over_at_0(int64_t position)
{
    up_to(position, 2);
    if (position == 0) {
        over(WON);
    }
}

static void split(int64_t position)
{
    for (int64_t part = 1; 2 * part <= position; part++) {
        leave_two(part, position - part, "split off %" PRId64, part);
    }
}

static void both_to_0(int64_t position) /* p = 1 is {0|0}, which is not a number */
{
    if (position == 2 || position == 3) {
        leave(3 - position, "end");
    }
}

static void circle(int64_t position) { leave((position + 1) % 4, "on"); }

static void of_row(int64_t position)
{
    int64_t numbers[2];
    numbers_of(position, numbers);
}

static void half(void) { amounts_in(1, 2); }

static void flips(void)
{
    static int64_t calls;
    amount(1 + calls++ % 2);
}

static void zero(void) { amount(0); }

static void turned(void) { amounts_in(5, 3); }

static void by_input(void) { amounts_in(1, 3 + earlier % 2); }

/* ---- formulas ---- */

static int64_t by_four(int64_t position) { return position % 4 == 0 ? LOST : WON; }

static int64_t wrong_at_8(int64_t position) { return position == 8 ? WON : by_four(position); }

static int64_t wrong_at_0(int64_t position) { return position == 0 ? WON : by_four(position); }

static int64_t no_result(int64_t position) { return position > 20 ? 7 : by_four(position); }

static int64_t wrong_at_100(int64_t position) { return position == 100 ? WON : by_four(position); }

static int64_t shifted_from_21(int64_t position) { return by_four(position > 20 ? position + 1 : position); }

static int64_t far_lead(int64_t position) { return position > 20 ? INT64_MAX : position % 2; }

static bool to_20(int64_t position) { return position <= 20; }

static bool all(int64_t position) { return position >= 0; }

static bool large(int64_t position) { return position >= 20; }

/* ---- what is laid and printed ---- */

static struct game other = {.moves = two, .upwards = true, .misere = true};
static struct game again = {.moves = three, .upwards = true, .proved = wrong_at_100, .searched = to_20};

static void lay_twice(const struct game *game) { put_many(game, n, 2); }

static void lay_minus(const struct game *game) { put_many(game, n, -1); }

static void lay_below_0(const struct game *game) { put(game, -n); }

static void lay_none(const struct game *game) { put_many(game, n, 0); }

static void lay_beside_misere(const struct game *game)
{
    put(game, n);
    put(&other, n);
}

static void lay_second_mover(const struct game *game)
{
    to_move(1);
    put(game, n);
}

static void lay_by_turns(const struct game *game) { put(earlier == 0 ? game : &again, n); }

static void say_first(const struct game *game)
{
    (void)game;
    print("first\n");
}

static void say_draw(const struct game *game)
{
    (void)game;
    print("draw\n");
}

static void say_nothing(const struct game *game) { (void)game; }

static void say_and_change(const struct game *game)
{
    print("%s\n", wins(game, n) ? "first" : "second");
    is_answered = true;
}

static void say_grundy(const struct game *game) { print("%" PRId64 "\n", grundy(game, n)); }

static void say_number(const struct game *game)
{
    int halvings;
    print("%" PRId64 "\n", value_as_number(game, n / 2, &halvings));
}

static void say_move(const struct game *game)
{
    (void)game;
    leave(n, "take");
}

static void lay_in_answer(const struct game *game) { put(game, n); }

static void say_refused(const struct game *game)
{
    (void)game;
    print("refused\n"); /* by accepts() */
}

/* clang-format off */
static const struct belief {
    struct game game;
    void (*lay)(const struct game *game);
    void (*answer)(const struct game *game); /* NULL: who wins */
    const char *games;
} beliefs[] = {
    {{.moves = large_points, .scores = true}, NULL, NULL, "3"},
        /* a move of position 3 scores 5000000000000000000 points: they must lie between -2^61 and 2^61 */
    {{.moves = points_add_up, .scores = true}, NULL, NULL, "9"},
        /* the points of a game add up to more than 2^61, or to less than -2^61 */
    {{.moves = one_point, .scores = true, .proved = far_lead, .searched = to_20}, NULL, NULL, "1 2 3 4 5 6 7 8 9 10 50"},
        /* the formula (.proved) says a lead of 9223372036854775807 for position 50: leads lie between -2^61 and 2^61 */
    {{.moves = none_at_5000, .code = "0.333"}, NULL, NULL, "5001"},
        /* a pile of 5000 has 0 moves, but by the code 0.333 it has 3 */
    {{.moves = four_at_5000, .code = "0.333"}, NULL, NULL, "5003"},
        /* the move of a pile of 5000 to 4996 and 0 is not a move of the code 0.333 */
    {{.moves = three, .code = "0.33"}, NULL, NULL, "7"},
        /* the move of a pile of 7 to 4 and 0 is not a move of the code 0.33 */
    {{.amounts = half, .code = "0.333"}, NULL, NULL, "7"},
        /* the moves of a game are given once: by .amounts, without .moves and .code */
    {{.amounts = half, .moves = three}, NULL, NULL, "7"},
        /* the moves of a game are given once: by .amounts, without .moves and .code */
    {{.moves = by_input_from_50, .upwards = true, .fixed = true}, NULL, NULL, "90 30 40 20"},
        /* has other moves than in an earlier game, but .fixed promises that they never depend on the input */
    {{.moves = by_input_from_50, .fixed = true}, NULL, NULL, "90 30 40 20"},
        /* has other moves than in an earlier game, but .fixed promises that they never depend on the input */
    {{.moves = by_input_at_77, .upwards = true, .fixed = true}, NULL, NULL, "77 7"},
        /* position 77 has other moves than in an earlier game, but .fixed promises that they never depend on the input */
    {{.moves = every_seventh_call, .upwards = true}, NULL, NULL, "30"},
        /* differ when listed again: moves() must not keep state between calls */
    {{.moves = after_an_answer, .upwards = true, .fixed = true}, NULL, say_and_change, "30 20 10"},
        /* has other moves than in an earlier game, but .fixed promises that they never depend on the input */
    {{.amounts = flips}, NULL, NULL, "30"},
        /* the amounts differ when they are listed again: amounts() must not keep state between calls */
    {{.amounts = zero}, NULL, NULL, "30"},
        /* the amounts 0 to 0: the lowest must be 1 or more, and not above the highest */
    {{.amounts = turned}, NULL, NULL, "30"},
        /* the amounts 5 to 3: the lowest must be 1 or more, and not above the highest */
    {{.amounts = by_input, .fixed = true}, NULL, NULL, "30 31"},
        /* the amounts are others than in an earlier game, but .fixed promises that they never depend on the input */
    {{.moves = three, .upwards = true, .proved = wrong_at_8, .searched = to_20}, NULL, NULL, "8"},
        /* position 8: lost by the search, but won by the formula (.proved) */
    {{.moves = three, .upwards = true, .proved = wrong_at_0, .searched = to_20}, NULL, NULL, "0"},
        /* position 0: lost by the search, but won by the formula (.proved) */
    {{.moves = three, .upwards = true, .proved = no_result, .searched = to_20}, NULL, NULL, "50"},
        /* the formula (.proved) says 7 for position 50, which is none of LOST, DRAWN and WON */
    {{.moves = three, .upwards = true, .proved = wrong_at_100, .searched = to_20}, NULL, NULL, "101"},
        /* position 101: won by the formula (.proved), but lost by what its moves lead to */
    {{.moves = three, .upwards = true, .proved = shifted_from_21, .searched = to_20}, NULL, NULL, "23"},
        /* by the formula (.proved), but won by what its moves lead to */
    {{.moves = three, .upwards = true, .proved = by_four, .searched = to_20}, lay_by_turns, NULL, "30 30"},
        /* all games of a problem must have the same formula (.proved) */
    {{.moves = three, .upwards = true, .proved = by_four, .searched = all}, NULL, NULL, "1000000000000"},
        /* position 1000000000000 is too far up to be searched */
    {{.moves = three, .listed = large}, NULL, NULL, "22"},
        /* a move of position 22 leads to one whose moves cannot be .listed */
    {{.moves = three, .listed = large}, NULL, NULL, "7"},
        /* position 7 cannot be searched: its game has no moves there */
    {{.moves = up_from_30, .upwards = true}, NULL, NULL, "35"},
        /* a move leads to 31, which is not a smaller position from 0 up, as .upwards promises */
    {{.moves = up_from_30}, NULL, NULL, "35"},
        /* comes back to itself; if that may be, say .endless */
    {{.moves = onto_itself}, NULL, NULL, "9"},
        /* the game does not end: position 7 comes back to itself; if that may be, say .endless */
    {{.moves = circle, .endless = true}, NULL, say_grundy, "2"},
        /* a game that is .endless has outcomes only: no Grundy numbers, no scores, no sums */
    {{.moves = circle, .endless = true}, lay_twice, NULL, "2"},
        /* a game that is .endless has outcomes only: no Grundy numbers, no scores, no sums */
    {{.moves = circle, .endless = true}, NULL, say_first, "2"},
        /* the answer names first, but it is a draw */
    {{.moves = one_name, .upwards = true}, NULL, NULL, "9"},
        /* two moves of position 7 are called "take 1" */
    {{.moves = win_at_3, .scores = true}, NULL, NULL, "4"},
        /* a move of position 3 wins at once, but in a game of .scores points decide */
    {{.moves = win_at_3, .upwards = true, .misere = true}, lay_twice, NULL, "4"},
        /* a misere sum is not worked out where a move wins at once */
    {{.moves = over_at_0, .upwards = true}, lay_twice, NULL, "4"},
        /* over() works only in a game without scores that is the only part */
    {{.moves = over_at_0, .scores = true}, NULL, NULL, "4"},
        /* over() works only in a game without scores that is the only part */
    {{.moves = split, .upwards = true}, NULL, NULL, "4"},
        /* a move leaves two positions: the game needs .splits */
    {{.moves = split, .upwards = true, .splits = true, .misere = true}, NULL, NULL, "4"},
        /* where a move leaves two positions there are no scores, and no misere play is worked out */
    {{.moves = split, .upwards = true, .splits = true, .scores = true}, NULL, NULL, "4"},
        /* where a move leaves two positions there are no scores, and no misere play is worked out */
    {{.moves = split, .splits = true, .endless = true}, NULL, NULL, "4"},
        /* a game that is .endless has outcomes only: no Grundy numbers, no scores, no sums */
    {{.code = "4.(3)", .misere = true}, lay_twice, NULL, "4"},
        /* where a move leaves two positions there are no scores, and no misere play is worked out */
    {{.moves = one_point, .scores = true, .misere = true}, NULL, NULL, "4"},
        /* a game of .scores is won by the larger lead, so it cannot be .misere */
    {{.moves = one_point, .scores = true}, lay_twice, NULL, "4"},
        /* a game with scores must be the only part */
    {{.moves = one_point, .scores = true}, lay_none, NULL, "4"},
        /* nothing lies on the table of a game that is .misere or of .scores: put a position without moves */
    {{.moves = one_point}, NULL, NULL, "4"},
        /* a move scores points: the game needs .scores */
    {{.moves = both_to_0, .numbers = true}, NULL, say_number, "2"},
        /* position 2 is not worth a number */
    {{.moves = three, .numbers = true}, NULL, NULL, "8"},
        /* in a game of .numbers, a move of position 2p leads to an odd one */
    {{.moves = both_to_0, .numbers = true}, lay_second_mover, NULL, "2"},
        /* in a game of .numbers, the first player is to move in position 2p and the second in 2p + 1, but to_move() */
    {{.moves = of_row}, NULL, NULL, "3"},
        /* position 3 was not made by position_of() */
    {{.moves = three, .upwards = true}, lay_minus, NULL, "4"},
        /* put(): the position 4, -1 times: neither may be negative */
    {{.moves = three, .upwards = true}, lay_below_0, NULL, "4"},
        /* put(): the position -4, 1 times: neither may be negative */
    {{.moves = two, .upwards = true}, lay_beside_misere, NULL, "4"},
        /* a sum of normal and misere games cannot be worked out */
    {{.moves = three, .upwards = true}, lay_second_mover, say_first, "5"},
        /* the answer names first, but second wins */
    {{.moves = three, .upwards = true}, NULL, say_draw, "5"},
        /* the answer names a draw, but first wins */
    {{.moves = three, .upwards = true}, NULL, say_nothing, "5"},
        /* answer() prints nothing for the input */
    {{.moves = three, .upwards = true}, NULL, say_move, "5"},
        /* leave(), score() and win() are only for moves() */
    {{.moves = three, .upwards = true}, NULL, lay_in_answer, "5"},
        /* put() is only for input() and position(), not for answer() */
    {{.moves = three, .upwards = true}, NULL, say_refused, "5"},
        /* accepts() refuses what answer() prints: refused */
};
/* clang-format on */

static void preamble(void)
{
    which = number("which", 0, (int64_t)(sizeof beliefs / sizeof *beliefs) - 1);
    next_line();
    earlier = -1;
}

static void input(void)
{
    n = number("n", 0, INT64_MAX);
    earlier++;
    const struct belief *b = &beliefs[which];
    if (b->lay != NULL) {
        b->lay(&b->game);
    } else {
        put(&b->game, n);
    }
}

static void answer(void)
{
    const struct belief *b = &beliefs[which];
    if (b->answer != NULL) {
        b->answer(&b->game);
    } else {
        const int64_t ahead = lead(&b->game, n); /* as the engine would print it */
        print("%s\n", ahead > 0 ? "first" : ahead < 0 ? "second" : "draw");
    }
}

static bool accepts(const char *words) { return strcmp(words, "refused") != 0; }

static void cases(void)
{
    const char *entry = getenv("BELIEF");
    const int64_t tried = entry != NULL ? strtoll(entry, NULL, 10) : 0;
    add_input("%" PRId64 "\n", tried);
    for (const char *at = beliefs[tried].games; *at != '\0'; at++) {
        add_input("%c", *at == ' ' ? '\n' : *at);
    }
    try_input("belief", "\n");
}

const struct problem problem = {.rule = "Rules that are not as they say.",
                                .players = {"first", "second"},
                                .outputs = {NULL, NULL, "draw"},
                                .games = {TO_THE_END, NULL, 1, 100},
                                .preamble = preamble,
                                .input = input,
                                .answer = answer,
                                .accepts = accepts,
                                .cases = cases};
