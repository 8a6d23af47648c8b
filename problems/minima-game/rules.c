/* minima-game: take any cards, at least one, and score the smallest of them; the larger lead is better. */
#include "rules.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_CARDS = 1000000, MAX_CARD = 1000000000, SEARCHED = 9, LISTED = 12 };

static int64_t count;
static int64_t cards[MAX_CARDS]; /* ascending */

/* A position is the set of what is left, a binary digit a card; a move takes any part of it. */
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
    }
}

static void show(int64_t left)
{
    const char *before = "";
    for (int64_t i = 0; i < count; i++) {
        if (left >> i & 1) {
            print("%s%" PRId64, before, cards[i]);
            before = " ";
        }
    }
    print("%s", left == 0 ? "no card" : "");
}

static bool small(int64_t left)
{
    (void)left;
    return count <= SEARCHED;
}

/*
 * The step of the page: it is enough to take the largest cards that are left, down to some card. So with one larger
 * card the best lead is that without it, the card going along, or the card alone less the lead of the rest.
 */
static int64_t with_card(int64_t best, int64_t card) { return best > card - best ? best : card - best; }

static int64_t told(int64_t left)
{
    int64_t best = 0;
    for (int64_t i = 0; i < count; i++) {
        best = left >> i & 1 ? with_card(best, cards[i]) : best;
    }
    return best;
}

static struct game sets = {.moves = moves, .scores = true, .upwards = true, .show = show, .small = small, .told = told};

static int64_t told_many(int64_t left)
{
    int64_t best = 0;
    for (int64_t i = 0; i < left; i++) {
        best = with_card(best, cards[i]);
    }
    return best;
}

static struct game many = {.told = told_many, .scores = true, .unit = "cards"};

static int ascending(const void *a, const void *b)
{
    const int64_t left = *(const int64_t *)a;
    const int64_t right = *(const int64_t *)b;
    return left < right ? -1 : left > right;
}

static void input(void)
{
    count = number("n", 1, MAX_CARDS);
    next_line();
    for (int64_t i = 0; i < count; i++) {
        cards[i] = number("card", 1, MAX_CARD);
    }
    qsort(cards, (size_t)count, sizeof *cards, ascending);
}

static void position(void)
{
    put(count <= LISTED ? &sets : &many, count <= LISTED ? (INT64_C(1) << count) - 1 : count);
}

static void answer(void)
{
    print("%" PRId64 "\n", count <= LISTED ? lead(&sets, (INT64_C(1) << count) - 1) : lead(&many, count));
}

static void add_cards(int64_t length, int64_t low, int64_t high)
{
    add_input("%" PRId64 "\n", length);
    for (int64_t i = 0; i < length; i++) {
        add_input("%s%" PRId64, i > 0 ? " " : "", random_in(low, high));
    }
    add_input("\n");
}

/* The odd numbers 1, 3, 5, ..., the largest first: each of them changes the lead. */
static void add_climbing(int64_t length)
{
    add_input("%" PRId64 "\n", length);
    for (int64_t i = 0; i < length; i++) {
        add_input("%s%" PRId64, i > 0 ? " " : "", 2 * (length - i) - 1);
    }
    add_input("\n");
}

static void cases(void)
{
    every_input("small", "n 1..3, card 1..5");
    every_input("small", "n 4..5, card 1..3");
    try_input("limit", "2\n2 10\n");
    for (int64_t i = 0; i < 300; i++) {
        add_cards(random_in(2, SEARCHED), 1, random_magnitude(5, MAX_CARD));
        try_input("subsets", "");
    }
    for (int64_t i = 0; i < 100; i++) {
        add_cards(random_magnitude(SEARCHED + 1, 3000), 1, random_magnitude(5, MAX_CARD));
        try_input("random", "");
    }
    add_climbing(50);
    try_input("climbing", "");
    add_cards(100000, 1, 1);
    try_input("limit", "");
    add_cards(100001, 1, 1);
    try_input("limit", "");
    add_cards(MAX_CARDS, 1, MAX_CARD);
    try_input("limit", "");
    add_climbing(MAX_CARDS);
    try_input("climbing", "");
    add_cards(MAX_CARDS, MAX_CARD / 2, MAX_CARD);
    largest_input("limit");
}

const struct problem problem = {
    .rule = "A move takes any cards, at least one, and scores the smallest of them; the larger lead is better.",
    .input = input,
    .position = position,
    .answer = answer,
    .cases = cases,
};
