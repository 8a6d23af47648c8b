/*
 * The laws of taking-and-breaking games, told by a code (digits.c). g is the Grundy number, g(0) that of nothing left
 * (1 in misere play, which has laws only where no move leaves two heaps), K the last digit before the code ends or
 * comes again and again.
 *
 * OCTAL, for a code that ends: if g(n + p) = g(n) for n0 <= n < 2 n0 + p + K and n0 >= 1, then for every
 * n >= n0. (R. K. Guy and C. A. B. Smith, The G-values of various games, 1956.) Proof: for a larger n, what a move
 * leaves of n + p adds up to 2 n0 + 2 p at least, so its larger heap is n0 + p at least, and can be shortened by p
 * to a heap that is not empty; and what a move leaves of n adds up to 2 n0 + p, so its larger heap can be
 * lengthened by p. So n + p and n have moves to the same values.
 *
 * SHIFT, for a code whose end has a period that divides p, and no 4 in it: g(n + p) = g(n) + s for n >= n0 >= 1,
 * where s is a power of two, or any number from 0 on if the code has no 4 at all. Call a heap small if it is below c,
 * where c >= n0 and all heaps below c have g < s. Let the claim hold for the searched values, and for p heaps N in a
 * row, from
 *     N1 = max(n0 + p + K + c, 2 (c + p) + K) + p on:
 * (1) the moves of N + p that take all or leave one heap below n0 + p have the values 0..s - 1, and s + those of
 *     the moves of N that take all or leave one heap below n0;
 * (2) g(N) is the mex of the moves that do not leave two heaps of which neither is small;
 * (3) moves that do leave two such heaps have no value that is g(N) modulo s.
 * Then the claim holds for every n >= n0, and (2), too. Proof by induction for N beyond: all these digits lie in
 * the part that repeats, so (1) holds as it does for N - p. The other single heaps, left of N + p, are those left of
 * N, longer by p, and so have values larger by s; so have pairs with a small heap, as s is a power of two above
 * its value and the other heap is n0 + p at least. So without the moves of (3) the mex grows by s. Modulo s the
 * values in (3) depend on the residues of both heaps modulo p alone, and each pair of residues was searched.
 * A larger n0 than the least one may be needed for (1); up to it, the values are searched.
 */
#include "inside.h"

#include <stdlib.h>
#include <string.h>

/* ---- the laws ---- */

static int64_t g(const struct code *code, int64_t n) { return searched_value(code->known, code->question, n); }

/* Where g(n + period) = g(n) + add begins to hold in the values up to `last`; beyond them when nowhere. At least 1. */
static int64_t holds_from(const struct code *code, int64_t period, int64_t add, int64_t last)
{
    int64_t n = last - period;
    while (n >= 1 && g(code, n + period) == g(code, n) + add) {
        n--;
    }
    return n + 1;
}

/* In more and more values. */
static void find_octal(const struct code *code, struct law *law)
{
    const int64_t most = heaps_searched(code->known);
    for (int64_t last = SEARCHED; law->kind == NO_LAW && law->tried_to < most;
         last = 8 * last < most ? 4 * last : most) {
        fill_by_code(code, last);
        law->tried_to = last;
        for (int64_t period = 1; period <= last / 2 && law->kind == NO_LAW; period++) {
            const int64_t from = holds_from(code, period, 0, last);
            if (2 * from + 2 * period + code->last <= last + 1) {
                *law = (struct law){.kind = OCTAL, .from = from, .period = period};
            }
        }
    }
}

enum { VALUES = 4 * SEARCHED };

/* Adds the values, each with `add` more, of the moves that take all of a heap or leave one heap below `end`. */
static void add_single_heaps(const struct code *code, int64_t heap, int64_t end, int64_t add, bool *values)
{
    for (int64_t left = 0; left < end; left++) {
        if ((digit_of(code, heap - left) & (left == 0 ? NOTHING : ONE_HEAP)) != 0) {
            values[g(code, left) + add] = true;
        }
    }
}

