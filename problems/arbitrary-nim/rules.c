/* arbitrary-nim: Nim with at most k stones a move. What is laid has the k that is asked for, if there is one. */
#include "rules.h"

#include <stdlib.h>

enum { PILES = 250000, MAX = 1000000000, LISTED_PILES = 10, LISTED = 300, SEARCHED = 1000, TRIED = 60, TOLD = 12 };

static int64_t given[1 + PILES]; /* a place for k, then the piles of the input */
static int64_t piles;
static int64_t whole[1 + PILES]; /* of positions that are looked at */

/* ---- a position: k, then the piles ---- */

static void moves(int64_t position)
{
    int64_t at[1 + LISTED_PILES];
    const int64_t length = numbers_of(position, at);
    for (int64_t i = 1; i < length; i++) {
        const int64_t size = at[i];
        for (at[i] = size - 1; at[i] >= 0 && size - at[i] <= at[0]; at[i]--) {
            leave(position_of(at, length), "take %" PRId64 " from pile %" PRId64, size - at[i], i);
        }
        at[i] = size;
    }
}

static void show(int64_t position)
{
    const int64_t length = numbers_of(position, whole);
    print("piles:");
    for (int64_t i = 1; i < length; i++) {
        piece(" %" PRId64, whole[i]);
    }
    fact("; at most %" PRId64 " a move", whole[0]);
}

static bool has_few(int64_t position, int64_t most_stones, int64_t most_positions)
{
    const int64_t length = numbers_of(position, whole);
    int64_t stones = 0;
    int64_t positions = 1;
    for (int64_t i = 1; i < length && stones <= most_stones && positions <= most_positions; i++) {
        stones += whole[i];
        positions = whole[i] < most_positions ? positions * (whole[i] + 1) : most_positions + 1;
    }
    return length <= 1 + LISTED_PILES && stones <= most_stones && positions <= most_positions;
}

static bool listed(int64_t position) { return has_few(position, LISTED, INT64_MAX / MAX / 2); }
static bool searched(int64_t position) { return has_few(position, LISTED, SEARCHED); }

/* Of the remainders by k + 1. */
static int64_t nim_sum_of(const int64_t *at, int64_t length)
{
    int64_t sum = 0;
    for (int64_t i = 1; i < length; i++) {
        sum ^= at[i] % (at[0] + 1);
    }
    return sum;
}

static int64_t proved(int64_t position)
{
    const int64_t length = numbers_of(position, whole);
    return nim_sum_of(whole, length) != 0 ? WON : LOST;
}

static int64_t why(int64_t position)
{
    const int64_t length = numbers_of(position, whole);
    const int64_t sum = nim_sum_of(whole, length);
    print("A pile counts as its remainder by %" PRId64 ", one more than a move may take. ", whole[0] + 1);
    if (length <= 1 + TOLD) {
        print("The remainders:");
        for (int64_t i = 1; i < length; i++) {
            print(" %" PRId64, whole[i] % (whole[0] + 1));
        }
        print(". ");
    }
    print(sum == 0 ? "Nim-sum 0: the player to move loses." : "Nim-sum %" PRId64 ", not 0: the player to move wins.",
          sum);
    return sum != 0 ? WON : LOST;
}

/* Of the first pile that can, down to the remainder that makes the nim-sum 0. */
static void winning(int64_t position)
{
    const int64_t length = numbers_of(position, whole);
    const int64_t sum = nim_sum_of(whole, length);
    for (int64_t i = 1; i < length; i++) {
        const int64_t remainder = whole[i] % (whole[0] + 1);
        const int64_t taken = remainder - (remainder ^ sum);
        if (taken > 0) {
            whole[i] -= taken;
            leave(position_of(whole, length), "take %" PRId64 " from pile %" PRId64, taken, i);
            return;
        }
    }
}

