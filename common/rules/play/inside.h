/* What the files of play/ share with each other. */
#ifndef RULES_INSIDE_PLAY_H
#define RULES_INSIDE_PLAY_H

#include "play.h"

/* -- match.c -- */

void take_back(void);
const struct move *find_choice(const char *typed); /* the move that was typed, or NULL: then `wrong` says why */
void text_add_choices(struct text *to);            /* the moves as far as there is room, each after a line break */

/* A sentence on the first move of a player after which no more could be had than is had now; or NULL. */
const char *mistake_of(int player);

/* -- json.c -- */

extern struct text json; /* what is written so far */
const char *
quoted(const char *string); /* as a string of JSON, without its quotes; valid until the fourth call from here */
void add_shown(struct shown *shown); /* the members of an object, and its end; what is shown is lost */

/* -- lab_words.c -- */

void add_words_of_lab(const struct state *state); /* with the same rules; nothing where it cannot */

#endif
