/*
 * play/: a game being played. Its files, from the bottom up; a file calls only those above it, and what the rooms
 * below offer.
 *
 *   match.c      a game being played: what is typed, the replies
 *   referee.c    a program that plays, and its opponent
 *   terminal.c   a game in a terminal
 *   json.c       texts and boards as JSON
 *   lab_words.c  a game of heaps in the words of the lab
 *   turn.c       a turn of a game for a page
 */
#ifndef RULES_PLAY_H
#define RULES_PLAY_H

#include "../tell/tell.h"

/* ---- match.c ---- */

struct played {
    struct state before;
    struct move made;
};

/* A game that is being played, in a terminal or on a page. */
struct match {
    struct state now;
    struct moves choices;  /* of `now`, once they were listed */
    struct played *played; /* all so far, to take them back and to look back at the end */
    int64_t played_count;
    int64_t played_capacity;
    int visitor;       /* 0: the visitor is the first player; 1: the second; the computer is the other one */
    struct text wrong; /* with what was typed last: see find_choice() */
};
extern struct match match;

void play_choice(const struct move *choice);

/* The best of the moves that are listed here. They are all, if not cut. */
const struct move *pick_choice(const struct state *state, struct moves *choices);
int64_t worth_to(int player); /* of the state now: see state_worth() */

/* ---- referee.c ---- */

void referee(void); /* by stdin and stdout: see there */
/* With the program itself at stdin and stdout: whether it holds what it can, once; what is wrong is in talk.wrong. */
bool interact(const char *input, int64_t size, const char *spec);
/* From a stream of cases: a stream of games that a program is to play, smallest first, with the side that it plays and how
   its opponent does. Of "every" game all lines of play are tried. There are so many lines of play at most, and so many
   large games; lines 0: as many of both as usual. */
void print_games(const char *from, int64_t length, int64_t lines, int64_t large);

/* ---- terminal.c ---- */

void play(const char *typed);

/* ---- json.c ---- */

/* ---- lab_words.c ---- */

/* ---- turn.c ---- */

void print_turn(const char *words); /* for the page: see there */

#endif
