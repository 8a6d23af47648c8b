/*
 * The law of residues, for a heap from which certain amounts may be taken, be they ever so many: its value is
 * that of the heap modulo m.
 *
 * Let v(r) be the value that was searched for r = 0..m - 1, and let these values repeat up to the last heap that
 * was searched. If no amount joins residues of equal value, and every residue reaches each smaller value by an
 * amount up to that heap, then every heap n has the value v(n mod m). Proof by induction: a larger heap has all
 * those moves, and no move to its own value. Outcomes are the same with the values lost and won.
 */
#include "inside.h"

#include <stdlib.h>

/* The values of the heaps 0..last. */
static int32_t *searched_values(struct known *known, enum question question, int64_t last)
{
    int32_t *values = new_array(last + 1, sizeof *values);
    for (int64_t n = last; n >= 0; n--) {                        /* the first of them searches all */
        values[n] = (int32_t)searched_value(known, question, n); /* there are fewer than 2^31 moves */
    }
    return values;
}

/* Whether no amount joins residues of equal value, and amounts up to the last heap lead to each smaller one. */
static bool residues_hold(const struct known *known, const int32_t *values, bool outcome, int64_t modulus, int64_t last)
{
    enum { MAX_VALUES = 64 };
    uint64_t *smaller = new_array(modulus, sizeof *smaller); /* by residue: a bit for each value that it reaches */
    bool hold = true;
    for (int64_t i = 0; i < known->amount_count; i++) {
        const struct range *range = &known->amounts[i];
        for (int64_t a = range->low; a <= range->high && a - range->low < modulus && hold; a++) {
            const int64_t step = a % modulus;
            worked(modulus);
            for (int64_t r = 0; r < modulus && hold; r++) {
                const int64_t value = values[r];
                const int64_t left = values[r < step ? r - step + modulus : r - step];
                hold = value < MAX_VALUES && (left != value || (outcome && value == WON));
                smaller[r] |= hold && a <= last && left < value ? UINT64_C(1) << left : 0;
            }
        }
    }
    for (int64_t r = 0; r < modulus && hold; r++) {
        const int64_t value = values[r];
        const uint64_t all = outcome ? (value == WON ? 1 : 0) : (UINT64_C(1) << value) - 1;
        hold = smaller[r] == all; /* of outcomes, LOST is 0 */
    }
    free(smaller);
    return hold;
}

/* The smallest p with which all these values repeat, by D. E. Knuth, J. H. Morris and V. R. Pratt: border[n] is
   the longest proper beginning of the heaps 0..n that is their end as well. */
static int64_t period_of(const int32_t *values, int64_t last)
{
    int32_t *border = new_array(last + 1, sizeof *border);
    worked(last);
    for (int64_t n = 1; n <= last; n++) {
        int64_t length = border[n - 1];
        while (length > 0 && values[length] != values[n]) {
            length = border[length - 1];
        }
        border[n] = (int32_t)(length + (values[length] == values[n] ? 1 : 0));
    }
    const int64_t period = last + 1 - border[last];
    free(border);
    return period;
}

void find_residues(struct known *known, enum question question, int64_t last, struct law *law)
{
    int32_t *values = searched_values(known, question, last);
    const int64_t period = period_of(values, last); /* a multiple of it would do no better */
    if (period <= last / 2 && residues_hold(known, values, question == OUTCOME, period, last)) {
        law->kind = RESIDUES;
        law->period = period;
    }
    free(values);
}
