/* What the files of cases/ share with each other. */
#ifndef RULES_INSIDE_CASES_H
#define RULES_INSIDE_CASES_H

#include "cases.h"

/* -- made_inputs.c -- */

/* Narrows the ranges of numbers, as a call in cases() says, until they are widened. */
void narrow(const char *format, va_list arguments);

/* Every input in turn: the first, and the one after it; false past the last. NULL for numbers that are not valid. */
const char *make_first(void);
bool make_next(const char **input);
void text_add_ranges_made(struct text *to); /* the first of those that have more than one number */
double count_made(void); /* how many there are at the most with the ranges of the input that was made last */

/* The input that was made last, changed so that the first player loses; and if number % 4 is 2, one number one off. */
const char *make_lost(int number);

/* -- cases.c -- */

/* An input with its answer, and what its place in the order depends on. */
struct kept_case {
    const char *kind;
    int64_t tokens;
    uint64_t sum;
    struct text input;
    struct text answer;
};
int smaller_first(const void *a, const void *b); /* compares kept cases, for qsort() */

void run_cases(void); /* makes all cases, with their answers */

/* -- graphs.c -- */

/* Among the noted numbers of a game, from start to end: a count of vertices, which are called 1, 2, 3, ..., and edges,
   each of so many numbers, the first two of which are vertices. */
struct graph {
    int64_t start, end;
    int64_t count_at, vertices;
    int64_t from, width, edges;
};
bool find_graph(const struct noted *numbers, int64_t start, int64_t end, struct graph *g);

/* Marks the first so many vertices that are met from this one, edge by edge, without this edge (-1: by all). Returns how
   many there are. */
int64_t keep_around(const struct graph *g, const struct noted *numbers, int64_t vertex, int64_t most, int64_t without,
                    bool *kept);

/* Writes the numbers of the game with these vertices alone. Returns how many there are, no more than before. */
int64_t cut_graph(const struct graph *g, const struct noted *numbers, const bool *kept, uint64_t *to);

#endif
