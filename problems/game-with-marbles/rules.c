/* Game with Marbles: whoever picks a color gives up one marble of it, and the other player all of that color. */
#include "rules.h"

#include <stdlib.h>

enum { MAX = 200000, MAX_GAMES = 10000, HIGHEST = 1000000000, SEARCHED = 7 };

static int64_t colors_used; /* by the games of an input so far */
static int64_t colors;
static int64_t marbles[2][MAX];

/* A position: the set of colors that both still have, and who is to move. What a player loses, the other one scores. */
static void moves(int64_t position)
{
    const int64_t player = position % 2;
    for (int64_t i = 0; i < colors; i++) {
        if (position / 2 >> i & 1) {
            score(marbles[1 - player][i] - 1, 2 * (position / 2 & ~(INT64_C(1) << i)) + 1 - player, "pick %" PRId64,
                  i + 1);
            spot("%" PRId64, i + 1);
        }
    }
}

static void show(int64_t position)
{
    const char *before = "";
    for (int64_t i = 0; i < colors; i++) {
        if (position / 2 >> i & 1) {
            print("%s", before);
            print("color");
            print(" %" PRId64, i + 1);
            for (int player = 0; player < 2; player++) {
                print(player == 0 ? ": Alice" : ", Bob");
                piece(" %" PRId64, marbles[player][i]);
                spot("%" PRId64, i + 1);
                mark(player == 0 ? "first" : "second");
            }
            before = "\n";
        }
    }
    if (position / 2 == 0) {
        print("no color");
    }
}

static bool searched(int64_t position) { return position / 2 >> SEARCHED == 0; }

static int descending(const void *a, const void *b)
{
    const int64_t left = *(const int64_t *)a;
    const int64_t right = *(const int64_t *)b;
    return left > right ? -1 : left < right;
}

/*
 * The formula of the page: who picks a color instead of leaving it to the other player gains a + b - 2, so both always
 * pick the color with the most marbles of both players together. The lead of the player to move.
 */
static int64_t proved(int64_t position)
{
    static int64_t sums[MAX];
    int64_t count = 0;
    int64_t lead = 0; /* of the player to move, if the other one picked all */
    for (int64_t i = 0; i < colors; i++) {
        if (colors > SEARCHED || position / 2 >> i & 1) {
            sums[count++] = marbles[0][i] + marbles[1][i] - 2;
            lead -= marbles[position % 2][i] - 1;
        }
    }
    qsort(sums, (size_t)count, sizeof *sums, descending);
    for (int64_t i = 0; i < count; i += 2) {
        lead += sums[i];
    }
    return lead;
}

static struct game sets = {.moves = moves, .scores = true, .show = show, .searched = searched, .proved = proved};

/* Too many colors for a set of binary digits: the position is 0, all of them, with Alice to move. */
static struct game many = {.proved = proved, .scores = true, .unit = "colors"};

static void preamble(void) { colors_used = 0; }

static int64_t all(void) { return colors <= SEARCHED ? 2 * ((INT64_C(1) << colors) - 1) : 0; }

static struct game *game(void) { return colors <= SEARCHED ? &sets : &many; }

static void input(void)
{
    colors = count_of_next("n", 2, MAX);
    colors_used += colors;
    must(colors_used <= MAX, "the sum of all n must be at most 200,000");
    for (int player = 0; player < 2; player++) {
        next_line();
        for (int64_t i = 0; i < colors; i++) {
            marbles[player][i] = number(player == 0 ? "a" : "b", 1, HIGHEST);
        }
    }
    put(game(), all());
}

static void answer(void)
{
    int64_t score = lead(game(), all());
    for (int64_t i = 0; i < colors; i++) {
        score += marbles[0][i] - marbles[1][i];
    }
    print("%" PRId64 "\n", score);
}

/* One game with random counts. */
static void add_game(int64_t n, int64_t highest)
{
    add_input("%" PRId64, n);
    for (int player = 0; player < 2; player++) {
        for (int64_t i = 0; i < n; i++) {
            add_input("%s%" PRId64, i == 0 ? "\n" : " ", random_in(1, highest));
        }
    }
    add_input("\n");
}

static void cases(void)
{
    every_input("small", "t 1, n 2, a 1..4, b 1..4");
    try_input("limit", "1\n5\n%d %d %d %d %d\n1 1 1 1 1\n", HIGHEST, HIGHEST, HIGHEST, HIGHEST, HIGHEST);
    for (int i = 0; i < 400; i++) {
        const int64_t games = random_magnitude(1, 30);
        add_input("%" PRId64 "\n", games);
        for (int64_t k = 0; k < games; k++) {
            const int64_t highest = random_magnitude(2, HIGHEST);
            add_game(random_in(2, i < 300 ? SEARCHED : 60), highest);
        }
        try_input("random", "");
    }
    add_input("%d\n", MAX_GAMES);
    for (int64_t k = 0; k < MAX_GAMES; k++) {
        add_game(MAX / MAX_GAMES, HIGHEST);
    }
    try_input("limit", "");
    add_input("1\n");
    add_game(MAX, HIGHEST);
    largest_input("largest");
}

