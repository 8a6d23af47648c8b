/* What the files of input/ share with each other. */
#ifndef RULES_INSIDE_INPUT_H
#define RULES_INSIDE_INPUT_H

#include "input.h"

/* -- tokens.c -- */

enum mode { IDLE, STRICT, LOOSE, MAKING };

/* What is read or made just now. */
struct source {
    enum mode mode;
    enum form form;
    const char *text; /* that is read; what is left begins at `at` */
    int64_t at, length;
    struct text made;
    uint64_t (*choose)(const char *name, uint64_t low, uint64_t high);
    void (*each_token)(const struct limit *token);
    void (*noter)(struct noted number);
    bool is_bad;  /* there was a complaint about this input */
    bool goes_on; /* after the one game that was read, and was good, there are more words */
    bool at_line_start;
    bool stops_at_first;  /* game of a whole input */
    int64_t counts_tried; /* WITHOUT_COUNTS: what count_of_next() returns */
};
extern struct source source;

void begin_source(enum mode mode, enum form form, const char *from, int64_t length);
bool is_blank(char c);
bool has_open_list(void);                         /* of the arguments of a function */
void add_typed(const char *from, int64_t length); /* to what words_with_counts() returns */

/* -- games.c -- */

/* Runs input() for one game or a whole input, and each() after every game. Returns NULL or what is wrong. */
const char *run_input(void (*each)(void));

#endif
