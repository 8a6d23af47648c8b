/* gg-and-mm: tables with two piles; a turn takes a multiple of one pile from the other one on every table. */
#include "rules.h"

#include <stdio.h>
#include <string.h>

enum { GAMES = 100, TABLES = 1000, MAX = 1000, NAMED = 10, LISTED = 20000, SEARCHED = 100, ROOM = 80 };

static int64_t numbers[2 * TABLES];

/* ---- one table ---- */

static int64_t larger_of(const int64_t *table) { return table[0] > table[1] ? table[0] : table[1]; }
static int64_t smaller_of(const int64_t *table) { return table[0] < table[1] ? table[0] : table[1]; }

/* How many moves a table lasts, by trying all of them: whoever wins it plays for time, and the other one hurries. */
static int64_t suspense(int64_t larger, int64_t smaller)
{
    static int8_t known[MAX + 1][MAX + 1]; /* 1 more than the number; 0: not known */
    if (smaller == 0) {
        return 0;
    }
    if (known[larger][smaller] == 0) {
        int64_t latest_win = -1;
        int64_t earliest = MAX;
        for (int64_t rest = larger % smaller; rest < larger; rest += smaller) {
            const int64_t after = rest > smaller ? suspense(rest, smaller) : suspense(smaller, rest);
            earliest = after < earliest ? after : earliest;
            latest_win = after % 2 == 0 && after > latest_win ? after : latest_win;
        }
        known[larger][smaller] = (int8_t)(2 + (latest_win >= 0 ? latest_win : earliest));
    }
    return known[larger][smaller] - 1;
}

static int64_t lasts(const int64_t *table) { return suspense(larger_of(table), smaller_of(table)); }

/* ---- all tables; a position: the two piles of each, as they came ---- */

/* Makes every choice of a move on table i and those after it; `name` has what was taken before. */
static bool choose(int64_t *left, int64_t tables, int64_t i, const char *name)
{
    if (i == tables) {
        return leave(position_of(left, 2 * tables), "subtract %s", name + 1);
    }
    int64_t *table = left + 2 * i;
    const int64_t smaller = smaller_of(table);
    int64_t *larger = table[0] == smaller ? table + 1 : table;
    char longer[ROOM];
    if (smaller == 0) {
        snprintf(longer, sizeof longer, "%s -", name);
        return choose(left, tables, i + 1, longer);
    }
    bool wants_more = true;
    for (int64_t taken = smaller; taken <= *larger && wants_more; taken += smaller) {
        snprintf(longer, sizeof longer, "%s %d", name, (int)taken);
        *larger -= taken;
        wants_more = choose(left, tables, i + 1, longer);
        *larger += taken;
    }
    return wants_more;
}

static bool is_over(const int64_t *left, int64_t count)
{
    int64_t i = 0;
    while (i < count && smaller_of(left + i) == 0) {
        i += 2;
    }
    return i >= count;
}

static void moves(int64_t position)
{
    int64_t left[2 * NAMED];
    const int64_t count = numbers_of(position, left);
    if (!is_over(left, count)) {
        choose(left, count / 2, 0, "");
    }
}

static void show(int64_t position)
{
    static int64_t left[2 * TABLES];
    const int64_t count = numbers_of(position, left);
    print("tables:");
    for (int64_t i = 0; i < count; i += 2) {
        print(i > 0 ? " | " : " ");
        piece("%" PRId64, left[i]);
        print(" ");
        piece("%" PRId64, left[i + 1]);
    }
}

/* Few tables, and at most so many choices on all of them, now and later. */
static bool has_few(int64_t position, int64_t most)
{
    static int64_t left[2 * TABLES];
    const int64_t count = numbers_of(position, left);
    int64_t choices = 1;
    for (int64_t i = 0; i < count && choices <= most; i += 2) {
        choices *= smaller_of(left + i) > 0 ? larger_of(left + i) : 1;
    }
    return count <= 2 * NAMED && choices <= most;
}

static bool listed(int64_t position) { return has_few(position, LISTED); }
static bool searched(int64_t position) { return has_few(position, SEARCHED); }

/* The first table of those that last longest. */
static int64_t last_to_end(const int64_t *left, int64_t count)
{
    int64_t longest = 0;
    for (int64_t i = 2; i < count; i += 2) {
        longest = lasts(left + i) > lasts(left + longest) ? i : longest;
    }
    return longest;
}

/* The theorem of the page: won exactly when the number of moves on the table that lasts longest is odd. */
static int64_t proved(int64_t position)
{
    static int64_t left[2 * TABLES];
    const int64_t count = numbers_of(position, left);
    return lasts(left + last_to_end(left, count)) % 2 == 1 ? WON : LOST;
}

