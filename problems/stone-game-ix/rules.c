/* stone-game-ix: remove a stone; who makes the sum of all removed ones divisible by 3 loses. */
#include "rules.h"

enum { MAX = 100000, HIGHEST = 10000, SEARCHED = 30, NONE_YET = 3 };
enum { PLAYER, SUM, LEFT, NUMBERS = LEFT + 3 };

/* A position: who is to move, 0 for Alice; the sum of what was removed, divided by 3, the remainder, or NONE_YET; and how
   many stones of each remainder are left. */
static int64_t after(const int64_t *at, int64_t remainder)
{
    int64_t next[NUMBERS];
    for (int i = 0; i < NUMBERS; i++) {
        next[i] = at[i];
    }
    next[PLAYER] = 1 - at[PLAYER];
    next[SUM] = (at[SUM] + remainder) % 3;
    next[LEFT + remainder]--;
    return position_of(next, NUMBERS);
}

static void moves(int64_t position)
{
    int64_t at[NUMBERS];
    numbers_of(position, at);
    if (at[SUM] == 0) {
        over(WON);
        return;
    }
    if (at[LEFT] + at[LEFT + 1] + at[LEFT + 2] == 0) {
        over(at[PLAYER] == 1 ? WON : LOST);
    }
    for (int64_t remainder = 0; remainder < 3; remainder++) {
        if (at[LEFT + remainder] > 0) {
            leave(after(at, remainder), "remove a stone of remainder %" PRId64, remainder);
        }
    }
}

static void show(int64_t position)
{
    int64_t at[NUMBERS];
    numbers_of(position, at);
    if (at[SUM] == NONE_YET) {
        fact("none was removed");
    } else {
        fact("remainder of the sum: %" PRId64, at[SUM]);
    }
    fact("; stones of remainder 0, 1, 2:");
    for (int64_t remainder = 0; remainder < 3; remainder++) {
        piece(" %" PRId64, at[LEFT + remainder]);
    }
}

static bool searched(int64_t position)
{
    int64_t at[NUMBERS];
    numbers_of(position, at);
    return at[LEFT] + at[LEFT + 1] + at[LEFT + 2] <= SEARCHED;
}

/* ---- the formula of the page: once a stone is removed, the order of the others is forced ---- */

/* How many more stones can be removed before the sum has to be divisible by 3; and whether none is left then. */
static int64_t safe_moves(const int64_t *at, bool *none_is_left)
{
    const int64_t next = at[LEFT + at[SUM]]; /* their remainder is wanted first, then by turns */
    const int64_t other = at[LEFT + 3 - at[SUM]];
    const int64_t by_turns = next <= other ? 2 * next : 2 * other + 1;
    *none_is_left = by_turns == next + other;
    return at[LEFT] + by_turns;
}

static int64_t result_of(const int64_t *at)
{
    if (at[SUM] == 0) {
        return WON;
    }
    bool none_is_left = false;
    const int64_t safe = safe_moves(at, &none_is_left);
    return none_is_left ? (at[PLAYER] == 1 ? WON : LOST) : safe % 2 == 1 ? WON : LOST;
}

static int64_t proved(int64_t position)
{
    int64_t at[NUMBERS];
    int64_t next[NUMBERS];
    int64_t best = LOST;
    numbers_of(position, at);
    if (at[SUM] != NONE_YET) {
        return result_of(at);
    }
    for (int64_t remainder = 1; remainder < 3; remainder++) {
        if (at[LEFT + remainder] > 0) {
            numbers_of(after(at, remainder), next);
            best = result_of(next) == LOST ? WON : best;
        }
    }
    return best;
}

static int64_t why_at_first(const int64_t *at)
{
    const int64_t ones = at[LEFT + 1];
    const int64_t twos = at[LEFT + 2];
    if (ones == 0 && twos == 0) {
        print("All stones are divisible by 3, so the first one loses.");
        return LOST;
    }
    if (at[LEFT] % 2 == 0) {
        if (ones == 0 || twos == 0) {
            print("The number of stones divisible by 3 is even, so they change nothing, and all others have one "
                  "remainder: the third of them loses, or none is left.");
            return LOST;
        }
        print("The number of stones divisible by 3 is even, so they change nothing. Begin with remainder %d, which has "
              "no "
              "more stones than the other one: Bob is the first without a good stone.",
              ones <= twos ? 1 : 2);
        return WON;
    }
    if (ones - twos > 2 || twos - ones > 2) {
        print("The number of stones divisible by 3 is odd, so they change who is the first without a good stone. Begin "
              "with remainder %d: there are at least 3 more of it than of the other one.",
              ones > twos ? 1 : 2);
        return WON;
    }
    print("The number of stones divisible by 3 is odd, so they change who is the first without a good stone, and of "
          "remainder 1 and 2 there are nearly as many: they differ by at most 2.");
    return LOST;
}

static int64_t why(int64_t position)
{
    int64_t at[NUMBERS];
    bool none_is_left = false;
    numbers_of(position, at);
    if (at[SUM] == NONE_YET) {
        return why_at_first(at);
    }
    if (at[SUM] == 0) {
        print("The sum is divisible by 3.");
        return WON;
    }
    const int64_t safe = safe_moves(at, &none_is_left);
    print("So many stones can still be removed before the sum has to be divisible by 3: %" PRId64 ".", safe);
    if (none_is_left) {
        print(" Then none is left, and Bob wins.");
    }
    return result_of(at);
}

static struct game game = {
    .moves = moves, .fixed = true, .show = show, .searched = searched, .proved = proved, .why = why};

static void input(void)
{
    int64_t at[NUMBERS] = {[SUM] = NONE_YET};
    const int64_t count = count_of_next("n", 1, MAX);
    next_line();
    for (int64_t i = 0; i < count; i++) {
        at[LEFT + number("stone", 1, HIGHEST) % 3]++;
    }
    put(&game, position_of(at, NUMBERS));
}

static void cases(void)
{
    every_input("small", "n 1..5, stone 1..3");
    random_inputs("random", 200, "n 6..12, stone 1..3");
    random_inputs("random", 100, "n 6..30");
    random_inputs("few", 60, "n 1..12, stone 3..4"); /* of two remainders */
    random_inputs("few", 60, "n 1..12, stone 2..3");
    random_inputs("few", 60, "n 13..300, stone 1..2");
    random_inputs("large", 12, "n 99000..100000");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move removes a stone. Whoever makes the sum of all stones that were removed divisible by 3 loses; if "
            "none is "
            "left, Bob wins.",
    .players = {"Alice", "Bob"},
    .input = input,
    .cases = cases,
    .forms =
        (const struct problem[]){
            {.form = "leetcode-2029",
             .players = {"Alice", "Bob"},
             .outputs = {"true", "false"},
             .function = true,
             .input = input,
             .cases = cases},
            {0},
        },
};
