/* vertical-rooks: in each column a rook of each player; a move takes one's own up or down, not over the other. */
#include "rules.h"

enum { GAMES = 10, MIN = 2, MAX = 2000, LISTED = 40, SEARCHED = 4 };

static int64_t size;
static int64_t rows[2][MAX]; /* of the rooks of each player, from 1 on */

/* A position: who is to move, and for each column the rows of both rooks. */
static void moves(int64_t position)
{
    int64_t at[1 + 2 * LISTED];
    const int64_t columns = numbers_of(position, at) / 2;
    const int64_t player = at[0];
    at[0] = 1 - player;
    for (int64_t column = 1; column <= columns; column++) {
        int64_t *own = &at[2 * column - 1 + player];
        const int64_t other = at[2 * column - player];
        const int64_t from = *own;
        const int64_t low = other < from ? other + 1 : 1;
        const int64_t high = other > from ? other - 1 : columns;
        for (*own = low; *own <= high; ++*own) {
            if (*own != from) {
                leave(position_of(at, 1 + 2 * columns), "column %" PRId64 " to row %" PRId64, column, *own);
                spot("%" PRId64 ",%" PRId64 " %" PRId64 ",%" PRId64, from, column, *own, column);
            }
        }
        *own = from;
    }
}

static void show(int64_t position)
{
    static int64_t at[1 + 2 * MAX];
    const int64_t columns = numbers_of(position, at) / 2;
    print("rooks in the rows (player-1/player-2, a pair for each column):");
    for (int64_t column = 1; column <= columns; column++) {
        for (int player = 0; player < 2; player++) {
            piece(player == 0 ? " %" PRId64 : "%" PRId64, at[2 * column - 1 + player]);
            spot("%" PRId64 ",%" PRId64, at[2 * column - 1 + player], column);
            mark("token");
            mark("rook");
            mark(player == 0 ? "first" : "second");
            print(player == 0 ? "/" : "");
        }
    }
    spots(1, columns);
}

static int64_t columns_of(int64_t position)
{
    static int64_t at[1 + 2 * MAX];
    return numbers_of(position, at) / 2;
}

static bool listed(int64_t position) { return columns_of(position) <= LISTED; }
static bool searched(int64_t position) { return columns_of(position) <= SEARCHED; }

/* The formula of the page: digit by digit, each binary digit is in an even number of the gaps exactly when the player to
   move loses. */
static int64_t proved(int64_t position)
{
    static int64_t at[1 + 2 * MAX];
    const int64_t columns = numbers_of(position, at) / 2;
    for (int64_t digit = 1; digit < MAX; digit *= 2) {
        int64_t count = 0;
        for (int64_t column = 1; column <= columns; column++) {
            const int64_t one = at[2 * column - 1];
            const int64_t other = at[2 * column];
            count += (one < other ? other - one - 1 : one - other - 1) / digit % 2;
        }
        if (count % 2 == 1) {
            return WON;
        }
    }
    return LOST;
}

static int64_t why(int64_t position)
{
    enum { GAPS_SHOWN = 20 };
    static int64_t at[1 + 2 * MAX];
    const int64_t columns = numbers_of(position, at) / 2;
    int64_t nim_sum = 0;
    print(columns <= GAPS_SHOWN ? "The free cells between the two rooks are the piles of Nim: "
                                : "The free cells between the two rooks are the piles of Nim. ");
    for (int64_t column = 1; column <= columns; column++) {
        const int64_t apart = at[2 * column - 1] - at[2 * column];
        const int64_t gap = (apart < 0 ? -apart : apart) - 1;
        nim_sum ^= gap;
        if (columns <= GAPS_SHOWN) {
            print(column < columns ? "%" PRId64 ", " : "%" PRId64 ". ", gap);
        }
    }
    print(nim_sum == 0 ? "Nim-sum 0: the player to move loses, for a rook that goes back can be followed."
                       : "Nim-sum %" PRId64 ", not 0: the player to move can make it 0. A rook that goes back then can "
                         "be followed.",
          nim_sum);
    return nim_sum == 0 ? LOST : WON;
}

