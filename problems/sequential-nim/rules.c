/* sequential-nim: stones are taken only from the first pile that is left. */
#include "rules.h"

enum { GAMES = 1000, PILES = 100000, MAX = 1000000000, LISTED = 200, SEARCHED = 6, SEARCHED_TO = 4 };

static int64_t sizes[PILES];
static int64_t all_piles; /* of this input so far */

/* A position: the piles that are left, the first one first. The moves that decide the game come first: to take all, and
   all but one. */
static void moves(int64_t position)
{
    int64_t left[LISTED];
    int64_t count = numbers_of(position, left);
    if (count == 0) {
        return;
    }
    const int64_t first = left[0];
    bool wants_more = leave(position_of(left + 1, count - 1), "take %" PRId64, first);
    for (left[0] = 1; left[0] < first && wants_more; left[0]++) {
        wants_more = leave(position_of(left, count), "take %" PRId64, first - left[0]);
    }
}

static void show(int64_t position)
{
    static int64_t left[PILES];
    const int64_t count = numbers_of(position, left);
    print(count == 0 ? "no pile" : "piles, the first one first:");
    for (int64_t i = 0; i < count; i++) {
        piece(" %" PRId64, left[i]);
    }
}

static bool are_within(int64_t position, int64_t most_piles, int64_t most_stones)
{
    static int64_t left[PILES];
    const int64_t count = numbers_of(position, left);
    bool within = count <= most_piles;
    for (int64_t i = 0; i < count && within; i++) {
        within = left[i] <= most_stones;
    }
    return within;
}

static bool listed(int64_t position) { return are_within(position, LISTED, MAX); }
static bool searched(int64_t position) { return are_within(position, SEARCHED, SEARCHED_TO); }

/* The formula of the page, from the last pile to the first: who begins at a pile of 1 wins exactly when who begins after
   it loses; who begins at a larger one wins. */
static int64_t proved(int64_t position)
{
    static int64_t left[PILES];
    const int64_t count = numbers_of(position, left);
    bool wins_behind = false;
    for (int64_t i = count - 1; i >= 0; i--) {
        wins_behind = left[i] > 1 || !wins_behind;
    }
    return wins_behind ? WON : LOST;
}

static int64_t why(int64_t position)
{
    static int64_t left[PILES];
    const int64_t count = numbers_of(position, left);
    int64_t ones = 0;
    while (ones < count && left[ones] == 1) {
        ones++;
    }
    if (ones == count) {
        print("All piles hold one stone, so nobody has a choice; the number of moves is %" PRId64 ".", ones);
        return ones % 2 == 1 ? WON : LOST;
    }
    if (ones > 0) {
        print("Nobody has a choice at the piles of one stone that come first: there are %" PRId64 ". ", ones);
    }
    print("At the first pile of two or more, whoever is to move takes all of it or all but one, and so decides who "
          "begins after it: that player wins.");
    return ones % 2 == 0 ? WON : LOST;
}

/* All of the first pile, or all but one. */
static void winning(int64_t position)
{
    static int64_t left[PILES];
    const int64_t count = numbers_of(position, left);
    const int64_t first = left[0];
    for (int64_t kept = 0; kept < 2 && kept < first; kept++) {
        left[0] = kept;
        const int64_t after = kept > 0 ? position_of(left, count) : position_of(left + 1, count - 1);
        if (proved(after) == LOST) {
            leave(after, "take %" PRId64, first - kept);
        }
    }
}

static struct game row = {.moves = moves,
                          .listed = listed,
                          .fixed = true,
                          .show = show,
                          .searched = searched,
                          .proved = proved,
                          .why = why,
                          .winning = winning};

static void preamble(void) { all_piles = 0; }

static void input(void)
{
    const int64_t piles = count_of_next("n", 1, PILES);
    all_piles += piles;
    must(all_piles <= PILES, "the sum of all n must be at most 100,000");
    next_line();
    for (int64_t i = 0; i < piles; i++) {
        sizes[i] = number("a", 1, MAX);
    }
    put(&row, position_of(sizes, piles));
}

/* A game of so many piles, the first of them of one stone each. */
static void add_game(int64_t piles, int64_t ones, int64_t most)
{
    add_input("%" PRId64 "\n", piles);
    for (int64_t i = 0; i < piles; i++) {
        const int64_t size = i < ones ? 1 : i == ones ? random_magnitude(2, most) : random_magnitude(1, most);
        add_input("%" PRId64 "%c", size, i < piles - 1 ? ' ' : '\n');
    }
}

static void add_games(int64_t games, int64_t most_piles, int64_t most)
{
    add_input("%" PRId64 "\n", games);
    for (int64_t i = 0; i < games; i++) {
        const int64_t piles = random_in(1, most_piles);
        add_game(piles, random_in(0, piles), most);
    }
}

static void cases(void)
{
    every_input("small", "t 1, n 1, a 1..12");
    every_input("small", "t 1, n 2, a 1..6");
    every_input("small", "t 1, n 3, a 1..4");
    every_input("small", "t 1, n 4, a 1..3");
    every_input("ones", "t 1, n 5..6, a 1..2");
    every_input("two-games", "t 2, n 1..2, a 1..2");
    for (int i = 0; i < 300; i++) {
        add_games(1, i < 100 ? SEARCHED : 60, i < 100 ? SEARCHED_TO : i % 2 == 0 ? 12 : MAX);
        try_input("random", "");
    }
    for (int i = 0; i < 20; i++) {
        add_games(random_in(2, GAMES), 100, MAX);
        try_input("many-games", "");
    }
    for (int64_t ones = PILES - 3; ones <= PILES; ones++) {
        add_input("1\n");
        add_game(PILES, ones, MAX);
        try_input("limit", "");
        add_input("1\n");
        add_game(PILES - 1, ones - 1, MAX);
        try_input("limit", "");
    }
    add_input("%d\n", GAMES);
    for (int i = 0; i < GAMES; i++) {
        add_game(PILES / GAMES, random_in(0, PILES / GAMES), MAX);
    }
    try_input("limit", "");
    add_input("1\n%d\n", PILES);
    for (int i = 0; i < PILES; i++) {
        add_input("%d%c", MAX, i < PILES - 1 ? ' ' : '\n');
    }
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move takes one or more stones from the first pile that is left; whoever takes the last stone wins.",
    .outputs = {"First", "Second"},
    .games = {COUNTED, "t", 1, GAMES},
    .preamble = preamble,
    .input = input,
    .cases = cases,
};
