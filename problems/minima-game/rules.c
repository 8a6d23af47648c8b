/* minima-game: take any cards, at least one, and score the smallest of them; the larger lead is better. */
#include "rules.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_CARDS = 1000000, MAX_CARD = 1000000000, SEARCHED = 9, PLAYED = 8 };

static int64_t count;
static int64_t cards[MAX_CARDS];

/*
 * The game as it is told, for up to SEARCHED cards. A position is the set of what is left, a binary digit a
 * card; a move takes any part of it.
 */
static void show_subset(int64_t left)
{
    const char *before = "";
    for (int64_t i = 0; i < count; i++) {
        if (left >> i & 1) {
            print("%s%" PRId64, before, cards[i]);
            before = " ";
        }
    }
    print("%s", before[0] == '\0' ? "no card" : "");
}

static bool is_played; /* then moves have names */

static void say_taken(int64_t taken)
{
    char words[64] = "take";
    for (int64_t i = 0; i < count; i++) {
        const size_t used = strlen(words);
        if (taken >> i & 1) {
            snprintf(words + used, sizeof words - used, " %" PRId64, cards[i]);
        }
    }
    say("%s", words);
}

static void subset_moves(int64_t left)
{
    for (int64_t taken = left; taken > 0; taken = (taken - 1) & left) {
        int64_t smallest = MAX_CARD;
        for (int64_t i = 0; i < count; i++) {
            smallest = taken >> i & 1 && cards[i] < smallest ? cards[i] : smallest;
        }
        if (is_played) {
            say_taken(taken);
        }
        score(smallest, left & ~taken);
    }
}

static struct game subsets = {.moves = subset_moves, .upwards = true, .show = show_subset};

/*
 * The game when every move takes the largest cards that are left. A position is how many cards are left, the
 * smallest ones. That no other move is better is proved on the page; answer() holds it against the game
 * above.
 */
static void row_moves(int64_t left)
{
    if (left > 0) {
        also(left - 1); /* down to a smaller card: as good as without the largest card, which goes along */
        say("down to the %" PRId64, cards[left - 1]);
        score(cards[left - 1], left - 1);
    }
}

static void show(int64_t left)
{
    for (int64_t i = 0; i < left; i++) {
        print("%s%" PRId64, i > 0 ? " " : "", cards[i]);
    }
}

static struct game sorted = {.moves = row_moves, .upwards = true, .show = show};

static void input(void)
{
    count = number("n", 1, MAX_CARDS);
    next_line();
    for (int64_t i = 0; i < count; i++) {
        cards[i] = number("card", 1, MAX_CARD);
    }
}

static int ascending(const void *a, const void *b)
{
    const int64_t left = *(const int64_t *)a;
    const int64_t right = *(const int64_t *)b;
    return left < right ? -1 : left > right;
}

static void answer(void)
{
    qsort(cards, (size_t)count, sizeof *cards, ascending);
    const int64_t found = lead(&sorted, count);
    if (count <= SEARCHED) {
        const int64_t real = lead(&subsets, (INT64_C(1) << count) - 1);
        demand(found == real, "by all subsets the lead is %" PRId64 ", by the sorted row %" PRId64, real,
               found);
    }
    print("%" PRId64 "\n", found);
}

static void play(void)
{
    qsort(cards, (size_t)count, sizeof *cards, ascending);
    is_played = count <= PLAYED;
    lead(is_played ? &subsets : &sorted, is_played ? (INT64_C(1) << count) - 1 : count);
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
    narrow("n", 1, 3);
    narrow("card", 1, 5);
    every_input("small");
    narrow("n", 4, 5);
    narrow("card", 1, 3);
    every_input("small");
    widen();
    try_input("limit", "2\n2 10\n");
    for (int64_t i = 0; i < 300; i++) {
        add_cards(random_in(2, SEARCHED), 1, random_magnitude(5, MAX_CARD));
        try_added("subsets");
    }
    for (int64_t i = 0; i < 100; i++) {
        add_cards(random_magnitude(SEARCHED + 1, 3000), 1, random_magnitude(5, MAX_CARD));
        try_added("random");
    }
    add_climbing(50);
    try_added("climbing");
    add_cards(100000, 1, 1);
    try_added("limit");
    add_cards(100001, 1, 1);
    try_added("limit");
    add_cards(MAX_CARDS, 1, MAX_CARD);
    try_added("limit");
    add_climbing(MAX_CARDS);
    try_added("climbing");
    add_cards(MAX_CARDS, MAX_CARD / 2, MAX_CARD);
    bench_added();
}

const struct problem problem = {
    .rule =
        "A move takes any cards, at least one, and scores the smallest of them; the larger lead is better.",
    .known = "more than 9 cards with fewer moves, proved enough on the page and checked up to 9",
    .input = input,
    .answer = answer,
    .play = play,
    .cases = cases,
};
