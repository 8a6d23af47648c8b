/* Tables for human eyes, cut to lines of at most 76 columns. */
#ifndef RULES_SHOW_H
#define RULES_SHOW_H

#include <stdbool.h>
#include <stdint.h>

/* A position up to this size is shown with its whole table; a longer table is cut here. */
enum { SHOWN_AT_MOST = 200 };

/* What the letters of an outcome table mean. */
void show_letters(void);

/* The outcomes of positions first..last as W and L, 50 on a line. */
void show_outcomes(const bool *wins, int64_t first, int64_t last);

/* The values of positions first..last, ten on a line. */
void show_values(const int *values, int64_t first, int64_t last);

/* An indented list of numbers, wrapped. */
void show_list(const int64_t *numbers, int64_t count);

/* "Winning first moves:", or that there are none. */
void show_moves_title(bool any);

#endif
