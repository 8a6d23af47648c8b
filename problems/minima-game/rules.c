/* minima-game: take any cards, at least one, and score the smallest of them; the larger lead is better. */
#include "rules.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_CARDS = 1000000, MAX_CARD = 1000000000, SEARCHED = 9, LISTED = 14 };

static int64_t count;
static int64_t cards[MAX_CARDS]; /* ascending */

/* A position is the set of remaining cards, one binary digit per card; a move takes any part of it. */
static void moves(int64_t left)
{
    for (int64_t taken = left; taken > 0; taken = (taken - 1) & left) {
        int64_t smallest = MAX_CARD;
        char words[LISTED * 11 + 1] = "";
        for (int64_t i = 0; i < count; i++) {
            const size_t used = strlen(words);
            if (taken >> i & 1) {
                smallest = cards[i] < smallest ? cards[i] : smallest;
                snprintf(words + used, sizeof words - used, " %" PRId64, cards[i]);
            }
        }
        score(smallest, left & ~taken, "take%s", words);
        for (int64_t i = 0; i < count; i++) {
            if (taken >> i & 1) {
                spot("%" PRId64, i + 1);
            }
        }
    }
}

static void show(int64_t left)
{
    const char *before = "";
    for (int64_t i = 0; i < count; i++) {
        if (left >> i & 1) {
            piece("%s%" PRId64, before, cards[i]);
            spot("%" PRId64, i + 1);
            before = " ";
        }
    }
    if (left == 0) {
        print("no card");
    }
}

static bool searched(int64_t left) { return left >> SEARCHED == 0; }

/*
 * The formula of the page: it is enough to take the largest remaining cards, down to some card. So with one larger
 * card the best lead is either the lead without it (it is taken as well), or that card minus the lead of the rest.
 */
static int64_t proved(int64_t left)
{
    int64_t best = 0;
    for (int64_t i = 0; i < count; i++) {
        if (count > LISTED || left >> i & 1) {
            best = best > cards[i] - best ? best : cards[i] - best;
        }
    }
    return best;
}

static int64_t why(int64_t left)
{
    int64_t best = 0;
    int64_t from = 0;
    for (int64_t i = 0; i < count; i++) {
        if ((count > LISTED || left >> i & 1) && cards[i] - best >= best) {
            best = cards[i] - best;
            from = cards[i];
        }
    }
    if (best > 0) {
        print(
            "Whatever is the smallest card that is taken, all larger ones are taken with it. Best is all from %" PRId64
            " up: that scores %" PRId64 ", and from what is left the opponent gains %" PRId64 ".",
            from, from, from - best);
    } else {
        print("No card is left.");
    }
    return best;
}

static struct game sets = {.moves = moves,
                           .scores = true,
                           .upwards = true,
                           .show = show,
                           .board = "row",
                           .searched = searched,
                           .proved = proved,
                           .why = why};

/* Too many cards for a set of binary digits: the position is how many there are. */
static struct game many = {.proved = proved, .scores = true, .unit = "cards", .why = why};

static int ascending(const void *a, const void *b)
{
    const int64_t left = *(const int64_t *)a;
    const int64_t right = *(const int64_t *)b;
    return left < right ? -1 : left > right;
}

static struct game *game(void) { return count <= LISTED ? &sets : &many; }

static int64_t all(void) { return count <= LISTED ? (INT64_C(1) << count) - 1 : count; }

static void input(void)
{
    count = count_of_next("n", 1, MAX_CARDS);
    next_line();
    for (int64_t i = 0; i < count; i++) {
        cards[i] = number("card", 1, MAX_CARD);
    }
    qsort(cards, (size_t)count, sizeof *cards, ascending);
    put(game(), all());
}

static void answer(void) { print("%" PRId64 "\n", lead(game(), all())); }

/* The odd numbers 1, 3, 5, ..., the largest first: each of them changes the lead. */
static void try_climbing(int64_t length)
{
    add_input("%" PRId64 "\n", length);
    for (int64_t i = length - 1; i > 0; i--) {
        add_input("%" PRId64 " ", 2 * i + 1);
    }
    try_input("climbing", "1\n");
}

static void cases(void)
{
    every_input("small", "n 1..3, card 1..5");
    every_input("small", "n 4..5, card 1..3");
    try_input("limit", "2\n2 10\n");
    for (int64_t i = 0; i < 100; i++) {
        const int64_t highest = random_magnitude(5, MAX_CARD);
        random_inputs("subsets", 3, "n 2..%d, card 1..%" PRId64, SEARCHED, highest);
        random_inputs("random", 1, "n %d..3000, card 1..%" PRId64, SEARCHED + 1, highest);
    }
    try_climbing(50);
    every_input("limit", "n 100000..100001, card 1");
    try_climbing(MAX_CARDS);
    add_input("%d\n%d", MAX_CARDS, MAX_CARD);
    for (int64_t i = 1; i < MAX_CARDS; i++) {
        add_input(" %" PRId64, random_in(MAX_CARD / 2, MAX_CARD));
    }
    add_input("\n");
    largest_input("limit");
}

const struct problem problem = {
    .rule = "A move takes any cards, at least one, and scores the smallest of them; the larger lead is better.",
    .input = input,
    .answer = answer,
    .answer_is = "the first player's points minus the second player's",
    .cases = cases,
};
