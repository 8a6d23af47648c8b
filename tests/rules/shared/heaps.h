/*
 * Games that fall apart into heaps: Grundy numbers of one heap, as the mex over its real moves.
 * (R. Sprague 1935, P. M. Grundy 1939: a sum of heaps is lost exactly when the XOR of their Grundy
 * numbers, the nim-sum, is 0.)
 */
#ifndef RULES_HEAPS_H
#define RULES_HEAPS_H

#include <stdbool.h>
#include <stdint.h>

/* What one move leaves of a heap: up to two heaps, 0 for none. */
struct option {
    int first;
    int second;
};

struct heap_game {
    const char *name;
    const char *rule; /* one sentence for explain */
    int searched;     /* largest heap of the table */
    /* Writes the options of a heap and returns how many: at most 2 * heap. */
    int (*options)(int heap, struct option *options);
};

/* The options of a heap in a new array; the caller frees it. */
struct option *heap_options(const struct heap_game *game, int heap, int *count);

/* Grundy numbers of the heaps 0..searched, as a new array; the caller frees it. */
int *heaps_search(const struct heap_game *game);

/* The Grundy number of what an option leaves. */
int option_value(const int *values, struct option option);

/*
 * Checks a table without computing a mex: no option of a heap has the heap's own value, and every
 * smaller value is reached. Dies at the first heap that fails; returns how many heaps were checked.
 */
int64_t heaps_check(const struct heap_game *game, const int *values);

/*
 * Looks for a period of values[0..last] that is proved for all heaps: when no move removes more than
 * `removed` from a heap, g(n + p) = g(n) for n0 <= n < 2 * n0 + p + removed makes it hold for every
 * n >= n0, since an option's larger heap is then at least n0 + p and may be shortened by p.
 * (R. K. Guy and C. A. B. Smith, The G-values of various games, 1956.) Returns false if there is none.
 */
bool heaps_period(const int *values, int last, int removed, int *from, int *period);

#endif
