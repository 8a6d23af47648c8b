/* thanos-nim: take stones from each of exactly half of the piles. */
#include "rules.h"

#include <stdio.h>

enum { PILES = 50, MAX = 50, LISTED = 3000, SEARCHED = 1300, NAMED = 30 };

/* Takes from so many more piles, the first of them pile i or a later one. */
static void choose(int64_t *left, int64_t piles, int64_t i, int64_t more)
{
    if (more == 0) {
        char sizes[8 * PILES] = "";
        for (int64_t pile = 0, length = 0; pile < piles; pile++) {
            length += snprintf(sizes + length, sizeof sizes - (size_t)length, " %d", (int)left[pile]);
        }
        leave(position_of(left, piles), "leave%s", sizes);
        return;
    }
    for (; i < piles; i++) {
        const int64_t before = left[i];
        for (int64_t stones = before - 1; stones >= 0; stones--) {
            left[i] = stones;
            choose(left, piles, i + 1, more - 1);
        }
        left[i] = before;
    }
}

static void moves(int64_t position)
{
    int64_t left[PILES];
    const int64_t piles = numbers_of(position, left);
    choose(left, piles, 0, piles / 2);
}

static void show(int64_t position)
{
    int64_t left[PILES];
    const int64_t piles = numbers_of(position, left);
    print("piles:");
    for (int64_t i = 0; i < piles; i++) {
        piece(" %" PRId64, left[i]);
    }
}

/* How many moves there are: a sum of products, of the sizes of n/2 piles. At most a little above LISTED. */
static bool listed(int64_t position)
{
    int64_t left[PILES];
    int64_t ways[PILES + 1] = {1}; /* from so many of the piles so far */
    const int64_t piles = numbers_of(position, left);
    for (int64_t i = 0; i < piles; i++) {
        for (int64_t taken = piles / 2; taken > 0; taken--) {
            ways[taken] += ways[taken - 1] * left[i];
            ways[taken] = ways[taken] < LISTED ? ways[taken] : LISTED;
        }
    }
    return ways[piles / 2] < LISTED;
}

static bool searched(int64_t position)
{
    int64_t left[PILES];
    int64_t positions = 1; /* below this one, and itself */
    const int64_t piles = numbers_of(position, left);
    for (int64_t i = 0; i < piles && positions <= SEARCHED; i++) {
        positions *= left[i] + 1;
    }
    return positions <= SEARCHED;
}

/* Writes the size of the smallest pile, and returns how many have it. */
static int64_t count_least(const int64_t *left, int64_t piles, int64_t *least)
{
    int64_t of_least = 0;
    *least = piles > 0 ? left[0] : 0;
    for (int64_t i = 0; i < piles; i++) {
        of_least = left[i] < *least ? 1 : left[i] == *least ? of_least + 1 : of_least;
        *least = left[i] < *least ? left[i] : *least;
    }
    return of_least;
}

/* The formula of the page: the player to move loses exactly when more than half of the piles have the least size. */
static int64_t proved(int64_t position)
{
    int64_t left[PILES];
    int64_t least;
    const int64_t piles = numbers_of(position, left);
    const int64_t of_least = count_least(left, piles, &least);
    return 2 * of_least > piles ? LOST : WON;
}

static int64_t why(int64_t position)
{
    int64_t left[PILES];
    int64_t least;
    const int64_t piles = numbers_of(position, left);
    const int64_t of_least = count_least(left, piles, &least);
    const bool is_lost = 2 * of_least > piles;
    print(is_lost ? "The least size of the %" PRId64 " piles is %" PRId64 "; so many piles have it: %" PRId64
                    ", more than half. Every move lowers one of these, and then at most half of the piles have the new "
                    "least size."
                  : "The least size of the %" PRId64 " piles is %" PRId64 "; so many piles have it: %" PRId64
                    ", at most half. A move can lower half of the piles, all larger ones, to this size, and then more "
                    "than half have it.",
          piles, least, of_least);
    return is_lost ? LOST : WON;
}

static void winning(int64_t position)
{
    int64_t left[PILES];
    int64_t least;
    const int64_t piles = numbers_of(position, left);
    const int64_t of_least = count_least(left, piles, &least);
    int64_t more = 2 * of_least <= piles ? piles / 2 : 0; /* so many are lowered */
    for (int64_t i = 0; i < piles && more > 0; i++) {
        more -= left[i] > least ? 1 : 0;
        left[i] = least;
    }
    if (2 * of_least <= piles && piles <= NAMED) {
        choose(left, piles, 0, 0);
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

static void input(void)
{
    int64_t sizes[PILES];
    const int64_t piles = count_of_next("n", 2, PILES);
    must(piles % 2 == 0, "n must be even");
    next_line();
    for (int64_t i = 0; i < piles; i++) {
        sizes[i] = number("a", 1, MAX);
    }
    put(&row, position_of(sizes, piles));
}

/* A game in which so many piles have the least size, and the others more. */
static void add_game(int64_t piles, int64_t of_least, int64_t least, int64_t most)
{
    int64_t sizes[PILES];
    for (int64_t i = 0; i < piles; i++) {
        sizes[i] = i < of_least ? least : random_in(least + 1, most);
    }
    shuffle(sizes, piles);
    add_input("%" PRId64 "\n", piles);
    for (int64_t i = 0; i < piles; i++) {
        add_input("%" PRId64 "%c", sizes[i], i < piles - 1 ? ' ' : '\n');
    }
}

static void cases(void)
{
    every_input("small", "n 2, a 1..12");
    every_input("small", "n 4, a 1..4");
    every_input("small", "n 6, a 1..2");
    every_input("limit", "n 2, a 48..50");
    random_inputs("random", 100, "n 4, a 1..6");
    random_inputs("random", 60, "n 6, a 1..3");
    for (int i = 0; i < 240; i++) {
        const int64_t piles = 2 * random_in(2, i < 120 ? 8 : PILES / 2);
        const int64_t least = i % 5 == 0 ? MAX - 1 : random_in(1, MAX - 1);
        add_game(piles, piles / 2 - 1 + i % 4, least, i % 2 == 0 ? MAX : least + 1);
        try_input("half", "");
    }
    for (int64_t of_least = 1; of_least < PILES; of_least++) {
        add_game(PILES, of_least, MAX - 1, MAX);
        try_input("limit", "");
    }
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move takes one or more stones from each of exactly half of the piles; whoever cannot move loses.",
    .players = {"Alice", "Bob"},
    .input = input,
    .cases = cases,
};
