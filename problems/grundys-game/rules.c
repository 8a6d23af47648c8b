/* grundys-game: split a pile into two unequal piles; whoever makes the last move wins. */
#include "rules.h"

enum { GAMES = 100000, MAX = 1000000, SEARCHED = 2000, VALUES = 256, QUICK_STEPS = 4, MANY = 512 /* splits */ };

static void moves(int64_t pile)
{
    for (int64_t part = 1; part < pile - part; part++) {
        leave_two(part, pile - part, "%" PRId64 " and %" PRId64, part, pile - part);
    }
}

/* ---- the formula of the page: Grundy numbers of all piles, by the few piles of rare numbers ---- */

static uint8_t grundy_of[MAX + 1];
static int64_t rare_piles[MAX]; /* ascending; up to 10^6 there are 1273 */
static int64_t rare_count;
static int32_t seen_at[VALUES]; /* the pile that last showed this number */
static bool is_rare[VALUES]; /* an even number of ones above the lowest binary digit: the XOR of two numbers is rare if
                                both or neither of them is */

/* VALUES, if none is. */
static int64_t least_unseen(int64_t pile, bool rare)
{
    int64_t number = 0;
    while (number < VALUES && (is_rare[number] != rare || seen_at[number] == pile)) {
        number++;
    }
    return number;
}

static void look_at(int64_t pile, int64_t part) { seen_at[grundy_of[part] ^ grundy_of[pile - part]] = (int32_t)pile; }

static void find_number(int64_t pile)
{
    /* A common number comes only from a rare pile and a common one. */
    for (int64_t i = 0; i < rare_count; i++) {
        if (2 * rare_piles[i] != pile) {
            look_at(pile, rare_piles[i]);
        }
    }
    worked(rare_count / QUICK_STEPS);
    const int64_t common = least_unseen(pile, false);
    const int64_t end = (pile + 1) / 2;
    int64_t part = 1;
    while (part < end && least_unseen(pile, true) < common) { /* usually many splits show all rare numbers below it */
        for (const int64_t stop = part + MANY < end ? part + MANY : end; part < stop; part++) {
            look_at(pile, part);
        }
    }
    const int64_t rare = least_unseen(pile, true);
    insist(rare < VALUES || common < VALUES, "a Grundy number is too large for the table");
    grundy_of[pile] = (uint8_t)(rare < common ? rare : common);
    if (rare < common) {
        rare_piles[rare_count++] = pile;
    }
}

static int64_t proved(int64_t pile)
{
    static int64_t filled;
    for (int64_t number = 0; filled == 0 && number < VALUES; number++) {
        is_rare[number] = number < 2 || is_rare[number / 2] != (number / 2 % 2 == 1);
    }
    while (filled < pile) {
        find_number(++filled);
    }
    return grundy_of[pile] > 0 ? WON : LOST;
}

static bool listed(int64_t pile) { return pile <= SEARCHED; }

static int64_t why(int64_t pile)
{
    const int64_t result = proved(pile);
    print("The Grundy number of %" PRId64 " is %" PRId64 ".", pile, (int64_t)grundy_of[pile]);
    for (int64_t part = 1; part < pile - part; part++) {
        if (grundy_of[part] == grundy_of[pile - part]) {
            print(" A move that wins leaves two piles with equal numbers, such as %" PRId64 " and %" PRId64 ".", part,
                  pile - part);
            return WON;
        }
    }
    print(" No two parts that are not equal have equal numbers.");
    return result == LOST ? LOST : WON;
}

static struct game piles = {.moves = moves,
                            .listed = listed,
                            .splits = true,
                            .fixed = true,
                            .upwards = true,
                            .unit = "coins",
                            .proved = proved,
                            .why = why};

static void input(void) { put(&piles, number("n", 1, MAX)); }

static void cases(void)
{
    every_input("small", "t 1, n 1..30");
    every_input("two-games", "t 2, n 1..5");
    for (int64_t last = 1; last <= 1400; last += last < 100 ? 10 : 100) {
        add_input("%" PRId64 "\n", last);
        for (int64_t pile = 1; pile <= last; pile++) {
            add_input("%" PRId64 "\n", pile);
        }
        try_input("from-1", "");
    }
    random_inputs("random", 200, "t 1..30");
    for (int64_t first = 1; first <= MAX; first += GAMES) { /* every pile once */
        add_input("%d\n", GAMES);
        for (int64_t pile = first; pile < first + GAMES; pile++) {
            add_input("%" PRId64 "\n", pile);
        }
        try_input("all", "");
    }
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move splits a pile into two that are not empty and not equal; whoever makes the last move wins.",
    .outputs = {"first", "second"},
    .games = {COUNTED, "t", 1, GAMES},
    .input = input,
    .cases = cases,
};
