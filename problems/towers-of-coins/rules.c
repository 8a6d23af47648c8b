/* towers-of-coins: take 1, K or L coins; whoever takes the last one wins. Each tower is a separate game. */
#include "rules.h"

enum { MAX_AMOUNT = 9, FEWEST = 4, MAX = 49, MAX_COINS = 1000000 };

static int64_t k;
static int64_t l;
static void amounts(void)
{
    amount(1);
    amount(k);
    amount(l);
}

static struct game tower = {.amounts = amounts, .unit = "coins", .tells_amounts = true};

static void preamble(void)
{
    k = number("K", 2, MAX_AMOUNT - 1);
    l = number("L", k + 1, MAX_AMOUNT);
}

static void input(void) { put(&tower, number("N", 1, MAX_COINS)); }

/* Three towers of one coin, and one more. */
static void add_one_tower(int64_t one, int64_t other, int64_t height)
{
    add_input("%" PRId64 " %" PRId64 " %d\n", one, other, FEWEST);
    try_input("small", "1 1 1 %" PRId64 "\n", height);
}

/* As many towers as the limit allows, each one coin higher than the one before it. */
static void add_block(const char *kind, int64_t one, int64_t other, int64_t from)
{
    add_input("%" PRId64 " %" PRId64 " %d\n", one, other, MAX);
    for (int64_t i = 0; i < MAX; i++) {
        add_input("%s%" PRId64, i > 0 ? " " : "", from + i);
    }
    try_input(kind, "\n");
}

static void cases(void)
{
    for (int64_t one = 2; one < MAX_AMOUNT; one++) {
        for (int64_t other = one + 1; other <= MAX_AMOUNT; other++) {
            for (int64_t height = 1; height <= 50; height++) {
                add_one_tower(one, other, height);
            }
            for (int64_t from = 1; from <= 2000; from += MAX) {
                add_block("table", one, other, from);
            }
            for (int64_t power = 10000; power < MAX_COINS; power *= 10) {
                add_block("limit", one, other, power - MAX / 2);
            }
            add_block("limit", one, other, 65536 - MAX / 2); /* where 16 bits end */
            add_block("limit", one, other, MAX_COINS - MAX + 1);
        }
    }
    random_inputs("random", 300, "");
    edge_inputs("edge", 50, "");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move takes 1, K or L coins from a tower; whoever takes the last coin wins.",
    .players = {"A", "B"},
    .games = {IN_A_ROW, "m", FEWEST, MAX},
    .preamble = preamble,
    .input = input,
    .cases = cases,
};
