/* game-of-cards: uncover a card, then remove as many as it says; whoever cannot move loses. */
#include "rules.h"

enum { PILES = 100, MAX_K = 10, CARDS = 1000, MAX_VALUE = 10, STRIDE = CARDS + 1 };

static int64_t k;
static int64_t cards[PILES];
static int64_t value[PILES][STRIDE]; /* from 1 at the bottom */

/* A position is a pile and its height, as one number: the heights of a pile are adjacent. */
static void moves(int64_t position)
{
    const int64_t pile = position / STRIDE;
    const int64_t height = position % STRIDE;
    if (height > cards[pile]) {
        return; /* not a height of this pile */
    }
    for (int64_t top = height; top >= 1 && top >= height - k; top--) {
        if (value[pile][top] <= top) {
            leave(position - height + top - value[pile][top], "remove %" PRId64 " then %" PRId64, height - top,
                  value[pile][top]);
            spot("%" PRId64, top - value[pile][top] + 1);
        }
    }
}

static void show(int64_t position)
{
    enum { MAX_TOLD = 20 };
    const int64_t pile = position / STRIDE;
    const int64_t height = position % STRIDE;
    const int64_t lowest = height > MAX_TOLD ? height - MAX_TOLD + 1 : 1;
    print(height == 0 ? "no card" : lowest > 1 ? "to the top: ..." : "to the top:");
    for (int64_t card = lowest; card <= height; card++) {
        piece(" %" PRId64, value[pile][card]);
        spot("%" PRId64, card);
    }
    if (height > 0) {
        fact("; K is %" PRId64, k);
    }
}

static struct game game = {.moves = moves, .upwards = true, .show = show, .board = "row", .part = "in pile"};

static void input(void)
{
    const int64_t piles = number("P", 1, PILES);
    k = number("K", 1, MAX_K);
    for (int64_t i = 0; i < piles; i++) {
        next_line();
        cards[i] = number("N", 1, CARDS);
        for (int64_t card = 1; card <= cards[i]; card++) {
            value[i][card] = number("value", 1, MAX_VALUE);
        }
        put(&game, i * STRIDE + cards[i]);
    }
}

/* Piles come in pairs, with one pile left over if `odd`; a pair cancels, so that pile decides. kind NULL: a game follows. */
static void add_pairs(const char *kind, int64_t pairs, int64_t most_k, int64_t most_cards, int64_t most_value, bool odd)
{
    int64_t sizes[PILES] = {0};
    static int64_t values[PILES][CARDS];
    const int64_t count = 2 * pairs + (odd ? 1 : 0);
    add_input("%" PRId64 " %" PRId64 "\n", count, most_k);
    for (int64_t i = 0; i < count; i++) {
        const int64_t twin = i >= pairs && i < 2 * pairs ? 2 * pairs - 1 - i : i;
        if (twin == i) {
            sizes[i] = random_in(1, most_cards);
            for (int64_t card = 0; card < sizes[i]; card++) {
                values[i][card] = random_magnitude(1, most_value);
            }
        }
        add_input("%" PRId64, sizes[twin]);
        for (int64_t card = 0; card < sizes[twin]; card++) {
            add_input(" %" PRId64, values[twin][card]);
        }
        add_input("\n");
    }
    if (kind != NULL) {
        try_input(kind, "");
    }
}

/* All piles full; where a move must be possible, no card is larger than its place. */
static void add_full(int64_t most_k, int64_t most_value, bool can_move)
{
    add_input("%d %" PRId64 "\n", PILES, most_k);
    for (int i = 0; i < PILES; i++) {
        add_input("%d", CARDS);
        for (int64_t card = 1; card <= CARDS; card++) {
            add_input(" %" PRId64, random_in(1, can_move && card < most_value ? card : most_value));
        }
        add_input("\n");
    }
}

static void cases(void)
{
    every_input("small", "P 1, K 1..3, N 1..4, value 1..5");
    every_input("small", "P 1, K 1..2, N 1..6, value 1..2");
    every_input("small", "P 1, K 1, N 1..5, value 1..3");
    every_input("two-piles", "P 2, K 1..3, N 1..3, value 1..2");
    for (int i = 0; i < 400; i++) {
        const int64_t most_cards = random_magnitude(2, 60);
        const int64_t most_value = random_in(1, MAX_VALUE);
        const int64_t most_k = random_in(1, MAX_K);
        add_pairs("random", random_in(i % 4 == 0 ? 1 : 0, 4), most_k, most_cards, most_value, i % 4 != 0);
    }
    for (int i = 0; i < 20; i++) {
        add_pairs("pairs", PILES / 2 - 1, random_in(1, MAX_K), CARDS / 10, MAX_VALUE, i % 2 != 0);
    }
    for (int i = 0; i < 3; i++) {
        add_full(i == 0 ? 1 : i == 1 ? 5 : MAX_K, MAX_VALUE, true);
        try_input("limit", "");
        add_full(i == 0 ? 1 : i == 1 ? 5 : MAX_K, 3, false);
        try_input("limit", "");
    }
    add_full(MAX_K / 2, 1, true);
    try_input("limit", "");
    add_full(MAX_K, 1, true);
    largest_input("largest");
}

/* ---- UVa 13021: several games, to the end of the file ---- */

static void cases_of_uva(void)
{
    every_input("small", "games 1, P 1, K 1..3, N 1..4, value 1..3");
    every_input("small", "games 2, P 1, K 1..2, N 1..2, value 1..2");
    for (int i = 0; i < 200; i++) {
        const int64_t games = random_magnitude(1, 9);
        for (int64_t left = games - 1; left >= 0; left--) {
            const bool is_last = left == 0;
            const bool odd = random_in(0, 3) != 0;
            const int64_t most_value = random_in(1, MAX_VALUE);
            const int64_t most_cards = random_magnitude(2, 60);
            const int64_t most_k = random_in(1, MAX_K);
            add_pairs(is_last ? "random" : NULL, random_in(1, 4), most_k, most_cards, most_value, odd);
        }
    }
    add_full(MAX_K, MAX_VALUE, true);
    try_input("limit", "");
    for (int i = 0; i < 5; i++) {
        add_full(MAX_K, 3, false);
    }
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move removes 0 to K cards from a pile, leaving one or more, then as many as the card on top says; "
            "whoever cannot move loses.",
    .players = {"Alice", "Bob"},
    .outputs = {"Alice can win.", "Bob will win."},
    .input = input,
    .cases = cases,
    .forms =
        (const struct problem[]){
            {.form = "uva-13021",
             .players = {"Alice", "Bob"},
             .outputs = {"Alice can win.", "Bob will win."},
             .games = {TO_THE_END, NULL, 1, 20},
             .input = input,
             .cases = cases_of_uva},
            {0},
        },
};