/* (1): the low moves of N + p, and those of N. */
static bool low_moves_fit(const struct code *code, const struct law *law, int64_t heap)
{
    bool found[VALUES] = {false};
    bool wanted[VALUES] = {false};
    memset(wanted, 1, (size_t)law->shift);
    add_single_heaps(code, heap + law->period, law->from + law->period, 0, found);
    add_single_heaps(code, heap, law->from, law->shift, wanted);
    return memcmp(found, wanted, sizeof found) == 0;
}

/* (2) and (3), with `small` for c. */
static bool splits_fit(const struct code *code, const struct law *law, int64_t small, int64_t heap)
{
    bool found[VALUES] = {false};
    add_single_heaps(code, heap, heap, 0, found);
    for (int64_t k = 0; k <= code->last && code->has_split; k++) {
        worked((digit_of(code, k) & TWO_HEAPS) != 0 ? heap / 2 : 0);
        for (int64_t part = 1; (digit_of(code, k) & TWO_HEAPS) != 0 && part <= heap - k - part; part++) {
            const int64_t value = g(code, part) ^ g(code, heap - k - part);
            if (part < small) {
                found[value] = true;
            } else if (value % law->shift == g(code, heap) % law->shift) {
                return false;
            }
        }
    }
    int64_t mex = 0;
    while (found[mex]) {
        mex++;
    }
    return mex == g(code, heap);
}

static bool shift_holds(const struct code *code, const struct law *law)
{
    const bool is_power_of_two = (law->shift & (law->shift - 1)) == 0;
    int64_t small = 1; /* c */
    if (law->shift < 0 || (code->has_split && (law->shift == 0 || !is_power_of_two))) {
        return false;
    }
    while (code->has_split && small < SEARCHED && g(code, small) < law->shift) {
        small++;
    }
    const int64_t one = law->from + law->period + code->last + small;
    const int64_t other = 2 * (small + law->period) + code->last;
    const int64_t first = (one > other ? one : other) + law->period; /* N1 */
    bool holds = first + 2 * law->period <= SEARCHED && !(code->has_split && small < law->from);
    for (int64_t heap = first; holds && heap < first + law->period; heap++) {
        holds = low_moves_fit(code, law, heap) && splits_fit(code, law, small, heap);
    }
    return holds;
}

/* Whether sums of two searched values, and a value with s added, stay below VALUES. */
static bool values_are_small(const struct code *code)
{
    int64_t n = 0;
    while (n <= SEARCHED && g(code, n) < VALUES / 2) {
        n++;
    }
    return n > SEARCHED;
}

static void find_shift(const struct code *code, struct law *law)
{
    enum { MAX_PERIOD = 512, MAX_WITH_SPLITS = 64 };
    const int64_t most = code->has_split ? MAX_WITH_SPLITS : MAX_PERIOD;
    const int64_t longest = code->last <= SEARCHED && values_are_small(code) ? most : 0;
    for (int64_t period = code->tail; period <= longest; period += code->tail) {
        const int64_t add = g(code, SEARCHED) - g(code, SEARCHED - period);
        const int64_t from = holds_from(code, period, add, SEARCHED);
        struct law shift = {.kind = SHIFT, .from = from, .period = period, .shift = add};
        for (; 4 * shift.from <= SEARCHED; shift.from += period) { /* (1) may need a larger n0 */
            if (shift_holds(code, &shift)) {
                *law = shift;
                law->from = from;
                return;
            }
        }
    }
}

/* Lists them once, which compares them with the code, far enough for the law. */
static void compare_moves(struct known *known)
{
    struct moves moves = {0};
    for (int64_t heap = 0; heap <= SEARCHED && known->game->moves != NULL; heap++) {
        collect_moves(known, heap, &moves, false);
    }
    free(moves.list);
}

void find_code_law(struct known *known, enum question question, struct law *law)
{
    struct code code;
    if (question == OUTCOME || question == LEAD || !code_of(known, question, &code)) {
        return;
    }
    if (known->game->code != NULL) {
        compare_moves(known);
    }
    g(&code, SEARCHED);
    if (code.tail > 0) {
        find_shift(&code, law);
        law->tried_to = SEARCHED;
    } else if (question == GRUNDY || !code.has_split) {
        find_octal(&code, law);
    }
    if (law->kind != NO_LAW && law->from == 1 && g(&code, law->period) == g(&code, 0) + law->shift) {
        law->from = 0; /* as the values show */
    }
}