/* ---- HackerRank fun-game: a thing is worth something else to each player, and the larger total wins. Whoever takes a
   thing scores what it is worth to this player: as if the opponent had one marble more than that ---- */

static void show_things(int64_t position)
{
    const char *before = "";
    for (int64_t i = 0; i < colors; i++) {
        if (position / 2 >> i & 1) {
            print("%s", before);
            print("thing");
            print(" %" PRId64, i + 1);
            for (int player = 0; player < 2; player++) {
                print(player == 0 ? ": First" : ", Second");
                piece(" %" PRId64, marbles[1 - player][i] - 1);
                spot("%" PRId64, i + 1);
                mark(player == 0 ? "first" : "second");
            }
            before = "\n";
        }
    }
    if (position / 2 == 0) {
        print("no thing");
    }
}

static struct game things = {
    .moves = moves, .scores = true, .show = show_things, .searched = searched, .proved = proved};

static void input_of_hackerrank(void)
{
    colors = count_of_next("n", 1, 1000);
    for (int player = 0; player < 2; player++) {
        next_line();
        for (int64_t i = 0; i < colors; i++) {
            marbles[1 - player][i] = number(player == 0 ? "A" : "B", 1, 100000) + 1;
        }
    }
    put(colors <= SEARCHED ? &things : &many, all());
}

static void cases_of_hackerrank(void)
{
    every_input("small", "T 1, n 1..2, A 1..3, B 1..3");
    every_input("small", "T 1, n 3, A 1..2, B 1..2");
    every_input("small", "T 2, n 1, A 1..2, B 1..2");
    random_inputs("random", 200, "T 1..10, n 1..%d, A 1..10, B 1..10", SEARCHED);
    random_inputs("middling", 100, "T 1..10, n 1..40, A 1..30, B 1..30");
    random_inputs("large", 20, "T 1..10, n 900..1000");
    random_inputs("even", 40, "T 1..10, n 2..200, A 1..2, B 1..2");
    edge_inputs("edge", 40, "T 1..3, n 1..20");
    largest_input("largest");
}

/* ---- LeetCode 1686: the same, of one game ---- */

static void input_of_leetcode(void)
{
    colors = count_of_next("n", 1, 100000);
    for (int64_t i = 0; i < colors; i++) {
        marbles[1][i] = number("value to Alice", 1, 100) + 1;
    }
    must(count_of_next("n", 1, 100000) == colors, "both lists must have the same length");
    for (int64_t i = 0; i < colors; i++) {
        marbles[0][i] = number("value to Bob", 1, 100) + 1;
    }
    put(colors <= SEARCHED ? &things : &many, all());
}

static void cases_of_leetcode(void)
{
    every_input("small", "n 1..2, value to Alice 1..4, value to Bob 1..4");
    every_input("small", "n 3, value to Alice 1..3, value to Bob 1..3");
    for (int i = 0; i < 220; i++) {
        const int64_t n = i < 150 ? random_in(2, SEARCHED) : i < 210 ? random_in(8, 60) : random_in(90000, 100000);
        const int64_t highest = random_magnitude(2, 100);
        for (int player = 0; player < 2; player++) {
            for (int64_t k = 0; k < n; k++) {
                add_input("%s%" PRId64, k == 0 ? "[" : ",", random_in(1, highest));
            }
            add_input("]\n");
        }
        try_input(i < 210 ? "random" : "large", "");
    }
}

const struct problem problem = {
    .rule = "A move picks a color that both still have: the player gives up one marble of it, the other player all of "
            "that color, and the move scores the difference. The larger lead is better.",
    .players = {"Alice", "Bob"},
    .games = {COUNTED, "t", 1, MAX_GAMES},
    .preamble = preamble,
    .input = input,
    .answer = answer,
    .answer_is = "Alice's marbles in the end minus Bob's",
    .cases = cases,
    .forms =
        (const struct problem[]){
            {.form = "hackerrank-fun-game-1",
             .rule = "A move takes one of the things that are left, which scores what it is worth to the player who "
                     "takes it. The "
                     "larger total wins.",
             .players = {"First", "Second"},
             .outputs = {"First", "Second", "Tie"},
             .games = {COUNTED, "T", 1, 10},
             .input = input_of_hackerrank,
             .cases = cases_of_hackerrank},
            {.form = "leetcode-1686",
             .rule = "A move takes one of the stones that are left, which scores what it is worth to the player who "
                     "takes it. The larger total wins.",
             .players = {"Alice", "Bob"},
             .outputs = {"1", "-1", "0"},
             .function = true,
             .input = input_of_leetcode,
             .cases = cases_of_leetcode},
            {0},
        },
};
