/* destructive-game: from pile i take a power of b_i; whoever cannot move loses. */
#include "rules.h"

#include <stdio.h>

enum { PILES = 100000, LARGEST = 1000000000, BASES = 20000, NEAR = 1000, TABLE = 2000000 };

static int64_t piles;
static int64_t stones[PILES];
static int64_t base[PILES];

/* Piles with the same b are the same game; its amounts are told once, when the first of them comes up. */
static int64_t b;

static void amounts(void)
{
    amount(1);
    for (int64_t power = b; b > 1 && power <= LARGEST; power *= b) {
        amount(power);
    }
}

static struct game games[BASES + 1];
static char units[BASES + 1][24];

static void no_matter(int64_t position, int64_t other, int64_t points)
{
    (void)position;
    (void)other;
    (void)points;
}

static struct game *game_of(int64_t wanted)
{
    b = wanted;
    if (games[b].amounts == NULL) {
        snprintf(units[b], sizeof units[b], "base-%" PRId64 " stones", b);
        games[b] = (struct game){.amounts = amounts,
                                 .upwards = true,
                                 .fixed = true,
                                 .beyond = BY_RESIDUES,
                                 .searched = 4 * b + 8,
                                 .unit = units[b]};
        each_move(&games[b], 0, no_matter); /* has the amounts told */
    }
    return &games[b];
}

/* A heap that is worth as much as it holds: it stands for a pile whose number has been worked out below. */
static void heap_moves(int64_t heap)
{
    for (int64_t smaller = 0; smaller < heap; smaller++) {
        leave(smaller);
    }
}

static struct game heap = {.moves = heap_moves, .upwards = true, .fixed = true};

/*
 * A pile of b <= a < 2 b, where b is too large for a table. Below b it is a pile from which one stone is
 * taken at a time, so its numbers are known there; from b on they are worked out one by one: the moves are 1
 * and b.
 */
static int64_t grundy_from_base(int64_t pile, int64_t wanted)
{
    int64_t number = grundy(game_of(1), wanted - 1);
    for (int64_t n = wanted; n <= pile; n++) {
        const int64_t without_base = grundy(game_of(1), n - wanted);
        int64_t mex = 0;
        while (mex == number || mex == without_base) {
            mex++;
        }
        number = mex;
    }
    return number;
}

/* A pile of 2 b stones and more, where b is too large for a proof: a table of its own for each b. */
static struct game whole = {.amounts = amounts, .upwards = true};

static int64_t grundy_by_table(int64_t pile, int64_t wanted)
{
    b = wanted;
    forget(&whole);
    return grundy(&whole, pile);
}

/* A few larger bases have a table of their own, and the same proof. */
enum { LARGE_BASES = 24 };
static const int64_t large_bases[LARGE_BASES] = {
    20001,  20002,  31621,  31622,  31623,  31624,  32767,  32768,  46340,   65535,   65536,   99998,
    100000, 123456, 200001, 262144, 500000, 654321, 999998, 999999, 1000000, 1048576, 2000002, 3999998};
static struct game large_games[LARGE_BASES];

/* The game of a larger base, or NULL. */
static struct game *large_game_of(int64_t wanted)
{
    for (int i = 0; i < LARGE_BASES; i++) {
        if (large_bases[i] != wanted) {
            continue;
        }
        if (large_games[i].amounts == NULL) {
            b = wanted;
            large_games[i] = (struct game){.amounts = amounts,
                                           .upwards = true,
                                           .fixed = true,
                                           .beyond = BY_RESIDUES,
                                           .searched = 2 * wanted + 8,
                                           .unit = "stones"};
            each_move(&large_games[i], 0, no_matter); /* has the amounts told */
        }
        return &large_games[i];
    }
    return NULL;
}

static void put_pile(int64_t pile, int64_t wanted)
{
    if (pile < wanted) {
        put(game_of(1), pile);
    } else if (wanted <= BASES) {
        put(game_of(wanted), pile);
    } else if (pile < 2 * wanted) {
        put(&heap, grundy_from_base(pile, wanted));
    } else if (large_game_of(wanted) != NULL) {
        put(large_game_of(wanted), pile);
    } else {
        demand(pile <= TABLE, "piles of 2 b stones and more than %d are told for b up to %d only", TABLE,
               BASES);
        put(&heap, grundy_by_table(pile, wanted));
    }
}

static void input(void)
{
    piles = number("N", 1, PILES);
    for (int64_t i = 0; i < piles; i++) {
        next_line();
        stones[i] = number("a", 1, LARGEST);
        base[i] = number("b", 1, LARGEST);
    }
}

static void answer(void)
{
    clear();
    for (int64_t i = 0; i < piles; i++) {
        put_pile(stones[i], base[i]);
    }
    print("%s\n", sum_wins() ? "Alice" : "Bob");
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

/* Piles of many stones with a large base: anywhere, and near multiples of b - 1, b and b + 1. */
static void large_bases_cases(void)
{
    for (int i = 0; i < LARGE_BASES; i++) {
        const int64_t wanted = large_bases[i];
        for (int k = 0; k < 10; k++) {
            try_input("large-base", "1\n%" PRId64 " %" PRId64 "\n", random_magnitude(wanted, LARGEST),
                      wanted);
            const int64_t near = wanted - 1 + random_in(0, 2);
            const int64_t pile = near * random_in(1, (LARGEST - 2) / near) + random_in(-2, 2);
            try_input("large-base", "1\n%" PRId64 " %" PRId64 "\n", pile, wanted);
            try_input("large-base", "2\n%" PRId64 " %" PRId64 "\n%" PRId64 " 10\n", pile, wanted,
                      random_in(1, 100));
        }
    }
}

static void cases(void)
{
    for (int64_t wanted = 2; wanted <= 60; wanted++) {
        for (int64_t pile = wanted; pile < 2 * wanted; pile++) {
            demand(grundy_from_base(pile, wanted) == grundy(game_of(wanted), pile),
                   "a pile from b on is told wrongly");
        }
    }
    narrow("N", 1, 1);
    narrow("a", 1, 60);
    narrow("b", 1, 16);
    every_input("small");
    narrow("N", 2, 2);
    narrow("a", 1, 7);
    narrow("b", 1, 6);
    every_input("two-piles");
    widen();
    for (int i = 0; i < 600; i++) {
        const int64_t count = random_magnitude(1, i < 400 ? 6 : 1000);
        add_input("%" PRId64 "\n", count);
        for (int64_t k = 0; k < count; k++) {
            add_pile(i % 2 == 0 ? 1000 : LARGEST, i % 4 < 2 ? 40 : LARGEST);
        }
        try_added("random");
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
    narrow("N", 1, 2);
    narrow("a", LARGEST - 2, LARGEST);
    narrow("b", LARGEST - 2, LARGEST);
    every_input("limit");
    widen();
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
        try_added("largest");
    }
    largest_input("largest");
}

const struct problem problem = {
    .rule =
        "A move takes a power of b from a pile of base b (1, b, b^2, ... stones); whoever cannot move loses.",
    .players = {"Alice", "Bob"},
    .known = "of b above 20,000, 24 in the whole range, others with a up to 2,000,000 or below 2 b",
    .input = input,
    .answer = answer,
    .cases = cases,
};
