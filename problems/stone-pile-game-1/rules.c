/* stone-pile-game-1: take a stone from each of two piles, add one to the third; whoever cannot move wins. */
#include "rules.h"

enum { PILES = 3, MAX_GAMES = 200000, SEARCHED = 12 };
static const int64_t MAX_SIZE = 1000000000;

static void moves(int64_t position)
{
    for (int add = 0; add < PILES; add++) {
        int64_t piles[PILES];
        numbers_of(position, piles);
        int64_t *one = &piles[(add + 1) % PILES];
        int64_t *other = &piles[(add + 2) % PILES];
        if (*one > 0 && *other > 0) {
            (*one)--;
            (*other)--;
            piles[add]++;
            leave(position_of(piles, PILES), "add to pile %d", add + 1);
            spot("%d", add + 1);
        }
    }
}

static void show(int64_t position)
{
    int64_t piles[PILES];
    numbers_of(position, piles);
    print("piles");
    for (int i = 0; i < PILES; i++) {
        piece(" %" PRId64, piles[i]);
    }
}

static bool searched(int64_t position)
{
    int64_t piles[PILES];
    numbers_of(position, piles);
    return piles[0] <= SEARCHED && piles[1] <= SEARCHED && piles[2] <= SEARCHED;
}

static struct game without_formula = {.moves = moves, .misere = true, .fixed = true};

/*
 * A pile of 4 or more may be replaced by 2 or 3, whichever has the same parity. This is checked by search for
 * all piles up to 12, and so holds for all, by induction on the sum: a pile v of 6 or more and the 4 or 5 in
 * its place are both above 0, and a move leaves v - 1 or v + 1 of the one and 3, 4, 5 or 6 of the other,
 * which have the same replacement. So both positions have moves that lead to positions with the same winner.
 */
static int64_t proved(int64_t position)
{
    int64_t piles[PILES];
    numbers_of(position, piles);
    for (int i = 0; i < PILES; i++) {
        piles[i] = piles[i] < 4 ? piles[i] : 2 + piles[i] % 2;
    }
    return wins(&without_formula, position_of(piles, PILES)) ? WON : LOST;
}

static struct game three = {
    .moves = moves, .misere = true, .fixed = true, .show = show, .searched = searched, .proved = proved};

static void input(void)
{
    int64_t sizes[PILES];
    for (int pile = 0; pile < PILES; pile++) {
        sizes[pile] = number("pile size", 1, MAX_SIZE);
    }
    put(&three, position_of(sizes, PILES));
}

/* One pile of these sizes, the others small, in every place. */
static void large_pile(int64_t low, int64_t high)
{
    for (int64_t large = low; large <= high; large++) {
        for (int64_t a = 1; a <= 3; a++) {
            for (int64_t b = 1; b <= 3; b++) {
                try_input("limit", "1\n%" PRId64 " %" PRId64 " %" PRId64 "\n", a, b, large);
                try_input("limit", "1\n%" PRId64 " %" PRId64 " %" PRId64 "\n", a, large, b);
                try_input("limit", "1\n%" PRId64 " %" PRId64 " %" PRId64 "\n", large, a, b);
            }
        }
    }
}

static void cases(void)
{
    every_input("small", "T 1, pile size 1..5");
    add_input("%d\n", SEARCHED * SEARCHED * SEARCHED);
    for (int i = 0; i < SEARCHED * SEARCHED * SEARCHED; i++) {
        add_input("%d %d %d\n", i / SEARCHED / SEARCHED + 1, i / SEARCHED % SEARCHED + 1, i % SEARCHED + 1);
    }
    try_input("table", "");
    large_pile((1 << 24) - 1, (1 << 24) + 1); /* where float begins to round */
    large_pile(MAX_SIZE - 2, MAX_SIZE);
    random_inputs("random", 200, "T 1..200");
    edge_inputs("edge", 60, "T 1..20");
    add_input("%d\n", MAX_GAMES);
    for (int i = 0; i < MAX_GAMES; i++) {
        for (int pile = 0; pile < PILES; pile++) {
            add_input("%" PRId64 "%s", random_magnitude(1, MAX_SIZE), pile < PILES - 1 ? " " : "\n");
        }
    }
    try_input("large", "");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move takes one stone from each of two piles and adds one to the third; whoever cannot move wins.",
    .players = {"R", "B"},
    .games = {COUNTED, "T", 1, MAX_GAMES},
    .input = input,
    .cases = cases,
};
