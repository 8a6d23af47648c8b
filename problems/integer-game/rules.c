/* integer-game: the first player names a number, the second one adds it to one of three piles, not to the last one. */
#include "rules.h"

enum { LARGE = 1000000000, TURNS = 1000, PILES = 3, NEEDED = 3, SMALL = 4, HIGHEST = 13 };

static const int64_t LARGEST_NAME = INT64_C(1000000000000);

/* ---- a position: what was named, 0: a number is to be named; the pile that has grown last, or 0; how many turns are left;
   then the piles. On a board there are three turns, and the numbers up to HIGHEST ---- */

enum { NAMED, LAST, LEFT, FIRST, LENGTH = FIRST + PILES };

static bool are_two_equal(const int64_t *pile)
{
    return pile[0] == pile[1] || pile[0] == pile[2] || pile[1] == pile[2];
}

static void moves(int64_t position)
{
    int64_t at[LENGTH];
    numbers_of(position, at);
    const int64_t named = at[NAMED];
    const int64_t last = at[LAST];
    if (named == 0 && (are_two_equal(at + FIRST) || at[LEFT] == 0)) {
        over(are_two_equal(at + FIRST) ? WON : LOST); /* of the first player */
        return;
    }
    for (int64_t y = 1; y <= HIGHEST && named == 0; y++) {
        at[NAMED] = y;
        leave(position_of(at, LENGTH), "say %" PRId64, y);
        spot("+%" PRId64, y);
    }
    at[NAMED] = 0;
    at[LEFT] -= named > 0 ? 1 : 0;
    for (int64_t grown = 1; grown <= PILES && named > 0; grown++) {
        if (grown != last) {
            at[LAST] = grown;
            at[FIRST + grown - 1] += named;
            leave(position_of(at, LENGTH), "add to pile %" PRId64, grown);
            spot("%" PRId64, grown);
            at[FIRST + grown - 1] -= named;
        }
    }
}

static void show(int64_t position)
{
    int64_t at[LENGTH];
    numbers_of(position, at);
    fact("piles:");
    for (int64_t i = 0; i < PILES; i++) {
        piece(" %" PRId64, at[FIRST + i]);
        spot("%" PRId64, i + 1);
    }
    if (at[LAST] > 0) {
        fact("; grown last: pile %" PRId64, at[LAST]);
    }
    if (at[NAMED] > 0) {
        fact("; said: %" PRId64, at[NAMED]);
    }
    fact("; turns left: %" PRId64, at[LEFT]);
    if (at[LEFT] <= NEEDED) {
        fact("; numbers up to %d", HIGHEST);
    }
}

static struct game after_start = {.moves = moves, .fixed = true};

/* The theorem of the page: three turns suffice. What comes after the start is searched. */
static int64_t proved(int64_t position)
{
    int64_t at[LENGTH];
    numbers_of(position, at);
    if (at[LEFT] >= NEEDED && at[NAMED] == 0) {
        return WON;
    }
    return at[LEFT] <= NEEDED && wins(&after_start, position) ? WON : LOST;
}

static bool is_small(int64_t position)
{
    int64_t at[LENGTH];
    numbers_of(position, at);
    return at[LEFT] <= NEEDED;
}

static int64_t why(int64_t position)
{
    int64_t at[LENGTH];
    numbers_of(position, at);
    if (at[LEFT] >= NEEDED && at[NAMED] == 0) {
        print(
            "Three turns are enough, whatever the piles. A large number makes one of them the largest, and that may "
            "not grow in the next turn. Twice the largest less the two others, named next, leaves three piles in equal "
            "steps, and again the largest may not grow. The length of a step then makes two piles equal.");
    }
    return proved(position);
}

/* With a number as large as the piles, the one that grows is the largest. */
static void winning(int64_t position)
{
    int64_t at[LENGTH];
    numbers_of(position, at);
    if (at[LEFT] >= NEEDED && at[NAMED] == 0) {
        for (int64_t i = FIRST; i < LENGTH; i++) {
            at[NAMED] = at[i] > at[NAMED] ? at[i] : at[NAMED];
        }
        leave(position_of(at, LENGTH), "say %" PRId64, at[NAMED]);
    }
}

static struct game game = {.moves = moves,
                           .fixed = true,
                           .listed = is_small,
                           .searched = is_small,
                           .proved = proved,
                           .why = why,
                           .winning = winning,
                           .show = show,
                           .board = "row"};

static int64_t pile[PILES];

static void input(void)
{
    bool is_small_one = true;
    pile[0] = number("a", 1, LARGE);
    pile[1] = number("b", 1, LARGE);
    pile[2] = number("c", 1, LARGE);
    must(!are_two_equal(pile), "the piles must be different");
    for (int64_t i = 0; i < PILES; i++) {
        is_small_one = is_small_one && pile[i] <= SMALL;
    }
    const int64_t at[LENGTH] = {0, 0, is_small_one ? NEEDED : TURNS, pile[0], pile[1], pile[2]};
    put(&game, position_of(at, LENGTH));
}

/* ---- the conversation ---- */

/* The pile that grows: one that leaves no two equal, if there is one; else 0. The smallest such, or any. */
static int64_t reply(int64_t named, int64_t last)
{
    int64_t chosen = 0;
    int64_t count = 0;
    for (int64_t grown = 1; grown <= PILES; grown++) {
        pile[grown - 1] += named;
        const bool is_good = grown != last && !are_two_equal(pile);
        pile[grown - 1] -= named;
        count += is_good ? 1 : 0;
        const bool is_smaller = chosen == 0 || pile[grown - 1] < pile[chosen - 1];
        chosen = is_good && (opponent() == 0 ? is_smaller : random_in(1, count) == 1) ? grown : chosen;
    }
    return chosen;
}

static void converse(void)
{
    int64_t named = 0;
    int64_t last = 0;
    tell("%" PRId64 " %" PRId64 " %" PRId64, pile[0], pile[1], pile[2]);
    const int side = hear_one_of("First", "Second");
    if (side == 1) {
        refuse("it plays Second, and First can win");
    }
    for (int64_t turn = 0; turn < TURNS; turn++) {
        if (!hear("y", 1, LARGEST_NAME, &named)) {
            return;
        }
        last = reply(named, last);
        tell("%" PRId64, last);
        if (last == 0) {
            return;
        }
        pile[last - 1] += named;
    }
    refuse("1000 turns are over, and no two piles are equal");
}

static void cases(void)
{
    for (int64_t a = 1; a <= SMALL + 2; a++) {
        for (int64_t b = 1; b <= SMALL + 2; b++) {
            for (int64_t c = 1; c <= SMALL + 2; c++) {
                if (a != b && a != c && b != c) {
                    add_input("%" PRId64 " %" PRId64 " %" PRId64, a, b, c);
                    try_input("small", "\n");
                }
            }
        }
    }
    random_inputs("random", 60, "a 1..1000, b 1..1000, c 1..1000");
    random_inputs("large", 60, "");
    edge_inputs("edges", 20, "");
}

const struct problem problem = {
    .rule =
        "The first player names a number, and the second one adds so many stones to one of three piles, but not to the "
        "pile of the turn before. The first player wins when two piles are equal, the second one when the turns are "
        "over.",
    .players = {"the first player", "the second player"},
    .outputs = {"First", "Second"},
    .input = input,
    .cases = cases,
    .converse = converse,
};
