/*
 * nim-product: a * b = mex of all (a' * b) + (a * b') + (a' * b') with a' < a and b' < b; + is the nim-sum.
 *
 * The definition takes a * b products, so they are computed in another way, by Conway's rules for powers of two
 * (On Numbers and Games, chapter 6). This is checked against the definition for all numbers below DEFINED and for a
 * few larger ones, and against the game on a small board.
 */
#include "rules.h"

#include <string.h>

enum { MAX_CASES = 1000000, DEFINED = 96, BOARD = 4, SIDE = 60 };

/* ---- Turning Corners on the squares (1, 1) to (BOARD, BOARD) ---- */

/*
 * Some squares hold a coin with heads up. A move picks four corners (x, y), (x, v), (u, y), (u, v) with u < x
 * and v < y, the first with heads up, and turns over the coins there. Row 0 and column 0 belong to the board,
 * but a coin there can never be the (x, y) of a move, so a position holds only the other squares: one binary
 * digit each, 1 for heads.
 */
static int64_t square(int x, int y) { return x == 0 || y == 0 ? 0 : INT64_C(1) << (BOARD * (x - 1) + y - 1); }

static void moves(int64_t coins)
{
    for (int i = 0; i < BOARD * BOARD; i++) {
        const int x = i / BOARD + 1;
        const int y = i % BOARD + 1;
        for (int u = 0; (coins >> i & 1) != 0 && u < x; u++) {
            for (int v = 0; v < y; v++) {
                const int64_t after = coins ^ square(x, y) ^ square(x, v) ^ square(u, y) ^ square(u, v);
                leave(after, "%d,%d to %d,%d", x, y, u, v);
                spot("%d,%d %d,%d", x, y, u, v);
            }
        }
    }
}

static void show(int64_t coins)
{
    print(coins == 0 ? "no heads on the squares (1, 1) to (4, 4)" : "heads on");
    for (int i = 0; i < BOARD * BOARD; i++) {
        if (coins >> i & 1) {
            piece(" (%d, %d)", i / BOARD + 1, i % BOARD + 1);
            spot("%d,%d", i / BOARD + 1, i % BOARD + 1);
            mark("token");
        }
    }
    spots(0, BOARD);
}

/* ---- by Conway's rules: a power of two is an ordinary product of different Fermat powers 2^(2^k) ---- */

static uint64_t product(uint64_t a, uint64_t b);

/* 2^i * 2^j. */
static uint64_t product_of_powers(int i, int j)
{
    if ((i & j) == 0) {
        return UINT64_C(1) << (i + j); /* different Fermat powers: the ordinary product */
    }
    int shared = 32; /* the largest Fermat power 2^shared that both have */
    while ((i & j & shared) == 0) {
        shared /= 2;
    }
    const uint64_t square = (UINT64_C(1) << shared) ^ (UINT64_C(1) << (shared - 1)); /* F * F = F + F/2 */
    return product(square, product_of_powers(i - shared, j - shared));
}

/* By the law (x + y) * z = x * z + y * z, for the powers of two in a and in b. */
static uint64_t product(uint64_t a, uint64_t b)
{
    static uint64_t known[64][64]; /* 0: not yet */
    uint64_t sum = 0;
    for (int i = 0; i < 64 && a >> i != 0; i++) {
        for (int j = 0; a >> i & 1 && j < 64 && b >> j != 0; j++) {
            if (b >> j & 1) {
                if (known[i][j] == 0) {
                    known[i][j] = product_of_powers(i, j);
                }
                sum ^= known[i][j];
            }
        }
    }
    return sum;
}

/* ---- the definition, for numbers below 2^16 ---- */

static uint64_t table[DEFINED][DEFINED];

static uint64_t known_product(uint64_t a, uint64_t b)
{
    return a < DEFINED && b < DEFINED ? table[a][b] : product(a, b);
}

static void check_mex(uint64_t a, uint64_t b)
{
    static uint64_t seen_at[1 << 16];
    static uint64_t now;
    uint64_t mex = 0;
    now++;
    for (uint64_t x = 0; x < a; x++) {
        const uint64_t with_b = known_product(x, b);
        for (uint64_t y = 0; y < b; y++) {
            seen_at[with_b ^ known_product(a, y) ^ known_product(x, y)] = now;
        }
    }
    while (seen_at[mex] == now) {
        mex++;
    }
    insist(product(a, b) == mex, "%" PRIu64 " * %" PRIu64 " must be %" PRIu64 ", by the definition", a, b, mex);
}

static uint64_t random_number(void) { return (uint64_t)random_in(INT64_MIN, INT64_MAX); }

