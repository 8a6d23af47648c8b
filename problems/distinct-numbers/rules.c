/* distinct-numbers: the largest number is replaced by a smaller one that is not there. */
#include "rules.h"

enum { NUMBERS = 300000, MAX = 1000000000, LISTED = 100, SEARCHED = 10, SHOWN = 40 };

static int64_t numbers[NUMBERS];

/* A position: the numbers, ascending. The largest one becomes this one. */
static int64_t after(const int64_t *at, int64_t count, int64_t smaller)
{
    static int64_t next[NUMBERS];
    int64_t used = 0;
    for (int64_t i = 0; i < count - 1; i++) {
        if (at[i] > smaller && (i == 0 || at[i - 1] < smaller)) {
            next[used++] = smaller;
        }
        next[used++] = at[i];
    }
    if (used < count) {
        next[used++] = smaller;
    }
    return position_of(next, count);
}

static void moves(int64_t position)
{
    int64_t at[LISTED + 1];
    const int64_t count = numbers_of(position, at);
    int64_t taken = count - 2; /* the next smaller number that is there */
    for (int64_t to = at[count - 1] - 1; to >= 0; to--) {
        if (taken >= 0 && at[taken] == to) {
            taken--;
        } else {
            leave(after(at, count, to), "lower to %" PRId64, to);
            spot("%" PRId64 " %" PRId64, at[count - 1], to);
        }
    }
}

static void show(int64_t position)
{
    static int64_t at[NUMBERS];
    const int64_t count = numbers_of(position, at);
    print("there are:");
    for (int64_t i = 0; i < count && i < SHOWN; i++) {
        piece(" %" PRId64, at[i]);
        spot("%" PRId64, at[i]);
        mark("token");
    }
    if (count > SHOWN) {
        print(" ... %" PRId64 " %" PRId64, at[count - 2], at[count - 1]);
    }
    spots(0, at[count - 1]);
}

static int64_t largest_of(int64_t position)
{
    static int64_t at[NUMBERS];
    return at[numbers_of(position, at) - 1];
}

static bool listed(int64_t position) { return largest_of(position) <= LISTED; }
static bool searched(int64_t position) { return largest_of(position) <= SEARCHED; }

static int64_t result_of(int64_t largest, int64_t next_largest, int64_t count)
{
    return largest - next_largest >= 2 || (largest - (count - 1)) % 2 == 1 ? WON : LOST;
}

/* The theorem of the page. */
static int64_t proved(int64_t position)
{
    static int64_t at[NUMBERS];
    const int64_t count = numbers_of(position, at);
    return result_of(at[count - 1], at[count - 2], count);
}

static int64_t why(int64_t position)
{
    static int64_t at[NUMBERS];
    const int64_t count = numbers_of(position, at);
    const int64_t free_places = at[count - 1] - (count - 1);
    if (at[count - 1] - at[count - 2] >= 2) {
        print("The largest number can be replaced by %" PRId64
              ", just above the next one. Then the opponent has the moves "
              "below that one, which are here, too: if one of them wins, make it yourself, and if none does, leave the "
              "opponent only these.",
              at[count - 2] + 1);
        return WON;
    }
    print("Places below the largest number that are free: %" PRId64 ". ", free_places);
    print(free_places == 0
              ? "So there is no move."
              : "Whoever leaves the two largest numbers not side by side loses, and all other moves take away "
                "one free place; there is always such a move.");
    return free_places % 2 == 1 ? WON : LOST;
}

/* To just above the next largest; else to just below it, or to the first free place where that keeps two side by side. */
static void winning(int64_t position)
{
    static int64_t at[NUMBERS];
    const int64_t count = numbers_of(position, at);
    const int64_t next = at[count - 2];
    const bool is_pair_below = count > 2 && at[count - 3] == next - 1;
    int64_t first_free = 0;
    while (first_free < count - 1 && at[first_free] == first_free) {
        first_free++;
    }
    if (at[count - 1] - next >= 2 && result_of(next + 1, next, count) == LOST) {
        leave(after(at, count, next + 1), "lower to %" PRId64, next + 1);
    } else if (first_free < next && result_of(next, next - 1, count) == LOST) {
        const int64_t to = is_pair_below ? first_free : next - 1;
        leave(after(at, count, to), "lower to %" PRId64, to);
    }
}

static struct game row = {.moves = moves,
                          .listed = listed,
                          .fixed = true,
                          .show = show,
                          .board = "row",
                          .searched = searched,
                          .proved = proved,
                          .why = why,
                          .winning = winning};

static void input(void)
{
    const int64_t count = count_of_next("N", 2, NUMBERS);
    next_line();
    for (int64_t i = 0; i < count; i++) {
        numbers[i] = number("A", 0, MAX);
        must(i == 0 || numbers[i] > numbers[i - 1], "each A must be larger than the one before");
    }
    put(&row, position_of(numbers, count));
}

/* ---- cases ---- */

static void try_numbers(const char *kind, int64_t count)
{
    add_input("%" PRId64 "\n", count);
    for (int64_t i = 0; i < count; i++) {
        add_input("%" PRId64 "%c", numbers[i], i < count - 1 ? ' ' : '\n');
    }
    try_input(kind, "");
}

/* So many numbers, with gaps of up to `widest` between them, and the last ones side by side if asked for. */
static void try_random(const char *kind, int64_t count, int64_t widest, bool is_pair)
{
    int64_t last = -1;
    for (int64_t i = 0; i < count; i++) {
        last += is_pair && i == count - 1 ? 1 : random_magnitude(1, widest);
        numbers[i] = last;
    }
    try_numbers(kind, count);
}

static void cases(void)
{
    for (int64_t set = 0; set < 1 << SEARCHED; set++) { /* all sets of 0 to 9 */
        int64_t count = 0;
        for (int64_t i = 0; i < SEARCHED; i++) {
            if ((set >> i & 1) == 1) {
                numbers[count++] = i;
            }
        }
        if (count >= 2) {
            try_numbers("small", count);
        }
    }
    for (int i = 0; i < 200; i++) {
        try_random("random", random_in(2, 40), i < 100 ? 4 : MAX / 50, i % 4 > 0);
    }
    for (int i = 0; i < 6; i++) {
        try_random("large", random_in(NUMBERS - 2, NUMBERS), i < 3 ? 1 + i : 3000, i % 3 > 0);
    }
    for (int64_t largest = MAX - 2; largest <= MAX; largest++) {
        for (int64_t gap = 1; gap <= 2; gap++) {
            numbers[0] = largest - gap;
            numbers[1] = largest;
            try_numbers("limit", 2);
        }
    }
    for (int64_t i = 0; i < NUMBERS; i++) {
        numbers[i] = i;
    }
    try_numbers("limit", NUMBERS);
    add_input("%d\n", NUMBERS);
    for (int64_t i = 0; i < NUMBERS; i++) {
        add_input("%" PRId64 "%c", MAX - NUMBERS + 1 + i, i < NUMBERS - 1 ? ' ' : '\n');
    }
    largest_input("largest");
}

const struct problem problem = {
    .rule =
        "A move replaces the largest number by a smaller one, 0 or more, that is not there. Whoever cannot move loses.",
    .players = {"Alice", "Bob"},
    .input = input,
    .cases = cases,
};
