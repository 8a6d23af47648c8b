/* What the files of the lab share: the code of a game of piles, and what is found out about it beside the engine. */
#ifndef LAB_H
#define LAB_H

#include "rules.h"

enum {
    MAX_TYPED = 1000,
    MAX_LETTERS = 70,
    MAX_DIGITS = 64,
    MAX_HEAPS = 20,
    NOTHING = 1, /* what a digit allows to leave */
    ONE_HEAP = 2,
    TWO_HEAPS = 4,
    THREE_HEAPS = 8
};

struct code {
    char text[MAX_LETTERS + 1];
    int digits[MAX_DIGITS + 1]; /* 0 to 15 */
    int64_t count;
    int64_t tail;  /* so many digits at the end come again and again */
    int most_left; /* heaps: 3 if some digit has THREE_HEAPS; else 2 or 1 */
};

extern struct code the_code; /* of the input, or of the row that is looked at */

/* ---- code.c ---- */

/* What the digit of k is, from 0 on. */
int code_digit(const struct code *code, int64_t k);
/* Whether a move may take k from a heap, and leave this: NOTHING of k, else of more than k. */
bool allows(const struct code *code, int64_t k, int what);
/* The largest k that can be taken from a heap. */
int64_t last_taken(const struct code *code, int64_t heap);

/* Reads a code from a word of the input, and complains of one that is none: it may then have no digits. */
void read_code(const char *text, struct code *code);

/* The code as a position, and back. */
int64_t position_of_code(const struct code *code);
void code_at(int64_t position, struct code *code);

/* ---- misere.c: the misere quotient of a code ---- */

enum { MAX_ELEMENTS = 64, MAX_GENERATORS = 9 };

struct quotient {
    int count; /* elements; 0 is that of the empty sum */
    uint8_t product[MAX_ELEMENTS][MAX_ELEMENTS];
    uint64_t lost; /* bit x: sums of the element x are lost */
    int generators;
    int64_t heap_of[MAX_GENERATORS];          /* the heaps that generate it */
    int powers[MAX_ELEMENTS][MAX_GENERATORS]; /* each element as a product of these */
    int64_t known_to;                         /* the heaps up to here have elements */
    int64_t from, period;                     /* of the elements of all heaps, proved; a period of 0: none is */
};

/* NULL: none was found within the bounds. The same code again costs nothing. */
const struct quotient *quotient_of(const struct code *asked);
/* -1: it is not known. */
int element_of(const struct quotient *quotient, int64_t heap);

/* ---- numbers.c: Grundy numbers of a code, of which a move may leave three heaps ---- */

enum { NUMBERED = 600 }; /* so far they are computed */

/* -1: it is not known, as the heap is above NUMBERED and no law was found. */
int64_t number_of_heap(const struct code *code, int64_t heap);
/* Finds n0 = *from and p = *period with g(n + p) = g(n) for all n >= n0, proved; false: none was found. */
bool law_of_numbers(const struct code *code, int64_t *from, int64_t *period);

/* ---- moore.c: a move takes from one heap or more, at most so many, any number from each (E. H. Moore, 1910) ---- */

enum { MISERE_CODE, NORMAL_CODE, MOORES, KINDS }; /* of a row: see rows.c */

extern const struct game moores_nim;
int64_t moores_row(int64_t at_once, const int64_t *heaps, int64_t count);
int64_t by_places(int64_t position); /* who wins */

/* ---- rows.c: all heaps of a code as one position, where they are not a sum of heaps that the engine knows ---- */

enum {
    MAX_TOGETHER = 36,  /* counters of a code in misere play, where heaps split and are searched whole */
    MAX_COUNTERS = 300, /* where they do not split */
    MAX_IN_ROW = 1024   /* the code, and heaps that are not empty */
};

/* Who wins such heaps: in misere play, searched whole, or by the quotient; in normal play, where moves leave three. */
enum row_kind { SEARCHED_ROW, BY_QUOTIENT, BY_NUMBERS };
const struct game *game_of_rows(enum row_kind kind);
int64_t row_of(const struct code *code, bool is_misere, const int64_t *heaps, int64_t count);
/* The formula of all rows, as a problem has only one. */
int64_t proved_of_row(int64_t position);
/* Prints an element as a product of its generators a, b, ..., such as "ab2". */
void print_element(const struct quotient *quotient, int x);

#endif