static void check_product(void)
{
    static const uint64_t further[][2] = {{256, 256}, {511, 257}, {3, 1000}, {17, 4000}};
    for (uint64_t a = 0; a < DEFINED; a++) {
        for (uint64_t b = 0; b < DEFINED; b++) {
            table[a][b] = product(a, b);
            check_mex(a, b);
        }
    }
    for (size_t i = 0; i < sizeof further / sizeof *further; i++) {
        check_mex(further[i][0], further[i][1]);
    }
    for (int i = 0; i < 1000; i++) {
        const uint64_t a = random_number();
        const uint64_t b = random_number();
        const uint64_t c = random_number();
        insist(product(a, b) == product(b, a), "a * b must be b * a");
        insist(product(a ^ b, c) == (product(a, c) ^ product(b, c)), "(a + b) * c must be a * c + b * c");
        insist(product(product(a, b), c) == product(a, product(b, c)), "(a * b) * c must be a * (b * c)");
    }
}

/* ---- the problem ---- */

static uint64_t factors[2];

static bool is_far(void) { return factors[0] > BOARD || factors[1] > BOARD; }

/* ---- a coin off the board: the position lists the coins with heads up, rising; up to row and column SIDE the moves are
   listed, too ---- */

static bool is_listed(int64_t coins)
{
    (void)coins;
    return factors[0] <= SIDE && factors[1] <= SIDE;
}

/* Turns over a coin of a list of so many; returns how many it has then. */
static int64_t turned(int64_t *list, int64_t count, int64_t coin)
{
    int64_t place = 0;
    if (coin / (SIDE + 1) == 0 || coin % (SIDE + 1) == 0) {
        return count;
    }
    while (place < count && list[place] < coin) {
        place++;
    }
    const bool was_up = place < count && list[place] == coin;
    memmove(list + place + (was_up ? 0 : 1), list + place + (was_up ? 1 : 0),
            (size_t)(count - place - (was_up ? 1 : 0)) * sizeof *list);
    list[place] = was_up ? list[place] : coin;
    return count + (was_up ? -1 : 1);
}

static void far_moves(int64_t coins)
{
    static int64_t before[SIDE * SIDE + 4];
    static int64_t after[SIDE * SIDE + 4];
    const int64_t count = numbers_of(coins, before);
    bool wants_more = true;
    for (int64_t i = 0; i < count && wants_more; i++) {
        const int64_t x = before[i] / (SIDE + 1);
        const int64_t y = before[i] % (SIDE + 1);
        for (int64_t corner = 0; corner < x * y && wants_more; corner++) {
            const int64_t u = corner / y;
            const int64_t v = corner % y;
            memcpy(after, before, (size_t)count * sizeof *after);
            int64_t used = turned(after, count, before[i]);
            used = turned(after, used, x * (SIDE + 1) + v);
            used = turned(after, used, u * (SIDE + 1) + y);
            used = turned(after, used, u * (SIDE + 1) + v);
            wants_more = leave(position_of(after, used), "%" PRId64 ",%" PRId64 " to %" PRId64 ",%" PRId64, x, y, u, v);
            spot("%" PRId64 ",%" PRId64 " %" PRId64 ",%" PRId64, x, y, u, v);
        }
    }
}

static uint64_t sum_of_far(int64_t coins)
{
    int64_t list[SIDE * SIDE];
    uint64_t nim_sum = 0;
    const int64_t count = is_listed(coins) ? numbers_of(coins, list) : 0;
    for (int64_t i = 0; i < count; i++) {
        nim_sum ^= product((uint64_t)list[i] / (SIDE + 1), (uint64_t)list[i] % (SIDE + 1));
    }
    return is_listed(coins) ? nim_sum : product(factors[0], factors[1]);
}

static void show_far(int64_t coins)
{
    int64_t list[SIDE * SIDE] = {0};
    const int64_t count = is_listed(coins) ? numbers_of(coins, list) : 0;
    if (!is_listed(coins)) {
        print("heads on (%" PRIu64 ", %" PRIu64 "), a coin with the Grundy number %" PRIu64, factors[0], factors[1],
              sum_of_far(coins));
        return;
    }
    print(count == 0 ? "no heads" : "heads on");
    for (int64_t i = 0; i < count; i++) {
        const int x = (int)list[i] / (SIDE + 1);
        const int y = (int)list[i] % (SIDE + 1);
        piece(" (%d, %d)", x, y);
        spot("%d,%d", x, y);
        mark("token");
    }
    spots(0, factors[0] > factors[1] ? (int64_t)factors[0] : (int64_t)factors[1]);
}

