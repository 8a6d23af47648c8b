/*
 * The law of residues, for a heap from which certain amounts may be taken, be they ever so many: its value is
 * that of the heap modulo m.
 *
 * Let v(r) be the value that the table has for r = 0..m - 1, and let the table repeat these values up to its
 * last heap. If no amount joins residues of equal value, and every residue reaches each smaller value by an
 * amount within the table, then every heap n has the value v(n mod m). Proof by induction: a larger heap has all
 * those moves, and no move to its own value. Outcomes are the same with the values lost and won.
 */
#include "machine.h"

#include <stdlib.h>

enum { MOST_VALUES = 64, NOT_TAKEN = 0, TAKEN, TAKEN_IN_TABLE };

static int64_t modulus;

/* The residues that the amounts leave, each once; and which they are. */
static int64_t *residue_list;
static int64_t residue_count;
static int64_t residue_capacity;
static unsigned char *taken;

static void add_residue(int64_t amount, int64_t last)
{
    (void)last; /* residues are listed one by one */
    const int64_t residue = amount % modulus;
    if (taken[residue] == NOT_TAKEN) {
        taken[residue] = TAKEN;
        residue_list = grown(residue_list, &residue_capacity, residue_count + 1, sizeof *residue_list);
        residue_list[residue_count++] = residue;
    }
}

static void find_the_residues(const struct search *search, int64_t last)
{
    residue_count = 0;
    for (int64_t i = 0; i < search->amount_count; i++) {
        const struct range *range = &search->amounts[i];
        for (int64_t a = range->low; a <= range->high; a++) {
            add_residue(a, a);
            if (a <= last) {
                taken[a % modulus] = TAKEN_IN_TABLE;
            } else if (a - range->low >= modulus) {
                break; /* every residue has been seen */
            }
        }
    }
    if (search->game->residues != NULL) {
        amount_taker = add_residue;
        search->game->residues(modulus);
        amount_taker = NULL;
    }
}

/* Whether the residue r has no move to its own value, and one to each smaller one. */
static bool is_right(struct search *search, enum question question, int64_t r)
{
    const int64_t value = searched_value(search, question, r);
    const bool outcome = question == OUTCOME;
    bool smaller[MOST_VALUES] = {false};
    if (!outcome && value >= MOST_VALUES) {
        return false;
    }
    for (int64_t i = 0; i < residue_count; i++) {
        const int64_t left = searched_value(search, question, (r + modulus - residue_list[i]) % modulus);
        if (left == value && (!outcome || value == LOST)) {
            return false;
        }
        if (left < value) {
            smaller[left] = smaller[left] || taken[residue_list[i]] == TAKEN_IN_TABLE;
        }
    }
    const int64_t wanted = outcome ? value == WON : value; /* an outcome WON needs a LOST one, which is 0 */
    for (int64_t v = 0; v < wanted; v++) {
        if (!smaller[v]) {
            return false;
        }
    }
    return true;
}

static bool residues_hold(struct search *search, enum question question, int64_t last)
{
    bool hold = true;
    find_the_residues(search, last);
    for (int64_t r = 0; r < modulus && hold; r++) {
        hold = is_right(search, question, r);
    }
    for (int64_t i = 0; i < residue_count; i++) {
        taken[residue_list[i]] = NOT_TAKEN;
    }
    return hold;
}

/* The smallest p with which the whole table repeats itself, by D. E. Knuth, J. H. Morris and V. R. Pratt: border[n] is
   the longest proper beginning of the heaps 0..n that is their end as well. */
static int64_t table_period(struct search *search, enum question question, int64_t last)
{
    int32_t *border = new_array(last + 1, sizeof *border);
    for (int64_t n = 1; n <= last; n++) {
        const int64_t value = searched_value(search, question, n);
        int64_t length = border[n - 1];
        while (length > 0 && searched_value(search, question, length) != value) {
            length = border[length - 1];
        }
        border[n] = (int32_t)(length + (searched_value(search, question, length) == value ? 1 : 0));
    }
    const int64_t period = last + 1 - border[last];
    free(border);
    return period;
}

void find_residues(struct search *search, enum question question, int64_t last, struct law *law)
{
    taken = new_array(last + 1, sizeof *taken);
    searched_value(search, question, last);
    modulus = table_period(search, question, last); /* a multiple of it would do as well, and no better */
    if (modulus <= last / 2 && residues_hold(search, question, last)) {
        law->kind = RESIDUES;
        law->period = modulus;
    }
    free(taken);
}
