/*
 * Moore's Nim: a move takes from one heap or more, at most k, any number from each. The player to move loses exactly when
 * in each binary place the number of heaps with a 1 is a multiple of k + 1 (problems/thanos-nim proves it). A position is
 * a row, as in rows.c.
 */
#include "lab.h"

#include <stdio.h>
#include <string.h>

enum { SEARCHED_TO = 700, LISTED_TO = 3000, PLACES = 40 };

int64_t moores_row(int64_t at_once, const int64_t *heaps, int64_t count)
{
    int64_t sorted[MAX_HEAPS + 1] = {KINDS * at_once + MOORES};
    int64_t kept = 1;
    for (int64_t i = 0; i < count; i++) {
        if (heaps[i] == 0) {
            continue;
        }
        int64_t at = kept++;
        for (; at > 1 && sorted[at - 1] > heaps[i]; at--) {
            sorted[at] = sorted[at - 1];
        }
        sorted[at] = heaps[i];
    }
    return position_of(sorted, kept);
}

/* ---- moves ---- */

static int64_t at_once_in(const int64_t *row) { return row[0] / KINDS; }

static bool leave_heaps(int64_t at_once, const int64_t *heaps, int64_t count)
{
    char sizes[MAX_HEAPS * 16] = "";
    for (int64_t i = 0, length = 0; i < count; i++) {
        length += snprintf(sizes + length, sizeof sizes - (size_t)length, " %" PRId64, heaps[i]);
    }
    return leave(moores_row(at_once, heaps, count), "leave%s", sizes);
}

/* Takes from at most so many more heaps, heap i or a later one; `is_changed`: something has been taken. */
static void choose(int64_t at_once, int64_t *heaps, int64_t count, int64_t i, int64_t more, bool is_changed)
{
    if (i == count || more == 0) {
        if (is_changed) {
            leave_heaps(at_once, heaps, count);
        }
        return;
    }
    choose(at_once, heaps, count, i + 1, more, is_changed);
    const int64_t before = heaps[i];
    for (heaps[i] = before - 1; heaps[i] >= 0; heaps[i]--) {
        choose(at_once, heaps, count, i + 1, more - 1, true);
    }
    heaps[i] = before;
}

static void moves(int64_t position)
{
    int64_t row[MAX_HEAPS + 1];
    const int64_t count = numbers_of(position, row) - 1;
    choose(at_once_in(row), row + 1, count, 0, at_once_in(row), false);
}

/* How many moves there are, or LISTED_TO, if they are as many: sums of products of sizes. */
static int64_t move_count(const int64_t *heaps, int64_t count, int64_t at_once)
{
    int64_t ways[MAX_HEAPS + 1] = {1}; /* to take from so many of the heaps so far */
    int64_t sum = 0;
    for (int64_t i = 0; i < count; i++) {
        for (int64_t taken = at_once; taken > 0; taken--) {
            const int64_t size = heaps[i] < LISTED_TO ? heaps[i] : LISTED_TO;
            ways[taken] += ways[taken - 1] * size;
            ways[taken] = ways[taken] < LISTED_TO ? ways[taken] : LISTED_TO;
        }
    }
    for (int64_t taken = 1; taken <= at_once; taken++) {
        sum += ways[taken];
    }
    return sum < LISTED_TO ? sum : LISTED_TO;
}

static bool is_listed(int64_t position)
{
    int64_t row[MAX_HEAPS + 1];
    const int64_t count = numbers_of(position, row) - 1;
    return move_count(row + 1, count, at_once_in(row)) < LISTED_TO;
}

static bool is_small(int64_t position)
{
    int64_t row[MAX_HEAPS + 1];
    const int64_t count = numbers_of(position, row) - 1;
    int64_t positions = 1; /* below this one, and itself */
    for (int64_t i = 1; i <= count && positions <= SEARCHED_TO; i++) {
        positions *= row[i] <= SEARCHED_TO ? row[i] + 1 : SEARCHED_TO + 1;
    }
    return positions <= SEARCHED_TO;
}

/* ---- the rule ---- */

static int64_t ones_in(const int64_t *heaps, int64_t count, int place)
{
    int64_t ones = 0;
    for (int64_t i = 0; i < count; i++) {
        ones += heaps[i] >> place & 1;
    }
    return ones;
}

int64_t by_places(int64_t position)
{
    int64_t row[MAX_HEAPS + 1];
    const int64_t count = numbers_of(position, row) - 1;
    bool is_lost = true;
    for (int place = 0; place < PLACES; place++) {
        is_lost = is_lost && ones_in(row + 1, count, place) % (at_once_in(row) + 1) == 0;
    }
    return is_lost ? LOST : WON;
}

/* The winning move of the proof: from the highest place down, with a set of chosen heaps, which are smaller already. */
static void winning(int64_t position)
{
    int64_t row[MAX_HEAPS + 1];
    bool is_chosen[MAX_HEAPS + 1] = {false};
    const int64_t count = numbers_of(position, row) - 1;
    const int64_t at_once = at_once_in(row);
    int64_t chosen = 0;
    for (int place = PLACES - 1; place >= 0; place--) {
        int64_t ones = 0; /* in the heaps that are not chosen */
        for (int64_t i = 1; i <= count; i++) {
            ones += !is_chosen[i] ? row[i] >> place & 1 : 0;
        }
        ones %= at_once + 1;
        const bool fills = ones > 0 && ones + chosen >= at_once + 1;
        int64_t more = fills || ones == 0 ? 0 : ones;
        for (int64_t i = 1; i <= count && more > 0; i++) {
            if (!is_chosen[i] && (row[i] >> place & 1) != 0) {
                is_chosen[i] = true;
                chosen++;
                more--;
            }
        }
        int64_t to_fill = fills ? at_once + 1 - ones : 0;
        for (int64_t i = 1; i <= count; i++) {
            if (is_chosen[i]) {
                row[i] = (row[i] & ~(INT64_C(1) << place)) | (to_fill > 0 ? INT64_C(1) << place : 0);
                to_fill--;
            }
        }
    }
    if (chosen > 0) {
        leave_heaps(at_once, row + 1, count);
    }
}

static void show(int64_t position)
{
    int64_t row[MAX_HEAPS + 1];
    const int64_t count = numbers_of(position, row);
    for (int64_t i = 1; i < count; i++) {
        piece(i > 1 ? " %" PRId64 : "%" PRId64, row[i]);
    }
    if (count == 1) {
        print("nothing is left");
    }
}

static int64_t why(int64_t position)
{
    int64_t row[MAX_HEAPS + 1];
    const int64_t count = numbers_of(position, row) - 1;
    bool is_lost = true;
    print("In binary, so many piles have a 1 in the places of");
    for (int place = 0; place < PLACES; place++) {
        const int64_t ones = ones_in(row + 1, count, place);
        is_lost = is_lost && ones % (at_once_in(row) + 1) == 0;
        if (ones > 0) {
            print(" %" PRId64 ": %" PRId64, INT64_C(1) << place, ones);
        }
    }
    print(is_lost ? ". All of these are multiples of %" PRId64 "." : ". Not all of these are multiples of %" PRId64 ".",
          at_once_in(row) + 1);
    return is_lost ? LOST : WON;
}

const struct game moores_nim = {.moves = moves,
                                .fixed = true,
                                .show = show,
                                .proved = proved_of_row,
                                .searched = is_small,
                                .listed = is_listed,
                                .winning = winning,
                                .why = why};
