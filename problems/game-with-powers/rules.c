/* game-with-powers: choose a number; it and its powers are forbidden from then on. */
#include "rules.h"

enum { MAX = 1000000000, BITS = 30, NAMED = 30 };

/* A position: a base that is no power, and a bit for each exponent e from 1 on whose power is not forbidden yet. The base
   0 is any number whose square is above n: it has one power. */
static int64_t position_with(int64_t base, int64_t powers) { return (base << BITS) + powers; }

static void moves(int64_t position)
{
    const int64_t base = position >> BITS;
    const int64_t powers = position & ((INT64_C(1) << BITS) - 1);
    int64_t power = 1;
    for (int64_t e = 1; powers >> e > 0; e++) {
        power *= base;
        if ((powers >> e & 1) == 1) {
            int64_t left = powers;
            for (int64_t multiple = e; multiple < BITS; multiple += e) {
                left &= ~(INT64_C(1) << multiple);
            }
            if (base == 0) {
                leave(position_with(base, left), "choose the number");
            } else {
                leave(position_with(base, left), "choose %" PRId64, power);
            }
            spot("%" PRId64, e);
        }
    }
}

static void show(int64_t position)
{
    const int64_t base = position >> BITS;
    const int64_t powers = position & ((INT64_C(1) << BITS) - 1);
    int64_t power = 1;
    print(powers == 0 ? "no number" : base == 0 ? "a number whose square is above n" : "left:");
    for (int64_t e = 1; powers >> e > 0; e++) {
        power *= base;
        if ((powers >> e & 1) == 1) {
            if (base == 0) {
                bare_piece();
            } else {
                piece(" %" PRId64, power);
            }
            spot("%" PRId64, e);
        }
    }
}

static struct game part = {.moves = moves, .fixed = true, .show = show, .board = "row", .part = "in row"};

static void input(void)
{
    static bool is_power[31623];
    const int64_t n = number("n", 1, MAX);
    const int64_t last = n <= NAMED ? n : 31622; /* that has a part of its own */
    int64_t others = n;
    for (int64_t base = 1; base <= last; base++) {
        is_power[base] = false;
    }
    for (int64_t base = 1; base <= last && (n <= NAMED || base * base <= n); base++) {
        int64_t powers = 0;
        int64_t e = 1;
        for (int64_t power = base; !is_power[base] && power <= n && (base > 1 || e == 1); power *= base) {
            powers |= INT64_C(1) << e;
            e++;
            others--;
            if (power <= last && e > 2) {
                is_power[power] = true;
            }
        }
        if (powers > 0) {
            put(&part, position_with(base, powers));
        }
    }
    if (others > 0) {
        put_many(&part, position_with(0, 2), others);
    }
}

static void cases(void)
{
    every_input("small", "n 1..1000");
    every_input("limit", "n 999999980..1000000000");
    for (int64_t base = 2; base <= 60; base++) { /* where a power comes in */
        for (int64_t power = base * base; power <= MAX; power *= base) {
            try_input("power", "%" PRId64 "\n", power - 1);
            try_input("power", "%" PRId64 "\n", power);
        }
    }
    random_inputs("random", 100, "");
    random_inputs("large", 30, "n 500000000..1000000000");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move chooses a number from 1 to n that is not forbidden; this number and all its powers are forbidden "
            "from then on. Whoever cannot move loses.",
    .players = {"Vasya", "Petya"},
    .input = input,
    .cases = cases,
};
