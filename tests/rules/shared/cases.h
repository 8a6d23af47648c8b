/*
 * Case streams, text and seeded random numbers: what every rules program needs to print its cases.
 *
 * Cases are kept back until program_main has seen the whole list through, so a proof that fails
 * half-way leaves nothing on stdout.
 */
#ifndef RULES_CASES_H
#define RULES_CASES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct text {
    char *bytes; /* always ends in '\0', which length does not count */
    size_t length;
    size_t capacity;
};

/* Prints "NAME: message" to stderr and exits with status 1. */
void die(const char *format, ...);

/* Sets the name that die prints, and seeds the random numbers from it. */
void set_program_name(const char *name);

/* malloc for count things of size bytes, all zero; dies when there is no memory. */
void *new_array(int64_t count, size_t size);

/* Appends as printf would. Start from {0}; free with text_free. */
void text_add(struct text *text, const char *format, ...);
void text_free(struct text *text);

/* Keeps one case, labelled KIND-NUMBER. Input and answer are copied and end in '\n'. */
void add_case(const char *kind, int64_t number, const char *input, const char *answer);

/*
 * Keeps one case of a program that finds its cases in any order: write_cases puts them smallest first,
 * by size, then by width, then by input, and numbers them within each kind (a string literal). Returns
 * false, keeping nothing, when a case of that size and width has the same input.
 */
bool offer_case(const char *kind, int64_t size, int64_t width, const char *input, const char *answer);

/* Writes the cases kept so far to stdout and forgets them. */
void write_cases(void);

/* A seeded random number in low..high (splitmix64, by S. Vigna). */
int64_t random_in(int64_t low, int64_t high);

/* The same, but small magnitudes are as likely as large ones: a power of two is drawn first. */
int64_t random_magnitude(int64_t low, int64_t high);

/* Puts count numbers into a random order, or into ascending order. */
void shuffle(int64_t *numbers, int64_t count);
void sort(int64_t *numbers, int64_t count);

#endif
