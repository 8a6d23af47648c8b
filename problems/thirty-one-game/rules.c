/* 31 Game: the players take cards 1 to 6, four of each, to one heap; its sum may not pass 31; whoever cannot
 * take loses. */
#include "rules.h"

#include <string.h>

enum { KINDS = 6, OF_EACH = 4, MOST = 31, LINES = 10000 /* our own bound */, MOST_CARDS = 13 };

static const char *taken;

/* A position: how many cards of each kind are in the heap, as a number to base 5, the 1s last. */
static int64_t one_of(int card)
{
    int64_t one = 1;
    for (int c = 1; c < card; c++) {
        one *= OF_EACH + 1;
    }
    return one;
}

static int count_of(int64_t heap, int card) { return (int)(heap / one_of(card) % (OF_EACH + 1)); }

/* Writes down the cards of a heap, ascending, and returns how many they are. */
static int64_t cards_in(int64_t heap, int64_t *cards)
{
    int64_t count = 0;
    for (int card = 1; card <= KINDS; card++) {
        for (int i = 0; i < count_of(heap, card); i++) {
            cards[count++] = card;
        }
    }
    return count;
}

static int sum_of(int64_t heap)
{
    int sum = 0;
    for (int card = 1; card <= KINDS; card++) {
        sum += card * count_of(heap, card);
    }
    return sum;
}

static bool may_take(int64_t heap, int card) { return count_of(heap, card) < OF_EACH && sum_of(heap) + card <= MOST; }

static void moves(int64_t heap)
{
    for (int card = 1; card <= KINDS; card++) {
        if (may_take(heap, card)) {
            leave(heap + one_of(card), "take card %d", card);
            spot("%d", card);
        }
    }
}

static void show(int64_t heap)
{
    int64_t cards[KINDS * OF_EACH];
    const int64_t count = cards_in(heap, cards);
    int of_kind = 0;
    fact("sum %d, in the heap:", sum_of(heap));
    for (int64_t i = 0; i < count; i++) {
        piece(" %" PRId64, cards[i]);
        of_kind = i > 0 && cards[i] == cards[i - 1] ? of_kind + 1 : 1;
        spot("%" PRId64 "/%d", cards[i], of_kind);
    }
}

static struct game game = {.moves = moves, .show = show, .board = "row", .fixed = true};

/* The heap that these cards make, or -1 if they are not a game. */
static int64_t heap_of(const char *cards)
{
    int64_t heap = 0;
    for (const char *c = cards; *c != '\0' && heap >= 0; c++) {
        heap = may_take(heap, *c - '0') ? heap + one_of(*c - '0') : -1;
    }
    return heap;
}

static bool b_moves(void) { return strlen(taken) % 2 == 1; }

static void input(void)
{
    taken = word("cards", "123456", 1, 24);
    must(heap_of(taken) >= 0, "cards must be a game: four of each at most, a sum of 31 at most");
    put(&game, heap_of(taken));
    to_move(b_moves() ? 1 : 0);
}

static void answer(void) { print("%s %s\n", taken, wins(&game, heap_of(taken)) != b_moves() ? "A" : "B"); }

/* ---- cases ---- */

static int64_t heaps[15625]; /* all possible ones except the empty heap */
static int64_t heap_count;

/* The cards of a heap on a line, ascending or in any order: all orders are legal games. */
static void add_line(int64_t heap, bool mixed)
{
    int64_t cards[MOST_CARDS];
    const int64_t count = cards_in(heap, cards);
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
    int64_t cards[MOST_CARDS];
    for (int added = 0; added < LINES;) {
        const int64_t heap = heaps[random_in(0, heap_count - 1)];
        const int64_t count = cards_in(heap, cards);
        if (least <= count && count <= most) {
            add_line(heap, true);
            added++;
        }
    }
}

static void cases(void)
{
    for (int64_t heap = 1; heap < one_of(KINDS + 1); heap++) {
        if (sum_of(heap) <= MOST) {
            heaps[heap_count++] = heap;
        }
    }
    for (int64_t i = 0; i < heap_count; i++) {
        int64_t cards[MOST_CARDS];
        if (cards_in(heaps[i], cards) <= 4) {
            add_line(heaps[i], false);
            try_input("one-line", "");
        }
    }
    for (int i = 0; i < 300; i++) {
        add_line(heaps[random_in(0, heap_count - 1)], true);
        try_input("one-line", "");
    }
    try_input("cut-off", "1"); /* the last line has no line break */
    try_input("cut-off", "3566");
    try_input("cut-off", "356656\n35665\n3566\n111126666\n552525");
    for (int mixed = 0; mixed < 4; mixed++) {
        for (int64_t i = 0; i < heap_count; i++) {
            add_line(heaps[i], mixed > 0);
        }
        try_input("every-heap", "");
    }
    for (int most = 1; most <= 9; most += 2) {
        add_many_lines(1, most);
        try_input("many-lines", "");
    }
    add_many_lines(MOST_CARDS - 1, MOST_CARDS);
    largest_input("limit");
}

const struct problem problem = {
    .rule = "A move takes a card, 1 to 6, four of each, to one heap; its sum may not pass 31. Whoever cannot "
            "take loses.",
    .players = {"A", "B"},
    .games = {TO_THE_END, "lines", 1, LINES},
    .input = input,
    .answer = answer,
    .cases = cases,
};
