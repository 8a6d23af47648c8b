/* What the files of tell/ share with each other. */
#ifndef RULES_INSIDE_TELL_H
#define RULES_INSIDE_TELL_H

#include "tell.h"

/* -- drawn_text.c -- */

void say_position(struct text *to, const struct game *game, int64_t position); /* for a reader: "7 stones" */
int line_width(void); /* of the terminal, or of the box of the page */

/* -- explain.c -- */

/* What explain() says in the end: Grundy numbers of the parts where they decide, the winner, the moves. */
void show_law(const struct law *law, enum question question);
void show_reduced(const struct law *law, enum question question, int64_t heap, int64_t value);
void show_nim_sum(const struct state *state);
void show_winner(const struct state *state, enum result result);
void show_moves(const struct state *state, enum result result, const struct reason *reason);

#endif
