/* everything-nim: the same number of stones is taken from every pile that is left. */
#include "rules.h"

#include <stdlib.h>

enum { GAMES = 10000, PILES = 200000, MAX = 1000000000, LISTED = 200, SEARCHED = 4, SEARCHED_TO = 7, SPOTTED = 10 };

static int64_t sizes[PILES];
static int64_t all_piles; /* of this input so far */

/* A position: the piles that are left, ascending. The moves that decide the game come first: to take the smallest pile,
   or all of it but one. */
static void moves(int64_t position)
{
    int64_t left[LISTED];
    const int64_t count = numbers_of(position, left);
    const int64_t smallest = count == 0 ? 0 : left[0];
    bool wants_more = true;
    for (int64_t taken = smallest; taken > 0 && wants_more; taken--) {
        int64_t after[LISTED];
        int64_t used = 0;
        for (int64_t i = 0; i < count; i++) {
            if (left[i] > taken) {
                after[used++] = left[i] - taken;
            }
        }
        wants_more = leave(position_of(after, used), "take %" PRId64, taken);
        for (int64_t i = 0; i < count && i < SPOTTED; i++) {
            spot("%" PRId64 ".%" PRId64, i + 1, left[i] - taken);
        }
    }
}

static void show(int64_t position)
{
    static int64_t left[PILES];
    const int64_t count = numbers_of(position, left);
    print(count == 0 ? "no pile" : "piles:");
    for (int64_t i = 0; i < count; i++) {
        piece(" %" PRId64, left[i]);
    }
}

static bool are_within(int64_t position, int64_t most_piles, int64_t most_stones)
{
    static int64_t left[PILES];
    const int64_t count = numbers_of(position, left);
    return count <= most_piles && (count == 0 || left[count - 1] <= most_stones);
}

static bool listed(int64_t position) { return are_within(position, LISTED, MAX); }
static bool searched(int64_t position) { return are_within(position, SEARCHED, SEARCHED_TO); }

/* The formula of the page, from the largest pile down: with the piles of one size gone, it is the other player's turn at
   the next larger ones, unless there was a choice. */
static int64_t proved(int64_t position)
{
    static int64_t left[PILES];
    const int64_t count = numbers_of(position, left);
    bool wins_behind = false;
    for (int64_t i = count - 1; i >= 0; i--) {
        const int64_t gap = left[i] - (i > 0 ? left[i - 1] : 0);
        wins_behind = gap == 0 ? wins_behind : gap > 1 || !wins_behind;
    }
    return wins_behind ? WON : LOST;
}

static int64_t why(int64_t position)
{
    static int64_t left[PILES];
    const int64_t count = numbers_of(position, left);
    int64_t next = 0; /* the first pile after the sizes 1, 2, ..., forced */
    int64_t forced = 0;
    for (; next < count && left[next] <= forced + 1; next++) {
        forced = left[next];
    }
    if (next == count) {
        print("The sizes 1, 2, 3, ... are there without a gap up to the largest pile, so nobody has a choice; the "
              "number of moves is %" PRId64 ".",
              forced);
        return forced % 2 == 1 ? WON : LOST;
    }
    if (forced > 0) {
        print("Up to %" PRId64 " the sizes 1, 2, 3, ... are there without a gap: so many moves are forced. ", forced);
    }
    print(
        "Where the smallest pile holds two or more, whoever is to move takes all of it or all but one, and so decides "
        "who begins after it: that player wins.");
    return forced % 2 == 0 ? WON : LOST;
}

static struct game piles_left = {
    .moves = moves, .listed = listed, .fixed = true, .show = show, .searched = searched, .proved = proved, .why = why};

static void preamble(void) { all_piles = 0; }

static int compare(const void *one, const void *other)
{
    const int64_t a = *(const int64_t *)one;
    const int64_t b = *(const int64_t *)other;
    return (a > b) - (a < b);
}

static void input(void)
{
    const int64_t piles = count_of_next("n", 1, PILES);
    all_piles += piles;
    must(all_piles <= PILES, "the sum of all n must be at most 200,000");
    next_line();
    for (int64_t i = 0; i < piles; i++) {
        sizes[i] = number("a", 1, MAX);
    }
    qsort(sizes, (size_t)piles, sizeof *sizes, compare);
    put(&piles_left, position_of(sizes, piles));
}

/* A game of so many piles, mixed: some of each size from 1 to `forced`, the others larger than that by 2 or more. */
static void add_game(int64_t piles, int64_t forced, int64_t most)
{
    static int64_t game[PILES];
    for (int64_t i = 0; i < piles; i++) {
        game[i] = i < forced ? i + 1 : random_magnitude(1, most);
        if (i >= forced && game[i] == forced + 1) {
            game[i] = forced + 2;
        }
    }
    shuffle(game, piles);
    add_input("%" PRId64 "\n", piles);
    for (int64_t i = 0; i < piles; i++) {
        add_input("%" PRId64 "%c", game[i], i < piles - 1 ? ' ' : '\n');
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
    every_input("small", "t 1, n 1, a 1..20");
    every_input("small", "t 1, n 2, a 1..7");
    every_input("small", "t 1, n 3, a 1..5");
    every_input("small", "t 1, n 4, a 1..4");
    every_input("two-games", "t 2, n 1..2, a 1..2");
    for (int i = 0; i < 300; i++) {
        add_games(1, i < 100 ? 4 : 60, i < 100 ? SEARCHED_TO - 2 : i % 2 == 0 ? 80 : MAX);
        try_input("random", "");
    }
    for (int i = 0; i < 20; i++) {
        add_games(random_in(2, 2000), 100, MAX);
        try_input("many-games", "");
    }
    for (int64_t forced = PILES - 3; forced <= PILES; forced++) {
        add_input("1\n");
        add_game(PILES, forced, MAX);
        try_input("limit", "");
    }
    add_games(GAMES, PILES / GAMES, MAX);
    try_input("limit", "");
    add_input("1\n%d\n", PILES);
    for (int i = 0; i < PILES; i++) {
        add_input("%d%c", MAX, i < PILES - 1 ? ' ' : '\n');
    }
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move takes the same number of stones, at least one, from every pile that is left, and no more than the "
            "smallest of them has; whoever takes the last stone wins.",
    .players = {"Alice", "Bob"},
    .games = {COUNTED, "t", 1, GAMES},
    .preamble = preamble,
    .input = input,
    .cases = cases,
};
