/* bowling-pins: knock down one pin, or two side by side; whoever knocks down the last one wins. */
#include "rules.h"

enum { GAMES = 1000, MAX = 300 };

/* A run of pins. */
static void moves(int64_t pins)
{
    for (int64_t taken = 1; taken <= 2; taken++) {
        for (int64_t before = 0; before <= pins - taken; before++) {
            if (taken == 1) {
                leave_two(before, pins - 1 - before, "pin %" PRId64, before + 1);
                spot("%" PRId64, before + 1);
            } else {
                leave_two(before, pins - 2 - before, "pins %" PRId64 " and %" PRId64, before + 1, before + 2);
                spot("%" PRId64 " %" PRId64, before + 1, before + 2);
            }
        }
    }
}

static void show(int64_t pins)
{
    for (int64_t i = 0; i < pins; i++) {
        piece("I");
    }
    if (pins == 0) {
        print("X");
    }
}

static struct game run = {
    .moves = moves, .splits = true, .code = "0.77", .fixed = true, .show = show, .board = "row", .part = "in run"};

static void input(void)
{
    const int64_t n = number("n", 1, MAX);
    next_line();
    const char *row = word("pins", "IX", n, n);
    int64_t pins = 0;
    int64_t runs = 0;
    for (; *row != '\0'; row++) {
        if (*row == 'X' && pins > 0) {
            put(&run, pins);
            runs++;
        }
        pins = *row == 'I' ? pins + 1 : 0;
    }
    if (pins > 0 || runs == 0) { /* there is a pin in every input of the judge */
        put(&run, pins);
    }
}

/* Runs of up to `longest` pins, with one or more gone between, and at least one pin. */
static void add_game(int64_t length, int64_t longest)
{
    int64_t left = random_in(1, longest);
    add_input("%" PRId64 "\n", length);
    for (int64_t i = 0; i < length; i++) {
        add_input(left > 0 ? "I" : "X");
        left = left > 0 ? left - 1 : random_in(0, longest);
    }
    add_input("\n");
}

/* Two runs. */
static void add_runs(int64_t one, int64_t other)
{
    add_input("%" PRId64 "\n", one + 1 + other);
    for (int64_t i = 0; i < one + 1 + other; i++) {
        add_input(i == one ? "X" : "I");
    }
    add_input("\n");
}

static void cases(void)
{
    for (int64_t length = 1; length <= 8; length++) {
        for (int64_t bits = 1; bits < INT64_C(1) << length; bits++) {
            add_input("1\n%" PRId64 "\n", length);
            for (int64_t i = 0; i < length; i++) {
                add_input((bits >> i & 1) == 1 ? "I" : "X");
            }
            try_input("small", "\n");
        }
    }
    for (int64_t one = 1; one < 144; one++) { /* each run beside others of which many have the same value */
        add_input("12\n");
        for (int64_t other = one; other < one + 12; other++) {
            add_runs(one, other);
        }
        try_input("two-runs", "");
    }
    for (int i = 0; i < 200; i++) {
        const int64_t games = random_magnitude(1, 20);
        add_input("%" PRId64 "\n", games);
        for (int64_t game = 0; game < games; game++) {
            add_game(random_in(1, i < 100 ? 30 : MAX), i % 3 == 0 ? 4 : i % 3 == 1 ? 25 : 120);
        }
        try_input("random", "");
    }
    add_input("%d\n", GAMES);
    for (int i = 0; i < GAMES; i++) {
        add_game(MAX, 40);
    }
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move knocks down one pin, or two side by side; whoever knocks down the last one wins.",
    .outputs = {"WIN", "LOSE"},
    .games = {COUNTED, "t", 1, GAMES},
    .input = input,
    .cases = cases,
};