/* The nim-sum of all coins with heads up. */
static int64_t proved(int64_t coins)
{
    uint64_t nim_sum = is_far() ? sum_of_far(coins) : 0;
    for (int i = 0; i < BOARD * BOARD && !is_far(); i++) {
        nim_sum ^= (coins >> i & 1) != 0 ? product((uint64_t)i / BOARD + 1, (uint64_t)i % BOARD + 1) : 0;
    }
    return nim_sum != 0 ? WON : LOST;
}

/* Of one coin, as an input has it, and of what becomes of it. */
static int64_t why(int64_t coins)
{
    enum { SHOWN = 12 };
    int64_t list[SIDE * SIDE];
    const int64_t count = is_listed(coins) ? numbers_of(coins, list) : 0;
    const uint64_t nim_sum = sum_of_far(coins);
    print("A coin on (x, y) has the nim product of x and y as its Grundy number.");
    for (int64_t i = 0; i < count && count <= SHOWN; i++) {
        const int64_t x = list[i] / (SIDE + 1);
        const int64_t y = list[i] % (SIDE + 1);
        print(" (%" PRId64 ", %" PRId64 "): %" PRIu64 ".", x, y, product((uint64_t)x, (uint64_t)y));
    }
    print(nim_sum == 0 ? " Nim-sum 0: the player to move loses."
                       : " Nim-sum %" PRIu64 ", not 0: the player to move wins.",
          nim_sum);
    return nim_sum == 0 ? LOST : WON;
}

static bool searched(int64_t coins)
{
    (void)coins;
    return !is_far();
}

static struct game corners = {.moves = moves,
                              .upwards = true,
                              .fixed = true,
                              .show = show,
                              .board = "squares",
                              .searched = searched,
                              .proved = proved};

static struct game far_coins = {.moves = far_moves,
                                .listed = is_listed,
                                .show = show_far,
                                .board = "squares",
                                .searched = searched,
                                .proved = proved,
                                .why = why};

static void input(void)
{
    factors[0] = number64("A", 0, UINT64_MAX);
    factors[1] = number64("B", 0, UINT64_MAX);
}

static void position(void)
{
    const uint64_t value = product(factors[0], factors[1]);
    if (is_far()) {
        const bool is_on_board = is_listed(0) && value > 0;
        const int64_t coin = is_on_board ? (int64_t)factors[0] * (SIDE + 1) + (int64_t)factors[1] : 0;
        const int64_t coins = position_of(&coin, is_on_board ? 1 : 0);
        put(&far_coins, coins);
        insist(wins(&far_coins, coins) == (value != 0), "a coin must have the winner of its product");
    } else {
        const int64_t coin = square((int)factors[0], (int)factors[1]);
        put(&corners, coin);
        insist((uint64_t)grundy(&corners, coin) == value, "a coin must have its product");
    }
}

static void answer(void) { print("%" PRIu64 "\n", product(factors[0], factors[1])); }

static void cases(void)
{
    check_product();
    for (int64_t coins = 0; coins < INT64_C(1) << (BOARD * BOARD); coins++) {
        compare_formula(&corners, coins);
    }
    every_input("small", "T 1, A 0..40, B 0..40");
    edge_inputs("edge", 60, "T 1..5");
    random_inputs("random", 300, "T 1..5");
    random_inputs("random", 2, "T 1000");
    try_input("limit", "1\n2147483648 4294967296\n"); /* the first product of 64 digits */
    add_input("%d\n", 256 * 256);
    for (int pair = 0; pair < 256 * 256; pair++) {
        add_input("%d %d\n", pair / 256, pair % 256);
    }
    try_input("field", "");
    add_input("%d\n", 64 * 64);
    for (int pair = 0; pair < 64 * 64; pair++) {
        add_input("%" PRIu64 " %" PRIu64 "\n", UINT64_C(1) << pair / 64, UINT64_C(1) << pair % 64);
    }
    try_input("powers", "");
    add_input("%d\n", MAX_CASES);
    for (int i = 0; i < MAX_CASES; i++) {
        add_input("%d %d\n", i % 10, i / 10 % 10);
    }
    try_input("limit", "");
    add_input("100000\n");
    for (int i = 0; i < 100000; i++) {
        const uint64_t a = random_number();
        add_input("%" PRIu64 " %" PRIu64 "\n", a, random_number());
    }
    largest_input("large");
}

const struct problem problem = {
    .rule = "Turning Corners: a move turns over the coins at the four corners of a rectangle whose lower right one "
            "shows heads (2,3 to 0,1: from this corner to the opposite one). Whoever cannot move loses. A game has one "
            "coin with heads up, on the square (A, B); its Grundy number is the nim product.",
    .games = {COUNTED, "T", 1, MAX_CASES},
    .input = input,
    .position = position,
    .answer = answer,
    .answer_is = "the product of the two numbers",
    .cases = cases,
};
