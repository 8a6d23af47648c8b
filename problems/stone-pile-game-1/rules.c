/* stone-pile-game-1: take a stone from each of two piles, add one to the third; whoever cannot move wins. */
#include "rules.h"

enum { PILES = 3, MAX_GAMES = 100000, SEARCHED = 12 };

static int64_t games;
static int64_t sizes[MAX_GAMES][PILES];

static void moves(int64_t position)
{
    for (int add = 0; add < PILES; add++) {
        int64_t piles[PILES];
        unrow(position, piles);
        int64_t *one = &piles[(add + 1) % PILES];
        int64_t *other = &piles[(add + 2) % PILES];
        if (*one > 0 && *other > 0) {
            (*one)--;
            (*other)--;
            piles[add]++;
            say("add to pile %d", add + 1);
            leave(row(piles, PILES));
        }
    }
}

static void show(int64_t position)
{
    print("piles %" PRId64 ", %" PRId64 ", %" PRId64 "\n", row_at(position, 0), row_at(position, 1),
          row_at(position, 2));
}

static struct game three = {.moves = moves, .misere = true, .fixed = true, .show = show};

/*
 * A pile from 4 on may be replaced by 2 or 3, whichever is even or odd as it is. This is checked by search
 * for all piles up to 6 (and more), and so holds for all, by induction on the sum: a pile v from 6 on, and 4
 * or 5 in its place, are above 0 both, and a move leaves v - 1 or v + 1 of the one and 3, 4, 5 or 6 of the
 * other, which have the same replacement. So both positions have moves that lead to positions with the same
 * winner.
 */
static int64_t replaced(int64_t pile)
{
    return pile < 4 ? pile : 2 + pile % 2;
}

static bool replacement_wins(const int64_t *piles)
{
    const int64_t small[PILES] = {replaced(piles[0]), replaced(piles[1]), replaced(piles[2])};
    return wins(&three, row(small, PILES));
}

static void input(void)
{
    games = number("T", 1, MAX_GAMES);
    for (int64_t i = 0; i < games; i++) {
        next_line();
        for (int pile = 0; pile < PILES; pile++) {
            sizes[i][pile] = number("pile size", 0, 1000000000000000000);
        }
    }
}

static void answer(void)
{
    for (int64_t i = 0; i < games; i++) {
        const int64_t *s = sizes[i];
        const bool small = s[0] <= SEARCHED && s[1] <= SEARCHED && s[2] <= SEARCHED;
        print("%s\n", (small ? wins(&three, row(s, PILES)) : replacement_wins(s)) ? "R" : "B");
    }
}

static void check_and_add(const int64_t *piles)
{
    demand(wins(&three, row(piles, PILES)) == replacement_wins(piles),
           "%" PRId64 " %" PRId64 " %" PRId64 " has not the winner of its replacement", piles[0], piles[1],
           piles[2]);
    add_input("%" PRId64 " %" PRId64 " %" PRId64 "\n", piles[0], piles[1], piles[2]);
}

static void all_searched(void)
{
    int64_t piles[PILES];
    add_input("%d\n", (SEARCHED + 1) * (SEARCHED + 1) * (SEARCHED + 1));
    for (piles[0] = 0; piles[0] <= SEARCHED; piles[0]++) {
        for (piles[1] = 0; piles[1] <= SEARCHED; piles[1]++) {
            for (piles[2] = 0; piles[2] <= SEARCHED; piles[2]++) {
                check_and_add(piles);
            }
        }
    }
    try_added("table");
}

/* One pile near a number at which a type of C ends, the others small, in every place. */
static void near(int64_t end)
{
    for (int64_t large = end - 1; large <= end + 1; large++) {
        for (int64_t a = 0; a <= 2; a++) {
            for (int64_t b = 0; b <= 2; b++) {
                try_input("limit", "1\n%" PRId64 " %" PRId64 " %" PRId64 "\n", a, b, large);
                try_input("limit", "1\n%" PRId64 " %" PRId64 " %" PRId64 "\n", a, large, b);
                try_input("limit", "1\n%" PRId64 " %" PRId64 " %" PRId64 "\n", large, a, b);
            }
        }
    }
}

static void many_games(void)
{
    add_input("%d\n", MAX_GAMES);
    for (int i = 0; i < MAX_GAMES; i++) {
        for (int pile = 0; pile < PILES; pile++) {
            add_input("%" PRId64 "%s", random_magnitude(0, 1000000000000000000),
                      pile < PILES - 1 ? " " : "\n");
        }
    }
    try_added("large");
}

static void cases(void)
{
    narrow("T", 1, 1);
    narrow("pile size", 0, 4);
    every_input("small");
    widen();
    all_searched();
    near(INT64_C(1) << 31);
    near(INT64_C(1) << 32);
    near(INT64_C(1) << 53);
    narrow("T", 1, 200);
    random_inputs("random", 200);
    narrow("T", 1, 20);
    edge_inputs("edge", 60);
    widen();
    many_games();
    largest_input("largest");
}

const struct problem problem = {
    .rule =
        "A move takes one stone from each of two piles and adds one to the third; whoever cannot move wins.",
    .players = {"R", "B"},
    .known = "larger piles as smaller ones, checked by search and proved by induction",
    .input = input,
    .answer = answer,
    .cases = cases,
};
