/* tower-breakers-again: break a tower into equal ones, two or more. */
#include "rules.h"

#include <string.h>

enum { GAMES = 200, TOWERS = 100, MAX = 100000, PART = 24, SEARCHED = 40, SHOWN = 60 };

/* A position is a row of towers: each height above 1 that is there, the largest first, and how many towers have it. */
enum { NUMBERS = 2 * TOWERS + 2 };

/* Adds so many towers of a height to a row of that many numbers; returns how many numbers it has then. */
static int64_t add_towers(int64_t *row, int64_t numbers, int64_t height, int64_t more)
{
    int64_t place = numbers;
    for (; place > 0 && row[place - 2] < height; place -= 2) {
        row[place] = row[place - 2];
        row[place + 1] = row[place - 1];
    }
    if (place > 0 && row[place - 2] == height) {
        row[place - 1] += more;
        memmove(row + place, row + place + 2, (size_t)(numbers - place) * sizeof *row);
        return numbers;
    }
    row[place] = height;
    row[place + 1] = more;
    return numbers + 2;
}

static int64_t row_of(const int64_t *towers, int64_t count)
{
    int64_t row[NUMBERS];
    int64_t numbers = 0;
    for (int64_t i = 0; i < count; i++) {
        numbers = towers[i] > 1 ? add_towers(row, numbers, towers[i], 1) : numbers;
    }
    return position_of(row, numbers);
}

/* How many towers a tower of this height can be broken into: writes them, ascending, and returns how many ways there
   are. */
static int64_t ways_to_break(int64_t height, int64_t *ways)
{
    int64_t count = 0;
    for (int64_t divisor = 2; divisor * divisor <= height; divisor++) {
        if (height % divisor == 0) {
            ways[count++] = divisor;
        }
    }
    const int64_t small = count;
    for (int64_t i = small - 1; i >= 0; i--) {
        if (ways[i] * ways[i] < height) {
            ways[count++] = height / ways[i];
        }
    }
    ways[count++] = height;
    return count;
}

static void moves(int64_t position)
{
    enum { MAX_WAYS = 200 };
    int64_t row[NUMBERS];
    int64_t ways[MAX_WAYS];
    int64_t first_piece = 1; /* of this height, as show() has them */
    const int64_t numbers = numbers_of(position, row);
    for (int64_t i = 0; i < numbers; i += 2) {
        const int64_t height = row[i];
        const int64_t count = ways_to_break(height, ways);
        for (int64_t way = 0; way < count; way++) {
            int64_t left[NUMBERS];
            int64_t used = 0;
            for (int64_t k = 0; k < numbers; k += 2) {
                const int64_t here = row[k + 1] - (k == i ? 1 : 0);
                used = here > 0 ? add_towers(left, used, row[k], here) : used;
            }
            const int64_t low = height / ways[way];
            used = low > 1 ? add_towers(left, used, low, ways[way]) : used;
            leave(position_of(left, used), "break %" PRId64 " into %" PRId64 " of %" PRId64, height, ways[way], low);
            spot("%" PRId64 ".%" PRId64, first_piece, low);
        }
        first_piece += row[i + 1] <= SHOWN ? row[i + 1] : 1;
    }
}

static void show(int64_t position)
{
    int64_t row[NUMBERS];
    const int64_t numbers = numbers_of(position, row);
    print(numbers == 0 ? "no tower above 1" : "towers:");
    for (int64_t i = 0; i < numbers; i += 2) {
        for (int64_t tower = 0; tower < row[i + 1] && row[i + 1] <= SHOWN; tower++) {
            piece(" %" PRId64, row[i]);
        }
        if (row[i + 1] > SHOWN) {
            piece(" %" PRId64 "x%" PRId64, row[i + 1], row[i]);
        }
    }
}

static bool searched(int64_t position)
{
    int64_t row[NUMBERS];
    int64_t sum = 0;
    const int64_t numbers = numbers_of(position, row);
    for (int64_t i = 0; i < numbers; i += 2) {
        sum += row[i] * row[i + 1];
    }
    return sum <= SEARCHED;
}

/* The theorem of the page: of equal towers, two are worth nothing. So a tower has the smallest Grundy number that no move
 * leaves, where a move leaves that of a single new tower, or 0 if their number is even. */
static int64_t value_of(int64_t height)
{
    static uint32_t left[MAX + 1]; /* a bit for each Grundy number that a move from there leaves */
    static int64_t value[MAX + 1];
    if (left[2] == 0) {
        for (int64_t low = 1; low <= MAX; low++) {
            int64_t mex = 0;
            while (left[low] >> mex & 1) {
                mex++;
            }
            value[low] = mex;
            for (int64_t times = 2; times * low <= MAX; times++) {
                left[times * low] |= UINT32_C(1) << (times % 2 == 0 ? 0 : mex);
            }
        }
    }
    return value[height];
}

static int64_t nim_sum_of(const int64_t *row, int64_t numbers)
{
    int64_t nim_sum = 0;
    for (int64_t i = 0; i < numbers; i += 2) {
        nim_sum ^= row[i + 1] % 2 == 1 ? value_of(row[i]) : 0;
    }
    return nim_sum;
}

static int64_t proved(int64_t position)
{
    int64_t row[NUMBERS];
    const int64_t numbers = numbers_of(position, row);
    return nim_sum_of(row, numbers) == 0 ? LOST : WON;
}

static int64_t why(int64_t position)
{
    int64_t row[NUMBERS];
    const int64_t numbers = numbers_of(position, row);
    const int64_t nim_sum = nim_sum_of(row, numbers);
    print(
        "The Grundy number of a tower is the number of odd prime factors of its height, and one more if it is even. ");
    print("Heights of which an odd number of towers is there, with their Grundy numbers:");
    int64_t told = 0;
    for (int64_t i = 0; i < numbers; i += 2) {
        if (row[i + 1] % 2 == 1) {
            print(told++ > 0 ? ", %" PRId64 ": %" PRId64 : " %" PRId64 ": %" PRId64, row[i], value_of(row[i]));
        }
    }
    print(told > 0 ? ". " : " none. ");
    print(nim_sum == 0 ? "Nim-sum 0: the player to move loses."
                       : "Nim-sum %" PRId64 ", not 0: the player to move wins.",
          nim_sum);
    return nim_sum == 0 ? LOST : WON;
}

static struct game whole_row = {
    .moves = moves, .fixed = true, .show = show, .searched = searched, .proved = proved, .why = why};

/* A single low tower, and what becomes of it: its Grundy number is searched. */
static struct game part = {.moves = moves, .fixed = true, .show = show, .part = "in tower"};

static void input(void)
{
    int64_t towers[TOWERS];
    int64_t highest = 0;
    const int64_t count = count_of_next("N", 1, TOWERS);
    next_line();
    for (int64_t i = 0; i < count; i++) {
        towers[i] = number("h", 1, MAX);
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