static int64_t why(int64_t position)
{
    static int64_t left[2 * TABLES];
    const int64_t count = numbers_of(position, left);
    const int64_t last = last_to_end(left, count);
    const int64_t most = lasts(left + last);
    if (most == 0) {
        print("No table has a move left.");
        return LOST;
    }
    print("On each table, its winner plays for time, and its loser hurries. ");
    if (count <= 2 * NAMED) {
        print("Then the tables last, in moves:");
        for (int64_t i = 0; i < count; i += 2) {
            print(" %" PRId64, lasts(left + i));
        }
        print(". ");
    }
    print(most % 2 == 1 ? "Table %" PRId64 " decides, as none lasts longer: %" PRId64 " is odd, so the player to move "
                          "makes the last move there."
                        : "Table %" PRId64 " decides, as none lasts longer: %" PRId64 " is even, so the opponent makes "
                          "the last move there.",
          last / 2 + 1, most);
    return most % 2 == 1 ? WON : LOST;
}

/* On every table a move after which it lasts one move less, as far as a name has room for them. */
static void winning(int64_t position)
{
    static int64_t left[2 * TABLES];
    char name[ROOM] = "";
    const int64_t count = numbers_of(position, left);
    if (proved(position) == LOST) {
        return;
    }
    for (int64_t i = 0; i < count; i += 2) {
        int64_t *table = left + i;
        const int64_t smaller = smaller_of(table);
        const int64_t wanted = lasts(table) - 1;
        int64_t *larger = table[0] == smaller ? table + 1 : table;
        int64_t taken = 0;
        while (smaller > 0 && (taken == 0 || lasts(table) != wanted)) {
            *larger -= smaller;
            taken += smaller;
        }
        const size_t used = strlen(name);
        if (used + sizeof " 1000" > sizeof name) {
            return;
        }
        snprintf(name + used, sizeof name - used, smaller > 0 ? " %d" : " -", (int)taken);
    }
    leave(position_of(left, count), "subtract %s", name + 1);
}

static struct game all_tables = {.moves = moves,
                                 .listed = listed,
                                 .fixed = true,
                                 .show = show,
                                 .searched = searched,
                                 .proved = proved,
                                 .why = why,
                                 .winning = winning};

static void input(void)
{
    const int64_t tables = count_of_next("N", 1, TABLES);
    for (int64_t i = 0; i < tables; i++) {
        next_line();
        numbers[2 * i] = number("p", 1, MAX);
        numbers[2 * i + 1] = number("q", 1, MAX);
    }
    put(&all_tables, position_of(numbers, 2 * tables));
}

/* ---- cases ---- */

/* A game of so many tables. None lasts longer than `most` moves, where there are so short ones. */
static void add_game(int64_t tables, int64_t highest, int64_t most)
{
    add_input("%" PRId64 "\n", tables);
    for (int64_t i = 0; i < tables; i++) {
        int64_t table[2];
        do {
            table[0] = random_magnitude(1, highest);
            table[1] = random_in(1, highest);
        } while (lasts(table) > most);
        add_input("%" PRId64 " %" PRId64 "\n", table[0], table[1]);
    }
}

static void cases(void)
{
    every_input("small", "games 1, N 1, p 1..20, q 1..20");
    every_input("small", "games 1, N 2, p 1..5, q 1..5");
    every_input("small", "games 1, N 3, p 1..3, q 1..3");
    every_input("two-games", "games 2, N 1..2, p 1..3, q 1..2");
    for (int i = 0; i < 300; i++) {
        const int64_t highest = i % 2 == 0 ? 12 : MAX;
        const int64_t most = random_in(1, 12);
        add_game(random_in(1, i < 100 ? 3 : 60), highest, most);
        try_input("random", "");
    }
    for (int i = 0; i < 30; i++) {
        for (int64_t game = random_in(2, GAMES); game > 0; game--) {
            const int64_t most = random_in(1, 12);
            add_game(random_magnitude(1, 100), MAX, most);
        }
        try_input("many-games", "");
    }
    edge_inputs("edge", 40, "games 1..3, N 1..4");
    try_input("longest", "1\n987 610\n");
    try_input("longest", "2\n987 610\n610 987\n");
    for (int game = 0; game < GAMES; game++) {
        add_game(TABLES, MAX, 2 + game % 10);
    }
    try_input("limit", "");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "On every table that is not over, a move subtracts a multiple of one number from the other one; a table is "
            "over when it has a 0. Whoever cannot move on any table loses.",
    .players = {"MM", "GG"},
    .games = {TO_THE_END, NULL, 1, GAMES},
    .input = input,
    .cases = cases,
};
