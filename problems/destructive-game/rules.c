/* destructive-game: from pile i take a power of b_i; whoever cannot move loses. */
#include "rules.h"

enum { PILES = 100000, LARGEST = 1000000000 };

static int64_t a;
static int64_t b;

/* The powers of b that fit into a pile of a stones. */
static void amounts(void)
{
    amount(1);
    for (int64_t power = b; b > 1 && power <= a; power *= b) {
        amount(power);
    }
}

static struct game pile_of_base = {.amounts = amounts, .unit = "stones", .tells_amounts = true};

static void input(void)
{
    const int64_t piles = count_of_next("N", 1, PILES);
    for (int64_t i = 0; i < piles; i++) {
        next_line();
        a = number("a", 1, LARGEST);
        b = number("b", 1, LARGEST);
        put(&pile_of_base, a);
    }
}

/* The pile by itself, and together with a pile with the Grundy number 1. */
static void try_pile(const char *kind, int64_t pile, int64_t of_base)
{
    try_input(kind, "1\n%" PRId64 " %" PRId64 "\n", pile, of_base);
    try_input(kind, "2\n%" PRId64 " %" PRId64 "\n1 1\n", pile, of_base);
}

/* Piles of many stones with a large base: anywhere, and near multiples of b - 1, b and b + 1. */
static void large_bases(void)
{
    static const int64_t bases[] = {20001,  20002,  31621,  31622,  31623,   31624,   32767,   32768,
                                    46340,  65535,  65536,  99998,  100000,  123456,  200001,  262144,
                                    500000, 654321, 999998, 999999, 1000000, 1048576, 2000002, 3999998};
    for (size_t i = 0; i < sizeof bases / sizeof *bases; i++) {
        for (int k = 0; k < 10; k++) {
            const int64_t near = bases[i] - 1 + random_in(0, 2);
            const int64_t multiple = near * random_in(1, (LARGEST - 2) / near);
            try_pile("large-base", random_magnitude(bases[i], LARGEST), bases[i]);
            try_pile("large-base", multiple + random_in(-2, 2), bases[i]);
        }
    }
}

static void cases(void)
{
    every_input("small", "N 1, a 1..60, b 1..16");
    every_input("two-piles", "N 2, a 1..7, b 1..6");
    random_inputs("random", 200, "N 1..6, a 1..1000, b 1..40");
    random_inputs("random", 200, "N 1..6, b 1..1000");
    random_inputs("random", 100, "N 1..1000, a 1..1000, b 1..40");
    random_inputs("random", 50, "N 1..1000, b 1..1000");
    for (int64_t about = 1000; about < LARGEST; about *= 10) { /* a large base, and piles from below it to above it */
        random_inputs("near-base", 20, "N 1..6, a 1..%" PRId64 ", b %" PRId64 "..%" PRId64, about + 1000, about,
                      2 * about);
        random_inputs("near-base", 20, "N 1..6, a %" PRId64 "..%" PRId64 ", b %" PRId64 "..%" PRId64, about,
                      about + 2000, about, about + 1000);
    }
    static const int64_t large[] = {1022, 1023, 4094, 9998, 9999, 20000};
    for (int i = 0; i < 6; i++) {
        for (int64_t pile = LARGEST - 3; pile <= LARGEST; pile++) {
            try_pile("limit", pile, large[i]);
        }
    }
    static const int64_t larger[] = {20001, 20002, 46340, 46342, 65536, 99999, 131072, 333332};
    for (int i = 0; i < 8; i++) { /* where b squared reaches the limit of a C type, and others */
        for (int64_t times = 2; times <= 6 && times * (larger[i] + 1) <= 2000000; times += 2) {
            try_pile("limit", times * (larger[i] + 1) - 2, larger[i]);
            try_pile("limit", times * (larger[i] + 1) - 1, larger[i]);
        }
    }
    large_bases();
    every_input("limit", "N 1..2, a 999999998..1000000000, b 999999998..1000000000");
    every_input("limit", "N 1, a 999999970..1000000000, b 1..2");
    every_input("limit", "N 1, a 999999970..1000000000, b 10");
    random_inputs("largest", 2, "N %d, b 1..1000", PILES);
    random_inputs("largest", 2, "N %d, a 1..1001000, b 1000000..%d", PILES, LARGEST);
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move takes a power of b from a pile of base b (1, b, b^2, ... stones); whoever cannot move loses.",
    .players = {"Alice", "Bob"},
    .input = input,
    .cases = cases,
};
