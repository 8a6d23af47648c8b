/*
 * base/: texts, the end on an error, the language of the reader, what is printed, random numbers, rows of numbers. Its
 * files, from the bottom up; a file calls only those above it.
 *
 *   text.c        memory, texts, the end on an error, progress
 *   forms.c       the form in which a judge asks for the game
 *   call.c        which function of the rules file is being called
 *   translate.c   the language of the reader: tr()
 *   language.c    sentences in it
 *   print.c       what the rules of a game print, and positions in words
 *   talk.c        what a program that plays is told, and says
 *   random.c      random numbers
 *   rows.c        rows of numbers, each kept once: positions, amounts, inputs; values by position
 */
#ifndef RULES_BASE_H
#define RULES_BASE_H

#pragma GCC visibility push(default) /* for the site, where a game is put into the machinery when it starts */
#include "../rules.h"
#pragma GCC visibility pop

#include <stdarg.h>

/* ---- text.c ---- */

/* The problem whose rules are run, the name of its program, and the word that random numbers begin with. */
extern const struct problem *the_problem;
extern const char *the_name, *the_seed;
extern const char *the_program;  /* its path, as it was called; NULL: not known */
extern const char *the_own_path; /* of rules of the user's own; NULL: of the suite's */

/* Prints "NAME: message" on stderr and ends the program with status 1. */
_Noreturn void die(const char *format, ...) LIKE_PRINTF(1, 2);

/* Zeroed memory: for count things of size bytes, and room for `wanted` things in an array that grows. Both die when
   there is no memory left. */
void *new_array(int64_t count, size_t size);
void *grown(void *array, int64_t *capacity, int64_t wanted, size_t size);

/* A text that grows; from the first call on it ends in '\0', which length does not count. */
struct text {
    char *bytes;
    int64_t length;
    int64_t capacity;
};

void text_add(struct text *text, const char *format, ...) LIKE_PRINTF(2, 3);
void text_add_arguments(struct text *text, const char *format, va_list arguments);
void text_add_bytes(struct text *text, const char *bytes, int64_t length);
void text_clear(struct text *text);
void text_cut(struct text *text, int64_t length);
void text_free(struct text *text);

/* In a terminal, after two seconds: how far a long work has come. The format has one PRId64; done 0 begins, -1 ends.
   Returns how many seconds of processor time it had taken when it was last looked, which is once a second. */
int64_t show_progress(const char *format, int64_t done);

/* ---- forms.c ---- */

/* The problem as the judge of a form asks for it, where the name is "NAME+FORM": with all that the form has, and else
   what the problem has. Of any other name the problem. */
const struct problem *problem_in_form(const struct problem *whole, const char *name);
const char *name_in_words(const char *name); /* "NAME/FORM" */

/* ---- call.c ---- */

/* A function of the rules file, such as "moves()", and the position that it is asked about, or -1. */
struct call {
    const char *name;
    int64_t position;
};
extern struct call the_call;                                /* the innermost; its name is "" where there is none */
extern int64_t calls_begun;                                 /* so far */
struct call begin_call(const char *name, int64_t position); /* returns the call in which it happens, */
void end_call(struct call outer);                           /* which goes on then */
void only_in(const char *places, const char *called);       /* dies where a function of rules.h is called elsewhere */

/* ---- translate.c ---- */

const char *tr(const char *format); /* a sentence or a format in the language of the reader; valid from now on */

/* ---- language.c ---- */

void say(const char *format, ...) LIKE_PRINTF(1, 2); /* printf() */
void text_say(struct text *to, const char *format, ...) LIKE_PRINTF(2, 3);

/* ---- print.c ---- */

/* What print(), piece() and fact() have written: lines for a reader or a judge. Pieces, a line each: the text, and after
   tabs "s" and its spot, "m" and a mark, "j" and the spots that it joins. Facts, a line each; amounts, a line or none:
   which ones may be taken from a heap. Spots are `low` to `high`; none if that is less. */
struct shown {
    struct text lines, pieces, facts, amounts;
    int64_t low, high;
    bool for_reader; /* print() speaks the reader's language, not the output's */
};

void clear_shown(struct shown *shown);
void free_shown(struct shown *shown);

/* Tells more of the piece that was printed last: see `pieces` above. */
void add_to_piece(char what, const char *format, va_list arguments);

/* From now on print(), piece() and fact() write there; NULL: nowhere, they die. Returns where they wrote so far. */
struct shown *print_into(struct shown *shown);

/* What show() of a game writes of a position, in place of what was there. */
void capture(struct shown *shown, const struct game *game, int64_t position);

const char *unit_of(const struct game *game); /* what its numbers count; or "" */

/* A position for a message: as show() prints it, "7 stones", or "position 7". Valid until the next call. */
const char *words_of(const struct game *game, int64_t position);

/* ---- talk.c ---- */

/* Beside tell(), hear(), hear_one_of(), refuse() and opponent() of rules.h. */
struct talk {
    struct text line;  /* heard last, with the word before it */
    int64_t at;        /* so much of it is read */
    struct text wrong; /* what is, in the reader's language; or empty */
    bool is_over;      /* nothing more is told or heard */
    bool is_open;      /* because it is not known yet what the program says next */
    bool has_gone;     /* because the program has ended */
    bool is_direct;    /* stdin and stdout are the program's own, without words before the lines */
    int opponent;      /* what opponent() returns */
};
extern struct talk talk;
void begin_talk(void);
bool next_said(struct text *line); /* of stdin, without its end; false: there is none */
/* The program's next line; NULL: there is none, and the talk is over. `now`: it must not have come before. */
const char *hear_line(bool now);

/* ---- random.c ---- */

/* 64 random bits at a time; they begin with a word, such as the name of the problem. */
void seed_random(const char *word);
uint64_t random_between(uint64_t low, uint64_t high);
uint64_t random_of_magnitude(uint64_t low, uint64_t high);

/* ---- rows.c ---- */

/* Rows of numbers; the same numbers have the same place. `used` grows where they are new. */
struct rows {
    int64_t *numbers;
    int64_t used, capacity, count;
    struct slot *slots; /* a hash table */
    int64_t slot_count;
};

int64_t row_in(struct rows *rows, const int64_t *numbers, int64_t count);
int64_t place_of_text(struct rows *rows, const char *text);
bool add_text(struct rows *rows, const char *text); /* keeps a text, as a row; false when it is there already */

/* From now on position_of() keeps no more than so many numbers of new positions (INT64_MAX: any). From the first one on
   that there is no room for, it returns -1, and one is missing. Returns how many were left before. */
int64_t limit_new_positions(int64_t numbers);
bool is_position_missing(void);
int64_t position_numbers(void);                 /* how many numbers of positions are kept */
bool was_made_by_position_of(int64_t position); /* or is the same number by chance */

/* Values of the positions 0..used - 1: uint8_t for OUTCOME, else int64_t. Or int64_t values of any positions, which are
   the keys, in the order in which they came. */
struct values {
    void *kept;
    struct rows keys;
    int64_t used, capacity;
};

static const int64_t NO_VALUE = INT64_MIN;
static const int64_t OPEN_VALUE = INT64_MIN + 1; /* the position is being searched */

/* By key: the place of its value, or NULL; its value, and if there is none `if_new`, which is then kept. */
int64_t *place_of_value(const struct values *values, int64_t key);
void add_value(struct values *values, int64_t key, int64_t value);
int64_t kept_value(struct values *values, int64_t key, int64_t if_new); /* NO_VALUE is not kept */
void clear_values(struct values *values); /* none is left, but most of their memory, for the next ones */
void free_values(struct values *values);

#endif
