/* another-game: take one coin from each of any number of piles. */
#include "rules.h"

#include <stdio.h>
#include <string.h>

enum { GAMES = 200000, PILES = 200000, MAX = 1000000000, LISTED = 14, SEARCHED = 4, SEARCHED_TO = 6 };

static int64_t sizes[PILES];
static int64_t all_piles; /* of this input so far */

/* What is done with pile i and those after it; `name` says which of the piles before it lose a coin. */
static bool choose(int64_t *left, int64_t count, int64_t i, const char *name)
{
    if (i == count) {
        return *name == '\0' || leave(position_of(left, count), "take from%s", name);
    }
    bool wants_more = choose(left, count, i + 1, name);
    if (left[i] > 0 && wants_more) {
        char longer[4 * LISTED];
        snprintf(longer, sizeof longer, "%s %d", name, (int)i + 1);
        left[i]--;
        wants_more = choose(left, count, i + 1, longer);
        left[i]++;
    }
    return wants_more;
}

static void moves(int64_t position)
{
    int64_t left[LISTED];
    const int64_t count = numbers_of(position, left);
    choose(left, count, 0, "");
}

static void show(int64_t position)
{
    static int64_t left[PILES];
    const int64_t count = numbers_of(position, left);
    print("piles:");
    for (int64_t i = 0; i < count; i++) {
        piece(" %" PRId64, left[i]);
    }
}

static bool listed(int64_t position)
{
    static int64_t left[PILES];
    return numbers_of(position, left) <= LISTED;
}

static bool searched(int64_t position)
{
    int64_t left[LISTED];
    const int64_t count = numbers_of(position, left);
    bool is_small = count <= SEARCHED;
    for (int64_t i = 0; i < count; i++) {
        is_small = is_small && left[i] <= SEARCHED_TO;
    }
    return is_small;
}

/* The formula of the page: the player to move loses exactly when all piles are even. */
static int64_t proved(int64_t position)
{
    static int64_t left[PILES];
    const int64_t count = numbers_of(position, left);
    enum result result = LOST;
    for (int64_t i = 0; i < count; i++) {
        result = left[i] % 2 == 1 ? WON : result;
    }
    return result;
}

static int64_t why(int64_t position)
{
    static int64_t left[PILES];
    const int64_t count = numbers_of(position, left);
    int64_t odd = 0;
    for (int64_t i = 0; i < count; i++) {
        odd += left[i] % 2;
    }
    print(odd == 0 ? "All piles are even: a move makes some of them odd, and the answer takes one from each of these "
                     "again."
                   : "Piles that are odd: %" PRId64 ". One from each of these, and all piles are even.",
          odd);
    return odd == 0 ? LOST : WON;
}

/* From all odd piles, as far as a name has room for them. */
static void winning(int64_t position)
{
    static int64_t left[PILES];
    char name[80] = "";
    const int64_t count = numbers_of(position, left);
    const size_t room = sizeof name - sizeof " 200000";
    for (int64_t i = 0; i < count; i++) {
        const size_t used = strlen(name);
        if (left[i] % 2 == 1 && used > room) {
            return;
        }
        if (left[i] % 2 == 1) {
            snprintf(name + used, sizeof name - used, " %d", (int)i + 1);
            left[i]--;
        }
    }
    if (name[0] != '\0') {
        leave(position_of(left, count), "take from%s", name);
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
    must(all_piles <= PILES, "the sum of all n must be at most 200,000");
    next_line();
    for (int64_t i = 0; i < piles; i++) {
        sizes[i] = number("x", 1, MAX);
    }
    put(&row, position_of(sizes, piles));
}

/* Every position of up to four piles that the search reaches. */
static void compare_all(void)
{
    int64_t left[SEARCHED] = {0};
    while (left[SEARCHED - 1] <= SEARCHED_TO) {
        for (int64_t count = 1; count <= SEARCHED; count++) {
            compare_formula(&row, position_of(left, count));
        }
        left[0]++;
        for (int i = 0; i < SEARCHED - 1 && left[i] > SEARCHED_TO; i++) {
            left[i] = 0;
            left[i + 1]++;
        }
    }
}

/* A game of so many piles, all even but for `odd` of them. */
static void add_game(int64_t count, int64_t most, int64_t odd)
{
    const int64_t first_odd = random_in(0, count - 1);
    add_input("%" PRId64 "\n", count);
    for (int64_t i = 0; i < count; i++) {
        const bool is_odd = (i - first_odd + count) % count < odd;
        const int64_t size = 2 * random_magnitude(1, most / 2) - (is_odd ? 1 : 0);
        add_input("%" PRId64 "%c", size, i < count - 1 ? ' ' : '\n');
    }
}

static void add_games(int64_t games, int64_t most_piles, int64_t most)
{
    add_input("%" PRId64 "\n", games);
    for (int64_t i = 0; i < games; i++) {
        const int64_t odd = i % 2 == 0 ? 0 : random_in(1, 2);
        add_game(random_in(1, most_piles), most, odd);
    }
}

static void cases(void)
{
    compare_all();
    every_input("small", "t 1, n 1, x 1..40");
    every_input("small", "t 1, n 2, x 1..8");
    every_input("small", "t 1, n 3, x 1..5");
    every_input("small", "t 1, n 4, x 1..3");
    every_input("two-games", "t 2, n 1..2, x 1..2");
    for (int i = 0; i < 300; i++) {
        add_games(1, i < 100 ? 8 : 100, i % 2 == 0 ? 12 : MAX);
        try_input("random", "");
    }
    for (int i = 0; i < 30; i++) {
        add_games(random_magnitude(2, 2000), 100, MAX);
        try_input("many-games", "");
    }
    edge_inputs("edge", 40, "t 1..2, n 1..4");
    for (int64_t odd = 0; odd <= 1; odd++) {
        add_input("1\n");
        add_game(PILES, MAX, odd);
        try_input("limit", "");
    }
    add_games(GAMES, 1, MAX);
    largest_input("largest");
}

/* ---- HDU 2147: a board of n rows and m columns ---- */

/* A coin in a corner: how many rows and columns it can still go are two piles. */
static void input_of_hdu(void)
{
    int64_t left[2];
    left[0] = number("n", 1, 2000) - 1;
    left[1] = number("m", 1, 2000) - 1;
    put(&row, position_of(left, 2));
}

static void cases_of_hdu(void)
{
    every_input("small", "games 1, n 1..12, m 1..12");
    every_input("two-games", "games 2, n 1..2, m 1..2");
    random_inputs("random", 100, "games 1..20");
    edge_inputs("edge", 40, "games 1..3");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move takes one coin from each of any number of piles, at least one; whoever takes the last coin wins.",
    .outputs = {"first", "second"},
    .games = {COUNTED, "t", 1, GAMES},
    .preamble = preamble,
    .input = input,
    .cases = cases,
    .forms =
        (const struct problem[]){
            {.form = "hdu-2147",
             .rule =
                 "A coin stands in a corner of a board; a move takes it one row, one column or one of both away from "
                 "there (piles: the rows and columns that are left). Whoever cannot move loses.",
             .outputs = {"Wonderful!", "What a pity!"},
             .games = {UNTIL, "0 0", 1, 1000},
             .input = input_of_hdu,
             .cases = cases_of_hdu},
            {0},
        },
};
