/* card-game: take the leftmost or the rightmost card of a row; the larger sum is better. Up to 50 games. */
#include "rules.h"

enum { MAX_GAMES = 50, MAX_CARDS = 1000, MAX_CARD = 10000 };

static int64_t games;
static int64_t counts[MAX_GAMES];
static int64_t cards[MAX_GAMES][MAX_CARDS];

static int64_t at; /* the game that is asked about */

/* A position is what is left, by its length and its first card; so every move leads to a smaller number. */
static int64_t interval(int64_t length, int64_t start)
{
    return length * (counts[at] + 1) + start;
}

static void moves(int64_t position)
{
    const int64_t length = position / (counts[at] + 1);
    const int64_t start = position % (counts[at] + 1);
    if (length == 0 || start + length > counts[at]) {
        return;
    }
    say("left");
    score(cards[at][start], interval(length - 1, start + 1));
    say("right");
    score(cards[at][start + length - 1], interval(length - 1, start));
}

static void show(int64_t position)
{
    const int64_t length = position / (counts[at] + 1);
    const int64_t start = position % (counts[at] + 1);
    for (int64_t i = 0; i < length; i++) {
        print("%s%" PRId64, i > 0 ? " " : "", cards[at][start + i]);
    }
    print("%s", length == 0 ? "no card" : "");
}

static struct game cards_left = {.moves = moves, .upwards = true, .show = show};

static void input(void)
{
    games = number("T", 1, MAX_GAMES);
    for (int64_t g = 0; g < games; g++) {
        next_line();
        counts[g] = number("N", 1, MAX_CARDS);
        next_line();
        for (int64_t i = 0; i < counts[g]; i++) {
            cards[g][i] = number("card", 1, MAX_CARD);
        }
    }
}

static void answer(void)
{
    for (at = 0; at < games; at++) {
        int64_t all = 0;
        for (int64_t i = 0; i < counts[at]; i++) {
            all += cards[at][i];
        }
        forget(&cards_left);
        print("%" PRId64 "\n", (all + lead(&cards_left, interval(counts[at], 0))) / 2);
    }
}

/* One input of so many games, each of least to most cards up to highest. */
static void add_games(int64_t count, int64_t least, int64_t most, int64_t highest)
{
    add_input("%" PRId64 "\n", count);
    for (int64_t g = 0; g < count; g++) {
        const int64_t length = random_in(least, most);
        add_input("%" PRId64 "\n", length);
        for (int64_t i = 0; i < length; i++) {
            add_input("%s%" PRId64, i > 0 ? " " : "", random_in(1, highest));
        }
        add_input("\n");
    }
}

static void cases(void)
{
    narrow("T", 1, 1);
    narrow("N", 1, 5);
    narrow("card", 1, 3);
    every_input("small");
    narrow("N", 6, 10);
    narrow("card", 1, 2);
    every_input("small");
    narrow("T", 2, 2);
    narrow("N", 1, 3);
    every_input("small");
    widen();
    for (int64_t i = 0; i < 60; i++) {
        add_games(random_in(1, 10), 1, 12, i % 2 == 0 ? 5 : MAX_CARD);
        try_added("random");
    }
    for (int64_t i = 0; i < 10; i++) {
        add_games(MAX_GAMES, 1, 60, MAX_CARD);
        try_added("large");
    }
    for (int64_t length = MAX_CARDS - 2; length <= MAX_CARDS; length++) {
        add_games(2, length, length, MAX_CARD);
        try_added("limit");
        add_games(1, length, length, 1);
        try_added("limit");
    }
    add_games(MAX_GAMES, MAX_CARDS, MAX_CARDS, MAX_CARD);
    try_added("limit");
    add_games(MAX_GAMES, MAX_CARDS, MAX_CARDS, MAX_CARD);
    bench_added();
}

const struct problem problem = {
    .rule = "A row of cards; a move takes the leftmost or the rightmost one; the larger sum is better.",
    .input = input,
    .answer = answer,
    .cases = cases,
};
