/*
 * input/: the input of a judge, and what a person types. Its files, from the bottom up; a file calls only those above
 * it, and what the rooms below offer.
 *
 *   tokens.c   numbers and words, as they are read, checked or made
 *   games.c    the games of an input
 *   typed.c    what a person types
 */
#ifndef RULES_INPUT_H
#define RULES_INPUT_H

#include "../base/base.h"

/* ---- tokens.c ---- */

/* What is read or made: a whole input, or one game with its counts or without them. */
enum form { WHOLE_INPUT, WITHOUT_COUNTS, WITH_COUNTS };

/* Of the input that is read or made, or was last. */
struct reading {
    int64_t game_number; /* of the game within its input, from 1 on */
    int64_t serial;      /* of the game among all that were read or made: values of an earlier one are not used */
    int64_t tokens;      /* how many numbers and words it has, */
    uint64_t sum;        /* of the numbers and of the lengths of the words; UINT64_MAX: so much or more */
    bool has_count;      /* count_of_next() was called */
    enum form form;      /* of words that a person typed, */
    int form_count;      /* and how many forms fit them; */
    int64_t games;       /* how many games they hold: the first one is read */
    char complaint[300]; /* the first one; that of an earlier input where there was none */
};
extern struct reading reading;

/* A name with its lowest and highest limits, those of a word for its length; or a condition of must(). */
struct limit {
    const char *name;
    uint64_t low, high;
    const char *alphabet; /* NULL: a number */
    bool is_condition;    /* then name is its text */
};
const struct limit *limit_at(int64_t place); /* of all that was read or made so far, from 0 on; NULL past the last */

/* A number as choose() of make_input() would have to return it to make the input that is read: with its range, whether
   it is the length of a word, and the game that it belongs to (0: it precedes the first). */
struct noted {
    uint64_t value, low, high;
    bool is_length;
    int64_t game;
};
/* The number moved towards 0, or towards its lowest value if that is above 0. Halvings 0: the whole way, 1: half of it,
   2: a quarter, ..., 64: by one; from far away only the whole way and half, which keeps large numbers easy to read. -1:
   without its sign, where that is allowed. The result may be the number itself. */
uint64_t lowered(const struct noted *number, int halvings);

/* The words that were read last by read_words(), one blank apart, with all their counts. */
const char *words_with_counts(void);

const char *latest_input(void); /* that was read or made, or what there is of it */

/* Notes what is wrong with the input that is read or made: the first complaint counts. */
void complain(const char *format, ...) LIKE_PRINTF(1, 2);

/* Adds a number of this range as an input has it: where low is above high, both are numbers below 0 in 64 bits. */
void text_add_number(struct text *to, uint64_t value, uint64_t low, uint64_t high);

/* ---- games.c ---- */

/* Reads a judge's input strictly, byte by byte. Calls `each_game` after every game, and `each` with every number and
   word (NULL: nobody). Returns NULL when it is good, else what is wrong; then nothing that they did counts. */
const char *read_input(const char *from, int64_t length, void (*each_game)(void),
                       void (*each)(const struct limit *token));

void note_input(const char *from, int64_t length, void (*each)(struct noted number)); /* which is valid */

/* Makes a whole input, or one game without its counts. choose() gives each number; its name is NULL for the index of a
   letter, and it may call complain(). Returns the text, valid until the next call, or NULL if there was a complaint. */
const char *make_input(uint64_t (*choose)(const char *name, uint64_t low, uint64_t high), enum form how);

/* ---- typed.c ---- */

/* Reads the words that a person types, with spaces anywhere: a whole input, or one game without the counts that
   count_of_next() reads, or one with them. Of an input of several games, the first is read. Where several of these fit,
   `wanted` says which, from 0 on. Returns NULL or what is wrong. */
const char *read_words(const char *from, int wanted);

/* Reads one game with all its counts, as game_alone() makes it. Returns NULL or what is wrong. */
const char *read_one_game(const char *from);

#endif
