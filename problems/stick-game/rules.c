/* stick-game: a move takes a number of sticks from a given set. Every pile up to n is asked for. */
#include "rules.h"

enum { MAX_STICKS = 1000000, MAX_MOVES = 100 };

static int64_t sticks;
static int64_t count;
static int64_t taken[MAX_MOVES];

static void amounts(void)
{
    for (int64_t i = 0; i < count; i++) {
        amount(taken[i]);
    }
}

static struct game pile = {.amounts = amounts, .unit = "sticks", .tells_amounts = true};

static void input(void)
{
    sticks = number("n", 1, MAX_STICKS);
    count = count_of_next("k", 1, MAX_MOVES);
    next_line();
    for (int64_t i = 0; i < count; i++) { /* kept in order */
        const int64_t p = number("p", 1, sticks);
        int64_t at = i;
        for (; at > 0 && taken[at - 1] > p; at--) {
            taken[at] = taken[at - 1];
        }
        taken[at] = p;
        must(at == 0 || taken[at - 1] < p, "the numbers p must be different");
    }
    must(taken[0] == 1, "one of the numbers p must be 1");
    put(&pile, sticks);
}

static void answer(void)
{
    for (int64_t n = 1; n <= sticks; n++) {
        print(wins(&pile, n) ? "W" : "L");
    }
    print("\n");
}

/* An input with 1 and other moves, in random order: 1 + step, 1 + 2 step, ..., or if that is 0 random ones. */
static void add_moves(int64_t n, int64_t k, int64_t highest, int64_t step)
{
    int64_t order[MAX_MOVES] = {1};
    for (int64_t i = 1; i < k; i++) {
        bool is_new = false;
        while (!is_new) {
            order[i] = step > 0 ? 1 + i * step : random_magnitude(2, highest);
            is_new = true;
            for (int64_t j = 0; j < i; j++) {
                is_new = is_new && order[i] != order[j];
            }
        }
    }
    shuffle(order, k);
    add_input("%" PRId64 " %" PRId64 "\n", n, k);
    for (int64_t i = 0; i < k; i++) {
        add_input("%s%" PRId64, i > 0 ? " " : "", order[i]);
    }
}

static void random_moves(const char *kind, int64_t n, int64_t most, int64_t highest)
{
    const int64_t room = highest < n ? highest : n;
    add_moves(n, random_magnitude(1, room < most ? room : most), room, 0);
    try_input(kind, "\n");
}

static void cases(void)
{
    every_input("small", "n 1..7, k 1..3, p 1..7");
    for (int i = 0; i < 300; i++) {
        random_moves("random", random_in(4, 60), 10, 20);
    }
    for (int i = 0; i < 100; i++) {
        random_moves("middling", random_in(100, 3000), 20, i % 2 == 0 ? 100 : 3000);
    }
    for (int64_t n = 65534; n <= 65537; n++) { /* where 16 bits end */
        random_moves("limit", n, MAX_MOVES, n);
    }
    random_moves("large", 100000, MAX_MOVES, 100);
    random_moves("large", 100000, MAX_MOVES, 10000);
    random_moves("limit", MAX_STICKS, MAX_MOVES, MAX_STICKS);
    for (int64_t step = 1; step <= 3; step++) {
        add_moves(100000, MAX_MOVES, MAX_STICKS, step);
        try_input("large", "\n");
    }
    random_moves("limit", MAX_STICKS, 1, 1);
    add_moves(MAX_STICKS, MAX_MOVES, MAX_STICKS, 2);
    add_input("\n");
    largest_input("largest");
}

/* ---- Kattis bachetsgame: one pile a line, whose winner is asked for; the numbers that may be taken may be larger ---- */

enum { MAX_OF_KATTIS = 10 };

static void input_of_kattis(void)
{
    bool has_one = false;
    sticks = number("n", 1, MAX_STICKS);
    count = number("m", 1, MAX_OF_KATTIS);
    for (int64_t i = 0; i < count; i++) { /* kept in order */
        const int64_t a = number("a", 1, MAX_STICKS);
        int64_t at = i;
        for (; at > 0 && taken[at - 1] > a; at--) {
            taken[at] = taken[at - 1];
        }
        taken[at] = a;
        must(at == 0 || taken[at - 1] < a, "the numbers a must be different");
        has_one = has_one || a == 1;
    }
    must(has_one, "one of the numbers a must be 1");
    put(&pile, sticks);
}

/* So many games in one input, of piles that are not lost too seldom. */
static void lines_of_kattis(const char *kind, int games, int64_t least, int64_t most, int64_t highest)
{
    for (int game = 0; game < games; game++) {
        int64_t order[MAX_OF_KATTIS] = {1};
        const int64_t k = random_in(highest < MAX_OF_KATTIS ? 1 : 2, highest < MAX_OF_KATTIS ? highest : MAX_OF_KATTIS);
        for (int64_t i = 1; i < k; i++) {
            bool is_new = false;
            while (!is_new) {
                order[i] = random_in(2, highest);
                is_new = true;
                for (int64_t j = 0; j < i; j++) {
                    is_new = is_new && order[i] != order[j];
                }
            }
        }
        shuffle(order, k);
        add_input("%" PRId64 " %" PRId64, random_in(least, most), k);
        for (int64_t i = 0; i < k; i++) {
            add_input(" %" PRId64, order[i]);
        }
        add_input("\n");
    }
    try_input(kind, "");
}

static void cases_of_kattis(void)
{
    every_input("small", "games 1, n 1..20, m 1..3, a 1..5");
    every_input("small", "games 2, n 1..3, m 1..2, a 1..2");
    for (int i = 0; i < 200; i++) {
        lines_of_kattis("random", 1 + i % 10, 1, 100, random_magnitude(3, 30));
    }
    for (int i = 0; i < 20; i++) {
        lines_of_kattis("middling", 20, 1, 5000, random_magnitude(10, 5000));
    }
    for (int i = 0; i < 6; i++) {
        lines_of_kattis("large", 10, 900000, MAX_STICKS, i < 3 ? 40 : 20000);
    }
    lines_of_kattis("large", 10, MAX_STICKS - 20, MAX_STICKS, MAX_STICKS);
    for (int game = 0; game < 100; game++) {
        add_input("%d 10 1 23 38 11 7 5 4 8 3 13\n", MAX_STICKS - game);
    }
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move takes one of the given numbers of sticks; whoever takes the last stick wins.",
    .input = input,
    .answer = answer,
    .answer_is = "for piles of 1, 2, 3, ... sticks whether the first player wins, W or L",
    .cases = cases,
    .forms =
        (const struct problem[]){
            {.form = "kattis-bachetsgame",
             .rule = "A move takes one of the given numbers of stones; whoever takes the last stone wins.",
             .players = {"Stan", "Ollie"},
             .outputs = {"Stan wins", "Ollie wins"},
             .games = {TO_THE_END, NULL, 1, 100},
             .input = input_of_kattis,
             .cases = cases_of_kattis},
            {0},
        },
};