static struct game board = {.moves = moves,
                            .listed = listed,
                            .fixed = true,
                            .show = show,
                            .board = "squares",
                            .endless = true,
                            .searched = searched,
                            .proved = proved,
                            .why = why};

static void input(void)
{
    int64_t at[1 + 2 * MAX] = {1};
    size = number("n", MIN, MAX);
    for (int player = 0; player < 2; player++) {
        for (int64_t column = 0; column < size; column++) {
            next_line();
            rows[player][column] = number("row", 1, size);
            at[1 + 2 * column + player] = rows[player][column];
        }
    }
    for (int64_t column = 0; column < size; column++) {
        must(rows[0][column] != rows[1][column], "the rooks of a column must be in different rows");
    }
    to_move(1);
    put(&board, position_of(at, 1 + 2 * size));
}

/* A board with random gaps of at most `most` cells; if it is to be lost, the gap of the last column is such that the
   first player to move loses, if it fits. */
static void add_board(int64_t n, int64_t most, bool lost)
{
    static int64_t at[2][MAX];
    int64_t rest = 0;
    for (int64_t column = 0; column < n; column++) {
        int64_t gap = random_in(0, most < n - 2 ? most : n - 2);
        gap = lost && column == n - 1 && rest <= n - 2 ? rest : gap;
        rest ^= gap;
        const int64_t low = random_in(1, n - gap - 1);
        const int64_t upper = random_in(0, 1);
        at[upper][column] = low;
        at[1 - upper][column] = low + gap + 1;
    }
    add_input("%" PRId64 "\n", n);
    for (int player = 0; player < 2; player++) {
        for (int64_t column = 0; column < n; column++) {
            add_input("%" PRId64 "\n", at[player][column]);
        }
    }
}

static void cases(void)
{
    every_input("small", "t 1, n 2..3");
    for (int gaps = 0; gaps < 81; gaps++) { /* of the four columns, in base 3; the rooks of player-1 are in row 1 */
        add_input("1\n4\n1\n1\n1\n1\n%d\n%d\n%d\n%d\n", 2 + gaps / 27, 2 + gaps / 9 % 3, 2 + gaps / 3 % 3,
                  2 + gaps % 3);
        try_input("gaps", "");
    }
    for (int i = 0; i < 40; i++) {
        add_input("1\n");
        add_board(4, 2, i % 2 == 0);
        try_input("searched", "");
    }
    for (int i = 0; i < 300; i++) {
        add_input("1\n");
        add_board(random_in(4, i < 200 ? 12 : 100), i % 3 == 0 ? 1 : 100, i % 2 == 0);
        try_input("random", "");
    }
    for (int i = 0; i < 40; i++) {
        const int64_t games = random_in(2, GAMES);
        add_input("%" PRId64 "\n", games);
        for (int64_t game = 0; game < games; game++) {
            add_board(random_magnitude(MIN, 300), MAX, game % 2 == 0);
        }
        try_input("many-games", "");
    }
    for (int i = 0; i < 6; i++) {
        add_input("1\n");
        add_board(MAX - i / 2, MAX, i % 2 == 0);
        try_input("limit", "");
    }
    add_input("%d\n", GAMES);
    for (int game = 0; game < GAMES; game++) {
        add_board(MAX, game < 2 ? 0 : MAX, game % 2 == 0);
    }
    try_input("limit", "");
    add_input("%d\n", GAMES);
    for (int game = 0; game < GAMES; game++) {
        add_input("%d\n", MAX);
        for (int64_t i = 0; i < (int64_t)2 * MAX; i++) {
            add_input("%d\n", i < MAX ? MAX - 1 : MAX);
        }
    }
    largest_input("largest");
}

const struct problem problem = {
    .rule =
        "In every column stands a rook of each player. A move takes one of one's own up or down by any number of free "
        "cells, not over the other. Whoever cannot move loses; player-2 moves first.",
    .players = {"player-1", "player-2"},
    .games = {COUNTED, "t", 1, GAMES},
    .input = input,
    .cases = cases,
};
