/* gold-coin-game: take 1, K, K^2, ... coins; whoever takes the last coin wins. Which first amount? */
#include "rules.h"

enum { MAX_CASES = 100000, MAX_COINS = 1000000000, MAX_BASE = 100 };

static int64_t base;

static void powers(void)
{
    amount(1);
    for (int64_t power = base; power > 1 && power <= MAX_COINS; power *= base) {
        amount(power);
    }
}

/* A game for each K, so that each is searched and proved once. */
static struct game games[MAX_BASE + 1];

static struct game *game_of(int64_t k)
{
    base = k;
    games[k].amounts = powers;
    games[k].upwards = true;
    games[k].fixed = true;
    games[k].beyond = BY_RESIDUES;
    games[k].searched = 20000;
    games[k].unit = "coins";
    return &games[k];
}

static int64_t count;
static int64_t coins[MAX_CASES];
static int64_t bases[MAX_CASES];

static void input(void)
{
    count = number("T", 1, MAX_CASES);
    for (int64_t i = 0; i < count; i++) {
        next_line();
        coins[i] = number("S", 1, MAX_COINS);
        bases[i] = number("K", 1, MAX_BASE);
    }
}

static int64_t smallest_winning_amount(int64_t s, int64_t k)
{
    struct game *game = game_of(k);
    if (!wins(game, s)) {
        return 0;
    }
    int64_t power = 1;
    while (wins(game, s - power)) {
        power *= k;
        demand(power <= s && k > 1, "%" PRId64 " coins, K = %" PRId64 ": won without a winning amount", s, k);
    }
    return power;
}

static void answer(void)
{
    for (int64_t i = 0; i < count; i++) {
        print("%" PRId64 "\n", smallest_winning_amount(coins[i], bases[i]));
    }
}

/* One input with all K, and for each of them the numbers of coins from `begin` on. */
static void all_bases(const char *kind, int64_t begin)
{
    add_input("%d\n", MAX_CASES);
    for (int64_t k = 1; k <= MAX_BASE; k++) {
        for (int64_t s = begin; s < begin + MAX_CASES / MAX_BASE; s++) {
            add_input("%" PRId64 " %" PRId64 "\n", s, k);
        }
    }
    try_added(kind);
}

static void cases(void)
{
    narrow("T", 1, 1);
    narrow("S", 1, 60);
    narrow("K", 1, 12);
    every_input("small");
    widen();
    narrow("T", 1, 1);
    random_inputs("random", 200);
    edge_inputs("edge", 12);
    widen();
    try_input("wrap", "1\n291504150 24\n");
    narrow("T", 1, 100);
    random_inputs("few", 50);
    widen();
    for (int64_t begin = 1; begin <= 10001; begin += MAX_CASES / MAX_BASE) {
        all_bases("range", begin);
    }
    all_bases("limit", MAX_COINS - MAX_CASES / MAX_BASE + 1);
    add_input("%d\n", MAX_CASES);
    for (int64_t i = 0; i < MAX_CASES; i++) {
        add_input("%" PRId64 " %" PRId64 "\n", random_magnitude(1, MAX_COINS), random_in(1, MAX_BASE));
    }
    try_added("many");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move takes 1, K, K^2, ... coins; whoever takes the last coin wins.",
    .input = input,
    .answer = answer,
    .cases = cases,
};
