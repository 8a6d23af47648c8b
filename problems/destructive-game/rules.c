/* destructive-game: from pile i take a power of b_i; whoever cannot move loses. */
#include "rules.h"

enum { PILES = 100000, LARGEST = 1000000000, BASES = 20000, NEAR = 1000, TABLE = 2000000 };

static int64_t piles;
static int64_t stones[PILES];
static int64_t base[PILES];

static int64_t a;
static int64_t b;

/* The powers of b that a pile of a stones holds. */
static void amounts(void)
{
    amount(1);
    for (int64_t power = b; b > 1 && power <= a; power *= b) {
        amount(power);
    }
}

static struct game pile_of_base = {.amounts = amounts, .unit = "stones"};

static void input(void)
{
    piles = number("N", 1, PILES);
    for (int64_t i = 0; i < piles; i++) {
        next_line();
        stones[i] = number("a", 1, LARGEST);
        base[i] = number("b", 1, LARGEST);
    }
}

static void position(void)
{
    for (int64_t i = 0; i < piles; i++) {
        a = stones[i];
        b = base[i];
        put(&pile_of_base, a);
    }
}

/* A pile of any size with a small b, or one near a large b: below it, or some stones above. */
static void add_pile(int64_t largest, int64_t largest_base)
{
    const int64_t wanted = random_magnitude(1, largest_base);
    const int64_t highest = wanted + NEAR < largest ? wanted + NEAR : largest;
    /* cppcheck-suppress knownConditionTrueFalse ; b may be above all piles */
    const int64_t near = highest < wanted ? highest - NEAR : wanted - NEAR;
    const int64_t lowest = near > 1 ? near : 1;
    const int64_t pile = wanted <= 1000         ? random_magnitude(1, largest)
                         : random_in(0, 1) == 0 ? random_in(1, highest)
                                                : random_in(lowest, highest);
    add_input("%" PRId64 " %" PRId64 "\n", pile, wanted);
}

enum { LARGE_BASES = 24 };
static const int64_t large_bases[LARGE_BASES] = {20001,  20002,  31621,  31622,  31623,   31624,   32767,   32768,
                                                 46340,  65535,  65536,  99998,  100000,  123456,  200001,  262144,
                                                 500000, 654321, 999998, 999999, 1000000, 1048576, 2000002, 3999998};

/* Piles of many stones with a large base: anywhere, and near multiples of b - 1, b and b + 1. */
static void large_bases_cases(void)
{
    for (int i = 0; i < LARGE_BASES; i++) {
        const int64_t wanted = large_bases[i];
        for (int k = 0; k < 10; k++) {
            const int64_t any = random_magnitude(wanted, LARGEST);
            const int64_t near = wanted - 1 + random_in(0, 2);
            const int64_t multiple = near * random_in(1, (LARGEST - 2) / near);
            const int64_t pile_size = multiple + random_in(-2, 2);
            try_input("large-base", "1\n%" PRId64 " %" PRId64 "\n", any, wanted);
            try_input("large-base", "1\n%" PRId64 " %" PRId64 "\n", pile_size, wanted);
            add_input("2\n%" PRId64 " %" PRId64 "\n", pile_size, wanted);
            try_input("large-base", "%" PRId64 " 10\n", random_in(1, 100));
        }
    }
}

static void cases(void)
{
    every_input("small", "N 1, a 1..60, b 1..16");
    every_input("two-piles", "N 2, a 1..7, b 1..6");
    for (int i = 0; i < 600; i++) {
        const int64_t count = random_magnitude(1, i < 400 ? 6 : 1000);
        add_input("%" PRId64 "\n", count);
        for (int64_t k = 0; k < count; k++) {
            add_pile(i % 2 == 0 ? 1000 : LARGEST, i % 4 < 2 ? 40 : LARGEST);
        }
        try_input("random", "");
    }
    static const int64_t large[] = {1022, 1023, 4094, 9998, 9999, BASES};
    for (int i = 0; i < 6; i++) {
        for (int64_t pile = LARGEST - 3; pile <= LARGEST; pile++) {
            try_input("limit", "1\n%" PRId64 " %" PRId64 "\n", pile, large[i]);
            try_input("limit", "2\n%" PRId64 " %" PRId64 "\n1 1\n", pile, large[i]);
        }
    }
    static const int64_t larger[] = {20001, 20002, 46340, 46342, 65536, 99999, 131072, 333332};
    for (int i = 0; i < 8; i++) { /* where the square of b ends a type of C, and others */
        for (int64_t times = 2; times <= 6 && times * (larger[i] + 1) <= TABLE; times += 2) {
            for (int64_t pile = times * (larger[i] + 1) - 2; pile < times * (larger[i] + 1); pile++) {
                try_input("limit", "1\n%" PRId64 " %" PRId64 "\n", pile, larger[i]);
                try_input("limit", "2\n%" PRId64 " %" PRId64 "\n1 1\n", pile, larger[i]);
            }
        }
    }
    large_bases_cases();
    every_input("limit", "N 1..2, a 999999998..1000000000, b 999999998..1000000000");
    for (int64_t pile = LARGEST - 30; pile <= LARGEST; pile++) {
        try_input("limit", "1\n%" PRId64 " 1\n", pile);
        try_input("limit", "1\n%" PRId64 " 2\n", pile);
        try_input("limit", "1\n%" PRId64 " 10\n", pile);
    }
    for (int i = 0; i < 4; i++) {
        add_input("%d\n", PILES);
        for (int k = 0; k < PILES; k++) {
            add_pile(LARGEST, i < 2 ? 1000 : LARGEST);
        }
        try_input("largest", "");
    }
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move takes a power of b from a pile of base b (1, b, b^2, ... stones); whoever cannot move loses.",
    .players = {"Alice", "Bob"},
    .input = input,
    .position = position,
    .cases = cases,
};
