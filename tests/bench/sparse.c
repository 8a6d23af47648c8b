/*
 * sparse LAST: what a sub-quadratic method would save in crosses-and-crosses, the octal game 0.007.
 *
 * Sparse spaces (Gangolli and Plambeck 1989): let a mask split the numbers by the parity of v & mask. XOR of
 * two sparse (even) ones, or of two others, is sparse; XOR of a sparse one with another is not. When sparse
 * values become rare, the non-sparse options of a row come from few rows: those with a sparse value and their
 * partners. The first non-sparse value that these leave free is the Grundy number, if every smaller sparse
 * value is an option as well; pairs are tried in order until that is seen. If it is not so, every pair has
 * been tried, and the mex is exact all the same.
 *
 * Prints the pairs that were looked at, the pairs of the plain method, and how many rows have a sparse value;
 * up to 4000 rows the values are compared with the plain method's. The mask is the one with the fewest sparse
 * values there.
 */
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { TAKEN = 3, PLAIN_TO = 4000, VALUES = 1 << 16, MASKS = 1 << 12, LONGEST = 10000000 };

static unsigned grundy[LONGEST + 1];
static int sparse_rows[LONGEST + 1];
static int seen_at[VALUES];

static bool is_sparse(unsigned value, unsigned mask)
{
    unsigned parity = 0;
    for (unsigned bits = value & mask; bits != 0; bits &= bits - 1) {
        parity ^= 1;
    }
    return parity == 0;
}

static unsigned plain_value(int row)
{
    for (int left = 0, right = row - TAKEN; left <= right; left++, right--) {
        seen_at[grundy[left] ^ grundy[right]] = row;
    }
    unsigned value = 0;
    while (seen_at[value] == row) {
        value++;
    }
    return value;
}

/* The mask with the fewest sparse rows up to `rows`: how much more often v & mask is odd than even, for all
   masks at once, is the Walsh-Hadamard transform of how often each value occurs. */
static unsigned best_mask(int rows)
{
    static int64_t balance[MASKS];
    for (int value = 0; value < MASKS; value++) {
        balance[value] = 0;
    }
    for (int row = 1; row <= rows; row++) {
        balance[grundy[row] % MASKS]++;
    }
    for (int half = 1; half < MASKS; half *= 2) {
        for (int i = 0; i < MASKS; i++) {
            if ((i & half) == 0) {
                const int64_t even = balance[i];
                const int64_t odd = balance[i + half];
                balance[i] = even + odd;
                balance[i + half] = even - odd;
            }
        }
    }
    unsigned best = 1;
    for (unsigned mask = 1; mask < MASKS; mask++) {
        best = balance[mask] < balance[best] ? mask : best;
    }
    return best;
}

/* The Grundy number of a row from those of the shorter ones; adds the pairs looked at to *pairs. */
static unsigned sparse_value(int row, int sparse_count, unsigned mask, int64_t *pairs)
{
    for (int i = 0; i < sparse_count && sparse_rows[i] <= row - TAKEN; i++, ++*pairs) {
        seen_at[grundy[sparse_rows[i]] ^ grundy[row - TAKEN - sparse_rows[i]]] = row;
    }
    unsigned candidate = 0;
    while (is_sparse(candidate, mask) || seen_at[candidate] == row) {
        candidate++;
    }
    unsigned smallest_unseen = 0;
    for (int left = 0, right = row - TAKEN; left <= right; left++, right--, ++*pairs) {
        while (smallest_unseen < candidate && seen_at[smallest_unseen] == row) {
            smallest_unseen++;
        }
        if (smallest_unseen == candidate) {
            return candidate;
        }
        seen_at[grundy[left] ^ grundy[right]] = row;
    }
    while (seen_at[smallest_unseen] == row) {
        smallest_unseen++;
    }
    return smallest_unseen;
}

int main(int argc, char **argv)
{
    const long last = argc == 2 ? strtol(argv[1], NULL, 10) : 0;
    if (last < 1 || last > LONGEST) {
        fprintf(stderr, "usage: sparse LAST (1 to %d)\n", LONGEST);
        return 2;
    }
    const int checked = last < PLAIN_TO ? (int)last : PLAIN_TO;
    static unsigned plain[PLAIN_TO + 1];
    for (int row = 1; row <= checked; row++) {
        grundy[row] = plain_value(row);
        plain[row] = grundy[row];
    }
    for (int value = 0; value < VALUES; value++) {
        seen_at[value] = 0;
    }
    int64_t pairs = 0;
    unsigned mask = 1;
    int sparse_count = 0;
    sparse_rows[sparse_count++] = 0;
    for (int row = 1; row <= last; row++) {
        grundy[row] = sparse_value(row, sparse_count, mask, &pairs);
        if (row <= checked && grundy[row] != plain[row]) {
            fprintf(stderr, "row %d: %u, but the plain method gives %u\n", row, grundy[row], plain[row]);
            return 1;
        }
        if (is_sparse(grundy[row], mask)) {
            sparse_rows[sparse_count++] = row;
        }
        if (row >= 64 && (row & (row - 1)) == 0) {
            mask = best_mask(row);
            sparse_count = 0;
            for (int i = 0; i <= row; i++) {
                if (is_sparse(grundy[i], mask)) {
                    sparse_rows[sparse_count++] = i;
                }
            }
        }
    }
    printf("rows %ld  pairs %" PRId64 "  plain %" PRId64 "  sparse rows %d  mask %#x\n", last, pairs,
           (int64_t)last * last / 4, sparse_count, mask);
    return 0;
}