static struct game nim = {.moves = moves,
                          .listed = listed,
                          .fixed = true,
                          .show = show,
                          .searched = searched,
                          .proved = proved,
                          .why = why,
                          .winning = winning};

static int by_size(const void *a, const void *b)
{
    return (*(const int64_t *)a > *(const int64_t *)b) - (*(const int64_t *)a < *(const int64_t *)b);
}

static bool wins_with(int64_t k)
{
    given[0] = k;
    return wins(&nim, position_of(given, 1 + piles));
}

/* The largest k with which the first player wins, 0: none, -1: any large one. Small piles: every k is tried. Else by the
   theorem of the page: 1 less than the largest size that an odd number of piles has. */
static int64_t largest_k(void)
{
    qsort(given + 1, (size_t)piles, sizeof *given, by_size);
    const int64_t largest = given[piles];
    if (wins_with(largest)) {
        return -1;
    }
    int64_t k = largest - 1;
    if (largest <= TRIED) {
        while (k > 0 && !wins_with(k)) {
            k--;
        }
        return k;
    }
    for (int64_t i = piles, next; i >= 1; i = next) {
        for (next = i; next >= 1 && given[next] == given[i]; next--) {
        }
        if ((i - next) % 2 == 1) {
            return given[i] - 1;
        }
    }
    return 0;
}

static int64_t asked;

static void input(void)
{
    piles = count_of_next("N", 1, PILES);
    next_line();
    for (int64_t i = 1; i <= piles; i++) {
        given[i] = number("A", 1, MAX);
    }
}

static void position(void)
{
    static int64_t laid[1 + PILES]; /* in the order of the input: largest_k() sorts the others */
    int64_t largest = 0;
    for (int64_t i = 1; i <= piles; i++) {
        laid[i] = given[i];
        largest = given[i] > largest ? given[i] : largest;
    }
    asked = largest_k();
    laid[0] = asked > 0 ? asked : largest;
    put(&nim, position_of(laid, 1 + piles));
}

static void answer(void) { print("%" PRId64 "\n", asked); }

/* A game whose nim-sum is 0, or seldom not: many piles come in pairs. */
static void add_game(int64_t count, int64_t high)
{
    int64_t sum = 0;
    for (int64_t i = 0; i + 1 < count; i++) {
        given[1 + i] = i % 2 == 1 && random_in(0, 2) > 0 ? given[i] : random_magnitude(1, high);
        sum ^= given[1 + i];
    }
    given[count] = sum > 0 && random_in(0, 9) > 0 ? sum : random_in(1, high);
    shuffle(given + 1, count);
    add_input("%" PRId64 "\n", count);
    for (int64_t i = 1; i <= count; i++) {
        add_input("%" PRId64 "%c", given[i], i < count ? ' ' : '\n');
    }
}

static void cases(void)
{
    const int64_t high = (INT64_C(1) << 29) - 1; /* so that a nim-sum is no larger */
    every_input("small", "N 1..2, A 1..12");
    every_input("small", "N 3, A 1..7");
    every_input("small", "N 4, A 1..4");
    for (int i = 0; i < 400; i++) {
        add_game(random_in(3, i < 200 ? 6 : 40), i % 2 == 0 ? TRIED / 2 : high);
        try_input("random", "");
    }
    edge_inputs("edge", 40, "N 1..4");
    for (int i = 0; i < 6; i++) {
        add_game(PILES - i, high);
        try_input("limit", "");
    }
    add_input("%d\n", PILES);
    for (int i = 0; i < PILES; i++) {
        add_input("%d%c", MAX, i < PILES - 1 ? ' ' : '\n');
    }
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move takes at least one stone and at most k from one pile; whoever cannot move loses.",
    .players = {"Alice", "Bob"},
    .input = input,
    .position = position,
    .answer = answer,
    .answer_is = "the largest k with which Alice wins, 0 for none, -1 if there is no largest",
    .winner_word = -1,
    .cases = cases,
};
