/*
 * Grundy numbers of a code of which a move may leave three heaps, by the definition. The period: if g(n + p) = g(n) for
 * all n with q <= n < 3q + 2p + r, where q >= 1 and a move takes at most r, it holds for all n >= q. For n >= 3q + 2p + r
 * the largest heap that a move leaves of n + p has at least q + p: made shorter by p, it is left by a move from n, and the
 * other way round, as in the theorem of Guy and Smith.
 */
#include "lab.h"

#include <string.h>

enum { VALUES = 4096 };

static struct code known;
static int64_t numbers[NUMBERED + 1];
static int64_t filled;          /* so many heaps, from 0 on */
static int64_t left_at[VALUES]; /* by number: the last heap with a move to it */

static void mark_moves(int64_t heap, int64_t k)
{
    const int64_t left = heap - k;
    if (k > 0 && allows(&known, k, left == 0 ? NOTHING : ONE_HEAP)) {
        left_at[numbers[left]] = heap;
    }
    for (int64_t a = 1; allows(&known, k, TWO_HEAPS) && 2 * a <= left; a++) {
        left_at[numbers[a] ^ numbers[left - a]] = heap;
    }
    for (int64_t a = 1; allows(&known, k, THREE_HEAPS) && 3 * a <= left; a++) {
        for (int64_t b = a; 2 * b <= left - a; b++) {
            left_at[numbers[a] ^ numbers[b] ^ numbers[left - a - b]] = heap;
        }
    }
}

static void fill_to(const struct code *code, int64_t heap)
{
    if (strcmp(code->text, known.text) != 0) {
        known = *code;
        filled = 1; /* g(0) = 0 */
        memset(left_at, 0, sizeof left_at);
    }
    for (; filled <= heap; filled++) {
        for (int64_t k = 0; k <= last_taken(&known, filled); k++) {
            mark_moves(filled, k);
        }
        int64_t mex = 0;
        while (left_at[mex] == filled) {
            mex++;
        }
        insist(mex < VALUES / 4, "a Grundy number is larger than expected");
        numbers[filled] = mex;
    }
}

static bool has_period(int64_t period, int64_t *from)
{
    *from = NUMBERED - period + 1;
    while (*from > 1 && numbers[*from - 1] == numbers[*from - 1 + period]) {
        --*from;
    }
    const int64_t most = known.most_left;
    return most * *from + most * period + known.count - 1 <= NUMBERED + 1;
}

bool law_of_numbers(const struct code *code, int64_t *from, int64_t *period)
{
    fill_to(code, NUMBERED);
    for (*period = 1; *period <= NUMBERED / 2 && code->tail == 0; ++*period) {
        if (has_period(*period, from)) {
            return true;
        }
    }
    return false;
}

int64_t number_of_heap(const struct code *code, int64_t heap)
{
    int64_t from;
    int64_t period;
    if (heap > NUMBERED) {
        if (!law_of_numbers(code, &from, &period)) {
            return -1;
        }
        heap = from + (heap - from) % period;
    }
    fill_to(code, heap);
    return numbers[heap];
}
