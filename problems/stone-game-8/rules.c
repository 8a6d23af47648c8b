/*
 * stone-game-8: a set of amounts is given, and a move takes one of them; whoever cannot move loses.
 * Asked: for how many piles of 1..M stones the second player wins.
 */
#include "rules.h"

enum { MAX_AMOUNT = 22, MAX_PILE = 1000000000 };

static int64_t largest_pile;
static int64_t given;
static int64_t taken[MAX_AMOUNT];

static void amounts(void)
{
    for (int64_t i = 0; i < given; i++) {
        amount(taken[i]);
    }
}

static struct game pile = {.amounts = amounts, .unit = "stones"};

static void input(void)
{
    largest_pile = number("M", 1, MAX_PILE);
    next_line();
    given = number("K", 1, MAX_AMOUNT);
    next_line();
    for (int64_t i = 0; i < given; i++) { /* ascending, with room for those that follow */
        taken[i] = number("amount", i == 0 ? 1 : taken[i - 1] + 1, MAX_AMOUNT);
        must(taken[i] <= MAX_AMOUNT - (given - 1 - i), "the amounts must be different and at most 22");
    }
}

static void position(void) { put(&pile, largest_pile); }

static void answer(void) { print("%" PRId64 "\n", count_lost(&pile, 1, largest_pile)); }

/* A set as a number: bit a - 1 is the amount a. */
static bool try_set(const char *kind, uint32_t set, int64_t piles)
{
    int64_t count = 0;
    for (int a = 1; a <= MAX_AMOUNT; a++) {
        count += set >> (a - 1) & 1;
    }
    add_input("%" PRId64 "\n%" PRId64 "\n", piles, count);
    const char *before = "";
    for (int a = 1; a <= MAX_AMOUNT; a++) {
        if (set >> (a - 1) & 1) {
            add_input("%s%d", before, a);
            before = " ";
        }
    }
    add_input("\n");
    return try_input(kind, "");
}

static uint32_t all_from(int first) { return (UINT32_C(1) << MAX_AMOUNT) - (UINT32_C(1) << (first - 1)); }

static void random_sets(const char *kind, int fewest, int most, int64_t low, int64_t high)
{
    for (int tried = 0; tried < 300;) {
        const int64_t piles = tried % 2 == 0 ? random_magnitude(low, high) : random_in(low, high);
        const int64_t count = random_in(fewest, most);
        int64_t order[MAX_AMOUNT];
        uint32_t set = 0;
        for (int64_t i = 0; i < MAX_AMOUNT; i++) {
            order[i] = i + 1;
        }
        shuffle(order, MAX_AMOUNT);
        for (int64_t i = 0; i < count; i++) {
            set |= UINT32_C(1) << (order[i] - 1);
        }
        tried += try_set(kind, set, piles) ? 1 : 0;
    }
}

static void cases(void)
{
    for (int64_t piles = 1; piles <= 60; piles++) {
        for (uint32_t set = 1; set < 1 << 6; set++) {
            try_set("small", set, piles);
        }
    }
    for (int a = 2; a <= MAX_AMOUNT; a++) { /* M below the smallest amount: nobody can ever move */
        try_set("no-move", UINT32_C(1) << (a - 1), a - 1);
        try_set("no-move", all_from(a), a - 1);
    }
    /* The longest period, the longest pre-period and the largest sum of both, found by trying all sets. M
       lies near the ends of pre-period and period, and at the limit. */
    static const struct {
        uint32_t set;
        int64_t pre_period;
        int64_t period;
    } extremes[] = {{0x284a42, 0, 516}, {0x2f001c, 459, 39}, {0x280412, 152, 369}};
    for (size_t i = 0; i < sizeof extremes / sizeof *extremes; i++) {
        const int64_t pre_period = extremes[i].pre_period;
        const int64_t sum = pre_period + extremes[i].period;
        const int64_t ends[] = {pre_period - MAX_AMOUNT, pre_period, sum, 2 * sum, MAX_PILE - 2};
        for (size_t k = 0; k < sizeof ends / sizeof *ends; k++) {
            for (int64_t piles = ends[k] - 2; piles <= ends[k] + 2; piles++) {
                if (piles >= 1) {
                    try_set("extreme", extremes[i].set, piles);
                }
            }
        }
    }
    for (int64_t piles = 490; piles <= 510; piles++) { /* sizes that tables have in practice */
        try_set("limit", 1, piles);
        try_set("limit", 1, 2 * piles);
    }
    try_set("limit", 1, 1001);
    for (int a = 1; a <= 7; a++) { /* every set of amounts up to 7, with small M */
        for (int64_t piles = 1; piles <= 12; piles++) {
            for (uint32_t set = UINT32_C(1) << (a - 1); set < UINT32_C(1) << a; set++) {
                try_set("small", set, piles);
            }
        }
    }
    try_set("limit", 1, MAX_PILE);
    try_set("limit", UINT32_C(1) << (MAX_AMOUNT - 1), MAX_PILE);
    for (int64_t piles = 1; piles <= MAX_PILE; piles *= 10) {
        try_set("all-amounts", all_from(1), piles);
    }
    try_set("limit", all_from(1), MAX_PILE);
    add_input("%d\n%d\n1", MAX_PILE, MAX_AMOUNT);
    for (int a = 2; a <= MAX_AMOUNT; a++) {
        add_input(" %d", a);
    }
    add_input("\n");
    largest_input("limit");
    random_sets("early", 3, 10, 20, 80); /* inside the pre-period, where a guessed period goes wrong */
    random_sets("random-small", 1, MAX_AMOUNT, 1, 200);
    random_sets("random-middling", 1, MAX_AMOUNT, 200, MAX_PILE);
    random_sets("random-large", 1, MAX_AMOUNT, MAX_PILE - 1000, MAX_PILE);
}

const struct problem problem = {
    .rule = "A move takes one of the given amounts; whoever cannot move loses.",
    .players = {"SK", "CY"},
    .input = input,
    .position = position,
    .answer = answer,
    .cases = cases,
};
