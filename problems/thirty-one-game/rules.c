/* 31 Game: the players take cards 1 to 6, four of each, to one pile; its sum may not pass 31; whoever cannot
 * take loses. */
#include "rules.h"

#include <string.h>

enum { KINDS = 6, OF_EACH = 4, MAX = 31, LINES = 10000 /* our own bound */, MAX_CARDS = 13 };

static const char *taken;

/* A position: how many cards of each kind are in the pile, as a number to base 5, the 1s last. */
static int64_t one_of(int card)
{
    int64_t one = 1;
    for (int c = 1; c < card; c++) {
        one *= OF_EACH + 1;
    }
    return one;
}

static int count_of(int64_t pile, int card) { return (int)(pile / one_of(card) % (OF_EACH + 1)); }

/* Writes down the cards of a pile, ascending, and returns how many they are. */
static int64_t cards_in(int64_t pile, int64_t *cards)
{
    int64_t count = 0;
    for (int card = 1; card <= KINDS; card++) {
        for (int i = 0; i < count_of(pile, card); i++) {
            cards[count++] = card;
        }
    }
    return count;
}

static int sum_of(int64_t pile)
{
    int sum = 0;
    for (int card = 1; card <= KINDS; card++) {
        sum += card * count_of(pile, card);
    }
    return sum;
}

static bool may_take(int64_t pile, int card) { return count_of(pile, card) < OF_EACH && sum_of(pile) + card <= MAX; }

static void moves(int64_t pile)
{
    for (int card = 1; card <= KINDS; card++) {
        if (may_take(pile, card)) {
            leave(pile + one_of(card), "take card %d", card);
            spot("%d", card);
        }
    }
}

static void show(int64_t pile)
{
    int64_t cards[KINDS * OF_EACH];
    const int64_t count = cards_in(pile, cards);
    int of_kind = 0;
    fact("sum %d, in the pile:", sum_of(pile));
    for (int64_t i = 0; i < count; i++) {
        piece(" %" PRId64, cards[i]);
        of_kind = i > 0 && cards[i] == cards[i - 1] ? of_kind + 1 : 1;
        spot("%" PRId64 "/%d", cards[i], of_kind);
    }
}

static struct game game = {.moves = moves, .show = show, .board = "row", .fixed = true};

/* The pile that these cards make, or -1 if they are not a game. */
static int64_t pile_of(const char *cards)
{
    int64_t pile = 0;
    for (const char *c = cards; *c != '\0' && pile >= 0; c++) {
        pile = may_take(pile, *c - '0') ? pile + one_of(*c - '0') : -1;
    }
    return pile;
}

static bool b_moves(void) { return strlen(taken) % 2 == 1; }

static void input(void)
{
    taken = word("cards", "123456", 1, 24);
    must(pile_of(taken) >= 0, "cards must be a game: four of each at most, a sum of 31 at most");
    put(&game, pile_of(taken));
    to_move(b_moves() ? 1 : 0);
}

static void answer(void) { print("%s %s\n", taken, wins(&game, pile_of(taken)) != b_moves() ? "A" : "B"); }

/* ---- cases ---- */

static int64_t piles[15625]; /* all possible ones except the empty pile */
static int64_t pile_count;

/* The cards of a pile on a line, ascending or in any order: all orders are legal games. */
static void add_line(int64_t pile, bool mixed)
{
    int64_t cards[MAX_CARDS];
    const int64_t count = cards_in(pile, cards);
    if (mixed) {
        shuffle(cards, count);
    }
    for (int64_t i = 0; i < count; i++) {
        add_input("%" PRId64 "%s", cards[i], i < count - 1 ? "" : "\n");
    }
}

/* As many lines as the limit allows, of `least` to `most` cards each. */
static void add_many_lines(int64_t least, int64_t most)
{
    int64_t cards[MAX_CARDS];
    for (int added = 0; added < LINES;) {
        const int64_t pile = piles[random_in(0, pile_count - 1)];
        const int64_t count = cards_in(pile, cards);
        if (least <= count && count <= most) {
            add_line(pile, true);
            added++;
        }
    }
}

static void cases(void)
{
    for (int64_t pile = 1; pile < one_of(KINDS + 1); pile++) {
        if (sum_of(pile) <= MAX) {
            piles[pile_count++] = pile;
        }
    }
    for (int64_t i = 0; i < pile_count; i++) {
        int64_t cards[MAX_CARDS];
        if (cards_in(piles[i], cards) <= 4) {
            add_line(piles[i], false);
            try_input("one-line", "");
        }
    }
    for (int i = 0; i < 300; i++) {
        add_line(piles[random_in(0, pile_count - 1)], true);
        try_input("one-line", "");
    }
    try_input("cut-off", "1"); /* the last line has no line break */
    try_input("cut-off", "3566");
    try_input("cut-off", "356656\n35665\n3566\n111126666\n552525");
    for (int mixed = 0; mixed < 4; mixed++) {
        for (int64_t i = 0; i < pile_count; i++) {
            add_line(piles[i], mixed > 0);
        }
        try_input("every-heap", "");
    }
    for (int most = 1; most <= 9; most += 2) {
        add_many_lines(1, most);
        try_input("many-lines", "");
    }
    add_many_lines(MAX_CARDS - 1, MAX_CARDS);
    largest_input("limit");
}

const struct problem problem = {
    .rule = "A move takes a card, 1 to 6, four of each, to one pile; its sum may not pass 31. Whoever cannot "
            "take loses.",
    .players = {"A", "B"},
    .games = {TO_THE_END, "lines", 1, LINES},
    .input = input,
    .answer = answer,
    .cases = cases,
};
