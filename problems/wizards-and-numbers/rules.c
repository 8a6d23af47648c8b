/* wizards-and-numbers: a power of the smaller number is taken from the larger one, or only the remainder is left. */
#include "rules.h"

enum { GAMES = 10000, SEARCHED = 250 };
static const int64_t MAX = INT64_C(1000000000) * 1000000000;

/* A position: both numbers, the larger one first. */
static int64_t pair(int64_t one, int64_t other)
{
    return one > other ? position_of((int64_t[]){one, other}, 2) : position_of((int64_t[]){other, one}, 2);
}

static void moves(int64_t position)
{
    int64_t at[2];
    numbers_of(position, at);
    const int64_t b = at[0];
    const int64_t a = at[1];
    if (a == 0) {
        return;
    }
    bool leaves_rest = false;
    for (int64_t power = a; power <= b; power *= a) {
        leave(pair(b - power, a), "subtract %" PRId64, power);
        spot("1.%" PRId64, b - power);
        leaves_rest = leaves_rest || b - power == b % a;
        if (power > b / a || a == 1) {
            break;
        }
    }
    if (!leaves_rest) {
        leave(pair(b % a, a), "leave the remainder");
        spot("1.%" PRId64, b % a);
    }
}

static void show(int64_t position)
{
    int64_t at[2];
    numbers_of(position, at);
    print("numbers:");
    piece(" %" PRId64, at[0]);
    print(", ");
    piece("%" PRId64, at[1]);
}

static bool searched(int64_t position)
{
    int64_t at[2];
    numbers_of(position, at);
    return at[0] <= SEARCHED;
}

/* The theorem of the page, from the end of Euclid's algorithm back to the position. */
static int64_t proved(int64_t position)
{
    int64_t numbers[100];
    int64_t count = 2;
    numbers_of(position, numbers);
    while (numbers[count - 1] > 0) {
        numbers[count] = numbers[count - 2] % numbers[count - 1];
        count++;
    }
    bool is_won = false; /* of the last two numbers that are looked at */
    for (int64_t i = count - 3; i >= 0; i--) {
        const int64_t quotient = numbers[i] / numbers[i + 1];
        is_won = !is_won || quotient % (numbers[i + 1] + 1) % 2 == 0;
    }
    return is_won ? WON : LOST;
}

static int64_t why(int64_t position)
{
    int64_t at[2];
    numbers_of(position, at);
    if (at[1] == 0) {
        print("There is a 0: the game is over.");
        return LOST;
    }
    const int64_t rest = at[0] % at[1];
    if (proved(pair(at[1], rest)) == LOST) {
        print("The remainder leaves %" PRId64 " and %" PRId64 ", which is lost.", at[1], rest);
        return WON;
    }
    const int64_t quotient = at[0] / at[1];
    const int64_t reduced = quotient % (at[1] + 1);
    print("%" PRId64 " and %" PRId64 " is won, so nobody wants to leave it. Divide the quotient, %" PRId64
          ", by %" PRId64 ": the remainder is %" PRId64
          ". From an odd one all moves lead to even ones, from an even one some move leads to "
          "an odd one; so even wins.",
          at[1], rest, quotient, at[1] + 1, reduced);
    return reduced % 2 == 0 ? WON : LOST;
}

static struct game two = {
    .moves = moves, .fixed = true, .show = show, .searched = searched, .proved = proved, .why = why};

static void input(void)
{
    const int64_t a = number("a", 0, MAX);
    const int64_t b = number("b", 0, MAX);
    put(&two, pair(a, b));
}

/* Two numbers up to `most`, made from the end of Euclid's algorithm; many quotients are near to a multiple of what counts. */
static void add_deep(int64_t most, bool near)
{
    int64_t a = 0;
    int64_t b = random_in(1, 3);
    while (true) {
        int64_t quotient = random_in(1, 4);
        if (near && b < most / 8 && random_in(0, 2) > 0) {
            quotient = random_in(1, 2) * (b + 1);
            quotient += random_in(-2, 2);
        }
        if (quotient < 1 || quotient > (most - a) / b) {
            break;
        }
        const int64_t larger = quotient * b + a;
        a = b;
        b = larger;
    }
    const bool in_order = random_in(0, 1) == 0;
    add_input("%" PRId64 " %" PRId64 "\n", in_order ? a : b, in_order ? b : a);
}

static void cases(void)
{
    for (int64_t one = 0; one <= SEARCHED; one++) {
        for (int64_t other = 0; other <= one; other++) {
            compare_formula(&two, pair(one, other));
        }
    }
    every_input("small", "t 1, a 0..24, b 0..24");
    every_input("small", "t 1, a 2..7, b 25..100");
    every_input("two-games", "t 2, a 1..2, b 3..4");
    for (int i = 0; i < 200; i++) {
        add_input("1\n");
        add_deep(i < 100 ? 100000 : MAX, i % 2 == 0);
        try_input("deep", "");
    }
    random_inputs("random", 100, "t 1..20");
    edge_inputs("edge", 40, "t 1..3");
    for (int64_t i = 0; i < 6; i++) {
        add_input("%d\n", GAMES);
        for (int k = 0; k < GAMES; k++) {
            add_deep(i < 2 ? 1000 : MAX, i % 2 == 0);
        }
        try_input("many-games", "");
    }
    add_input("%d\n", GAMES);
    for (int i = 0; i < GAMES; i++) {
        if (i % 2 == 0) { /* Fibonacci numbers: the longest course of Euclid's algorithm */
            add_input("679891637638612258 420196140727489673\n");
        } else {
            add_input("%" PRId64 " %" PRId64 "\n", MAX, MAX - random_in(0, 1000));
        }
    }
    largest_input("largest");
}

const struct problem problem = {
    .rule =
        "With a the smaller and b the larger number, a move replaces b by b - a, b - a^2, b - a^3 or so on, not below "
        "0, or by the remainder of b by a. Whoever finds a 0 cannot move, and loses.",
    .outputs = {"First", "Second"},
    .games = {COUNTED, "t", 1, GAMES},
    .input = input,
    .cases = cases,
};
