/* card-game: take the leftmost or the rightmost card of a row; the larger sum is better. Up to 50 games. */
#include "rules.h"

enum { MAX_GAMES = 50, MAX_CARDS = 1000, MAX_CARD = 10000 };

static int64_t count;
static int64_t cards[MAX_CARDS];

/* A position is what is left, by its length and its first card; so every move leads to a smaller number. */
static int64_t interval(int64_t length, int64_t start) { return length * (count + 1) + start; }

static void moves(int64_t position)
{
    const int64_t length = position / (count + 1);
    const int64_t start = position % (count + 1);
    if (length > 0 && start + length <= count) {
        score(cards[start], interval(length - 1, start + 1), "left");
        spot("%" PRId64, start + 1);
    }
    if (length > 1 && start + length <= count) { /* the last card is both */
        score(cards[start + length - 1], interval(length - 1, start), "right");
        spot("%" PRId64, start + length);
    }
}

static void show(int64_t position)
{
    const int64_t length = position / (count + 1);
    const int64_t start = position % (count + 1);
    for (int64_t i = 0; i < length; i++) {
        piece("%s%" PRId64, i > 0 ? " " : "", cards[start + i]);
        spot("%" PRId64, start + i + 1);
    }
    if (length == 0) {
        print("no card");
    }
}

static struct game cards_left = {.moves = moves, .scores = true, .upwards = true, .show = show, .board = "row"};

static void input(void)
{
    count = count_of_next("N", 1, MAX_CARDS);
    next_line();
    for (int64_t i = 0; i < count; i++) {
        cards[i] = number("card", 1, MAX_CARD);
    }
    put(&cards_left, interval(count, 0));
}

static void answer(void)
{
    int64_t all = 0;
    for (int64_t i = 0; i < count; i++) {
        all += cards[i];
    }
    print("%" PRId64 "\n", (all + lead(&cards_left, interval(count, 0))) / 2);
}

static void cases(void)
{
    every_input("small", "T 1, N 1..5, card 1..3");
    every_input("small", "T 1, N 6..10, card 1..2");
    every_input("small", "T 2, N 1..3, card 1..2");
    random_inputs("random", 30, "T 1..10, N 1..12, card 1..5");
    random_inputs("random", 30, "T 1..10, N 1..12");
    random_inputs("large", 10, "T 50, N 1..60");
    every_input("limit", "T 1, N 998..1000, card 1");
    random_inputs("limit", 3, "T 2, N 998..1000");
    add_input("%d\n", MAX_GAMES);
    for (int game = 0; game < MAX_GAMES; game++) {
        add_input("%d\n%" PRId64, MAX_CARDS, random_in(1, MAX_CARD));
        for (int i = 1; i < MAX_CARDS; i++) {
            add_input(" %" PRId64, random_in(1, MAX_CARD));
        }
        add_input("\n");
    }
    largest_input("limit");
}

const struct problem problem = {
    .rule = "A row of cards; a move takes the leftmost or the rightmost one; the larger sum is better.",
    .games = {COUNTED, "T", 1, MAX_GAMES},
    .input = input,
    .answer = answer,
    .answer_is = "the sum that the first player gets",
    .cases = cases,
};
