/* tower-breakers-again: break a tower into equal ones, two or more. */
#include "rules.h"

#include <string.h>

enum { GAMES = 200, TOWERS = 100, MOST = 100000, PART = 24, SEARCHED = 40, LISTED = 3000 };

/* A position is a row of towers, the highest first. Those of height 1 are left out: nothing can be done with them. */
static int64_t row_of(const int64_t *towers, int64_t count)
{
    int64_t left[LISTED];
    int64_t higher = 0;
    for (int64_t i = 0; i < count; i++) {
        int64_t place = higher;
        if (towers[i] == 1) {
            continue;
        }
        for (; place > 0 && left[place - 1] < towers[i]; place--) {
            left[place] = left[place - 1];
        }
        left[place] = towers[i];
        higher++;
    }
    return position_of(left, higher);
}

static void moves(int64_t position)
{
    int64_t row[LISTED];
    const int64_t count = numbers_of(position, row);
    for (int64_t i = 0; i < count; i++) {
        const int64_t height = row[i];
        for (int64_t new_ones = 2; new_ones <= height && (i == 0 || row[i - 1] != height); new_ones++) {
            int64_t left[LISTED];
            if (height % new_ones == 0) {
                memcpy(left, row, sizeof left);
                left[i] = left[count - 1];
                for (int64_t more = 0; more < new_ones; more++) {
                    left[count - 1 + more] = height / new_ones;
                }
                leave(row_of(left, count - 1 + new_ones), "break %" PRId64 " into %" PRId64 " of %" PRId64, height,
                      new_ones, height / new_ones);
                spot("%" PRId64 ".%" PRId64, i + 1, height / new_ones);
            }
        }
    }
}

static void show(int64_t position)
{
    int64_t row[LISTED];
    const int64_t count = numbers_of(position, row);
    print(count == 0 ? "no tower above 1" : "towers:");
    for (int64_t i = 0; i < count; i++) {
        piece(" %" PRId64, row[i]);
    }
}

static int64_t sum_of(int64_t position)
{
    int64_t row[LISTED];
    int64_t sum = 0;
    const int64_t count = numbers_of(position, row);
    for (int64_t i = 0; i < count; i++) {
        sum += row[i];
    }
    return sum;
}

static bool listed(int64_t position) { return sum_of(position) <= LISTED; }

static bool searched(int64_t position) { return sum_of(position) <= SEARCHED; }

/* The theorem of the page: of equal towers, two are worth nothing. So a tower has the smallest Grundy number that no move
 * leaves, where a move leaves that of a single new tower, or 0 if their number is even. */
static int64_t value_of(int64_t height)
{
    static uint32_t left[MOST + 1]; /* a bit for each Grundy number that a move from there leaves */
    static int64_t value[MOST + 1];
    if (left[2] == 0) {
        for (int64_t low = 1; low <= MOST; low++) {
            int64_t mex = 0;
            while (left[low] >> mex & 1) {
                mex++;
            }
            value[low] = mex;
            for (int64_t times = 2; times * low <= MOST; times++) {
                left[times * low] |= UINT32_C(1) << (times % 2 == 0 ? 0 : mex);
            }
        }
    }
    return value[height];
}

static int64_t proved(int64_t position)
{
    int64_t row[LISTED];
    int64_t nim_sum = 0;
    const int64_t count = numbers_of(position, row);
    for (int64_t i = 0; i < count; i++) {
        nim_sum ^= value_of(row[i]);
    }
    return nim_sum == 0 ? LOST : WON;
}

static int64_t why(int64_t position)
{
    enum { ROW_SHOWN = 20 };
    int64_t row[LISTED];
    int64_t nim_sum = 0;
    const int64_t count = numbers_of(position, row);
    print(count > ROW_SHOWN
              ? "The Grundy number of a tower is the number of odd prime factors of its height, and one more if "
                "it is even. "
              : "The Grundy number of a tower is the number of odd prime factors of its height, and one more if "
                "it is even: ");
    for (int64_t i = 0; i < count; i++) {
        nim_sum ^= value_of(row[i]);
        if (count <= ROW_SHOWN) {
            print(i < count - 1 ? "%" PRId64 ", " : "%" PRId64 ". ", value_of(row[i]));
        }
    }
    print(nim_sum == 0 ? "Nim-sum 0: the player to move loses."
                       : "Nim-sum %" PRId64 ", not 0: the player to move wins.",
          nim_sum);
    return nim_sum == 0 ? LOST : WON;
}

static struct game whole_row = {
    .moves = moves, .listed = listed, .fixed = true, .show = show, .searched = searched, .proved = proved, .why = why};

/* A single low tower, and what becomes of it: its Grundy number is searched. */
static struct game part = {.moves = moves, .fixed = true, .show = show, .part = "in tower"};

static void input(void)
{
    int64_t towers[TOWERS];
    int64_t highest = 0;
    const int64_t count = count_of_next("N", 1, TOWERS);
    next_line();
    for (int64_t i = 0; i < count; i++) {
        towers[i] = number("h", 1, MOST);
        highest = towers[i] > highest ? towers[i] : highest;
    }
    if (highest > PART) {
        put(&whole_row, row_of(towers, count));
        return;
    }
    for (int64_t i = 0; i < count; i++) {
        put(&part, row_of(&towers[i], 1));
    }
}

/* Rows of one, two and three towers: the formula is compared at each. */
static void compare_all(void)
{
    for (int64_t a = 1; a <= SEARCHED; a++) {
        for (int64_t b = 1; b <= a && a + b <= SEARCHED; b++) {
            for (int64_t c = 1; c <= b && a + b + c <= SEARCHED; c++) {
                compare_formula(&whole_row, row_of((int64_t[]){a, b, c}, 3));
            }
        }
    }
}

static void cases(void)
{
    compare_all();
    every_input("small", "T 1, N 1, h 1..60");
    every_input("small", "T 1, N 2, h 1..16");
    every_input("small", "T 1, N 3, h 1..8");
    every_input("limit", "T 1, N 1, h 99990..100000");
    every_input("limit", "T 1, N 2, h 99996..100000");
    every_input("limit", "T 1, N 2, h 65534..65538");
    lost_inputs("random", 150, "T 1, N 2..6, h 1..100");
    lost_inputs("large", 100, "T 1, N 2..10");
    random_inputs("random", 100, "T 1..5, N 1..6, h 1..24");
    random_inputs("many-games", 20, "T 100..200, N 1..10");
    edge_inputs("edge", 20, "T 1..10, N 1..10");
    add_input("%d\n", GAMES); /* primes need the most divisions */
    for (int game = 0; game < GAMES; game++) {
        add_input("%d\n", TOWERS - game % 2);
        for (int i = 0; i < TOWERS - game % 2; i++) {
            add_input("%d%c", 99991, i < TOWERS - game % 2 - 1 ? ' ' : '\n');
        }
    }
    try_input("limit", "");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move breaks a tower into two or more equal ones of whole height; whoever cannot move loses.",
    .outputs = {"1", "2"},
    .games = {COUNTED, "T", 1, GAMES},
    .input = input,
    .cases = cases,
};
