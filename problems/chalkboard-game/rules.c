/* chalkboard-game: erase a number; who leaves numbers whose XOR is 0 loses. */
#include "rules.h"

#include <stdlib.h>

enum { MAX = 1000, HIGHEST = 65535, LISTED = 30, SEARCHED = 9 };

static int64_t whole[MAX]; /* of positions that are looked at */

static int ascending(const void *one, const void *other)
{
    const int64_t a = *(const int64_t *)one;
    const int64_t b = *(const int64_t *)other;
    return (a > b) - (a < b);
}

static int64_t xor_of(const int64_t *numbers, int64_t count)
{
    int64_t all = 0;
    for (int64_t i = 0; i < count; i++) {
        all ^= numbers[i];
    }
    return all;
}

/* Lists the move that erases number i of these; of equal ones the first. False: no more moves are wanted. */
static bool erase(const int64_t *numbers, int64_t count, int64_t i)
{
    static int64_t rest[MAX];
    if (i > 0 && numbers[i] == numbers[i - 1]) {
        return true;
    }
    for (int64_t k = 0; k + 1 < count; k++) {
        rest[k] = numbers[k < i ? k : k + 1];
    }
    const bool wants_more = leave(position_of(rest, count - 1), "erase %" PRId64, numbers[i]);
    spot("%" PRId64, i + 1);
    return wants_more;
}

/* A position: the numbers, in their order. With XOR 0 the one before has lost. */
static void moves(int64_t position)
{
    int64_t numbers[LISTED];
    const int64_t count = numbers_of(position, numbers);
    if (xor_of(numbers, count) == 0) {
        over(WON);
        return;
    }
    for (int64_t i = 0; i < count; i++) {
        erase(numbers, count, i);
    }
}

static void show(int64_t position)
{
    const int64_t count = numbers_of(position, whole);
    for (int64_t i = 0; i < count; i++) {
        piece("%s%" PRId64, i > 0 ? " " : "", whole[i]);
    }
    if (count == 0) {
        print("no number");
    }
}

static bool listed(int64_t position) { return numbers_of(position, whole) <= LISTED; }
static bool searched(int64_t position) { return numbers_of(position, whole) <= SEARCHED; }

/* The formula of the page: XOR 0, or an even count. */
static int64_t proved(int64_t position)
{
    const int64_t count = numbers_of(position, whole);
    return xor_of(whole, count) == 0 || count % 2 == 0 ? WON : LOST;
}

static int64_t why(int64_t position)
{
    const int64_t count = numbers_of(position, whole);
    if (xor_of(whole, count) == 0) {
        print("The XOR of the numbers is 0, so the player to move has won.");
        return WON;
    }
    print("The XOR of the numbers is not 0, and erasing a number leaves 0 only if it is that XOR. ");
    print(count % 2 == 0
              ? "Not all numbers are equal, for an even count of equal ones has XOR 0: so one that is not the "
                "XOR can be erased. The opponent leaves an even count again, or XOR 0."
              : "The count is odd: whatever is erased leaves an even count, and of that some number can be "
                "erased; or it leaves XOR 0, which loses at once.");
    return count % 2 == 0 ? WON : LOST;
}

/* Any number but the XOR. */
static void winning(int64_t position)
{
    const int64_t count = numbers_of(position, whole);
    const int64_t all = xor_of(whole, count);
    bool wants_more = all != 0 && count % 2 == 0;
    for (int64_t i = 0; i < count && wants_more; i++) {
        wants_more = whole[i] == all || erase(whole, count, i);
    }
}

static struct game board = {.moves = moves,
                            .listed = listed,
                            .fixed = true,
                            .show = show,
                            .searched = searched,
                            .proved = proved,
                            .why = why,
                            .winning = winning,
                            .board = "row"};

static void input(void)
{
    static int64_t numbers[MAX];
    const int64_t count = count_of_next("n", 1, MAX);
    next_line();
    for (int64_t i = 0; i < count; i++) {
        numbers[i] = number("number", 0, HIGHEST);
    }
    qsort(numbers, (size_t)count, sizeof *numbers, ascending);
    put(&board, position_of(numbers, count));
}

static void cases(void)
{
    every_input("small", "n 1..2, number 0..7");
    every_input("small", "n 3, number 0..4");
    every_input("small", "n 4..5, number 0..2");
    random_inputs("random", 100, "n 5..%d, number 0..7", SEARCHED);
    lost_inputs("random", 60, "n 3..30, number 0..15");
    random_inputs("random", 100, "n 10..100");
    random_inputs("large", 10, "n 900..1000");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move erases a number. Whoever leaves numbers whose XOR is 0 loses; the XOR of no numbers is 0.",
    .players = {"Alice", "Bob"},
    .input = input,
    .cases = cases,
    .forms =
        (const struct problem[]){
            {.form = "leetcode-810",
             .players = {"Alice", "Bob"},
             .outputs = {"true", "false"},
             .function = true,
             .input = input,
             .cases = cases},
            {0},
        },
};
