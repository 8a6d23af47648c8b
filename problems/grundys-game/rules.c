/* grundys-game: split a heap into two unequal heaps; whoever makes the last move wins. */
#include "rules.h"

enum { GAMES = 100000, MOST = 1000000, SEARCHED = 2000, VALUES = 256, QUICK_STEPS = 4 };

static void moves(int64_t heap)
{
    for (int64_t part = 1; part < heap - part; part++) {
        leave_two(part, heap - part, "%" PRId64 " and %" PRId64, part, heap - part);
    }
}

/* ---- the formula of the page: Grundy numbers of all heaps, by the few heaps of rare numbers ---- */

static uint8_t grundy_of[MOST + 1];
static int64_t rare_heaps[MOST]; /* ascending; up to 10^6 there are 1273 */
static int64_t rare_count;
static int64_t seen_at[VALUES];
static bool is_rare[VALUES]; /* an even number of ones above the lowest binary digit: the XOR of two numbers is rare if
                                both or neither of them is */

static int64_t least_unseen(int64_t heap, bool rare)
{
    int64_t number = 0;
    while (number < VALUES && (is_rare[number] != rare || seen_at[number] == heap)) {
        number++;
    }
    insist(number < VALUES, "a Grundy number is too large for the table");
    return number;
}

static void find_number(int64_t heap)
{
    /* A common number comes only from a rare heap and a common one. */
    for (int64_t i = 0; i < rare_count; i++) {
        const int64_t part = rare_heaps[i];
        if (2 * part != heap) {
            seen_at[grundy_of[part] ^ grundy_of[heap - part]] = heap;
        }
    }
    worked(rare_count / QUICK_STEPS);
    const int64_t common = least_unseen(heap, false);
    int64_t missing = 0; /* rare numbers below it; usually the splits show all of them soon */
    for (int64_t number = 0; number < common; number++) {
        missing += is_rare[number] && seen_at[number] != heap ? 1 : 0;
    }
    for (int64_t part = 1; part < heap - part && missing > 0; part++) {
        const int64_t number = grundy_of[part] ^ grundy_of[heap - part];
        missing -= number < common && seen_at[number] != heap ? 1 : 0;
        seen_at[number] = heap;
    }
    grundy_of[heap] = (uint8_t)(missing > 0 ? least_unseen(heap, true) : common);
    if (missing > 0) {
        rare_heaps[rare_count++] = heap;
    }
}

static int64_t proved(int64_t heap)
{
    static int64_t filled;
    for (int64_t number = 0; filled == 0 && number < VALUES; number++) {
        is_rare[number] = number < 2 || is_rare[number / 2] != (number / 2 % 2 == 1);
    }
    while (filled < heap) {
        find_number(++filled);
    }
    return grundy_of[heap] > 0 ? WON : LOST;
}

static bool listed(int64_t heap) { return heap <= SEARCHED; }

static int64_t why(int64_t heap)
{
    const int64_t result = proved(heap);
    print("The Grundy number of %" PRId64 " is %" PRId64 ".", heap, (int64_t)grundy_of[heap]);
    for (int64_t part = 1; part < heap - part; part++) {
        if (grundy_of[part] == grundy_of[heap - part]) {
            print(" A move that wins leaves two heaps with equal numbers, such as %" PRId64 " and %" PRId64 ".", part,
                  heap - part);
            return WON;
        }
    }
    print(" No two parts that are not equal have equal numbers.");
    return result == LOST ? LOST : WON;
}

static struct game heaps = {.moves = moves,
                            .listed = listed,
                            .splits = true,
                            .fixed = true,
                            .upwards = true,
                            .unit = "coins",
                            .proved = proved,
                            .why = why};

static void input(void) { put(&heaps, number("n", 1, MOST)); }

static void cases(void)
{
    every_input("small", "t 1, n 1..30");
    every_input("two-games", "t 2, n 1..5");
    for (int64_t last = 1; last <= 1400; last += last < 100 ? 10 : 100) {
        add_input("%" PRId64 "\n", last);
        for (int64_t heap = 1; heap <= last; heap++) {
            add_input("%" PRId64 "\n", heap);
        }
        try_input("from-1", "");
    }
    random_inputs("random", 200, "t 1..30");
    for (int64_t first = 1; first <= MOST; first += GAMES) { /* every heap once */
        add_input("%d\n", GAMES);
        for (int64_t heap = first; heap < first + GAMES; heap++) {
            add_input("%" PRId64 "\n", heap);
        }
        try_input("all", "");
    }
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move splits a heap into two that are not empty and not equal; whoever makes the last move wins.",
    .outputs = {"first", "second"},
    .games = {COUNTED, "t", 1, GAMES},
    .input = input,
    .cases = cases,
};
