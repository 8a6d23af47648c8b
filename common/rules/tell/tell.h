/*
 * tell/: what is said of a position, and of the rules. Its files, from the bottom up; a file calls only those above
 * it, and what the rooms below offer.
 *
 *   state.c         a position as players see it: its moves, and what it is worth
 *   drawn_text.c    a position as it is shown
 *   starts.c        the game that is explained or played: a random one, or that of the words typed
 *   describe.c      what input() allows, and the limits of programs; what other tools ask of a problem; what the rules
 *                   say, in words
 *   reasons.c       why a position is won or lost, by its moves
 *   explain.c       who wins, and why
 *   values_told.c   the values of heaps and their laws, and who wins
 */
#ifndef RULES_TELL_H
#define RULES_TELL_H

#include "../cases/cases.h"

/* ---- state.c ---- */

/* A position with all that lies side by side, as players see it. */
struct state {
    struct part *parts;
    int64_t count;
    int64_t capacity;
    bool scores;       /* the players play for scores */
    bool won;          /* the player who has just moved has won at once, by win() */
    int64_t points[2]; /* of the first and the second player */
    int mover;         /* 0 or 1 */
    int64_t serial;    /* another one for each state */
};

/* Reads one game by read_words(). Returns NULL, with the state that is laid, or what is wrong with the words; or with
   the state, which then says what cannot be told of it. */
const char *state_of_words(const char *words, int wanted, struct state *state);

/* All that fill a state or choices reuse the memory of what they had before; it is zero at first, and never freed. */
void state_of_laid(struct state *state); /* of the game that was read or made last */
void copy_state(struct state *to, const struct state *from);
void list_choices(const struct state *state, struct moves *choices);            /* the moves of all its parts */
void list_some(const struct state *state, struct moves *choices, int64_t most); /* so many of them at most */
void make_choice(struct state *to, const struct state *from, const struct move *choice);

/* How good it is for the player to move, with best play from here: in a game of scores the final points less the
   opponent's, else 1, 0 or -1. How good a move is for the player who makes it. The best move, by which the winner
   hurries and the loser stalls where that is known; or NULL when there are more than are listed. */
int64_t state_worth(const struct state *state);
int64_t choice_worth(const struct state *state, const struct move *choice);
const struct move *best_choice(const struct state *state, const struct moves *choices);

/* In how many moves the game ends if the winner hurries and the loser stalls; -1 where this is not known. */
int64_t state_plies(const struct state *state);

/* Letters where one position is asked about, Grundy numbers where several lie side by side or a move leaves
   two. */
enum question question_of(const struct state *state);

/* What is known of the game of all parts, and their largest position; NULL where they are not numbers that count up
   from 0. */
struct known *known_up_to(const struct state *state, int64_t *last);

/* ---- drawn_text.c ---- */

void show_part(struct shown *shown, const struct part *part, int64_t indent); /* of all lines but the first */
void tell_part(struct shown *shown, const struct part *part);      /* the same without stones, "o", in one go */
void show_drawing(struct shown *shown, const struct state *state); /* no lines: the problem does not draw it */
void print_state(const struct state *state);                       /* all that a player sees of it */
void say_wrapped(const char *format, ...) LIKE_PRINTF(1, 2);       /* say(), wrapped at spaces to this width */

/* ---- starts.c ---- */

/* A game to begin with, clear and not decided at once, as a person would type it; the state is that game. */
const char *start_words(struct state *state);
const char *start_words_if_any(struct state *state); /* NULL: none is found; start_words() dies then */

/* As state_of_words(), or ends the program with a complaint and an example. */
void words_or_exit(const char *words, int wanted, struct state *state);

/* How the words were read that were read last, where that is not plain; NULL if it is. Valid until the next call. */
const char *how_read(void);

/* Prints the rule, and takes the words, or a game to begin with where there are none; returns the words of it. */
const char *introduce(const char *words, struct state *state);

/* ---- describe.c ---- */

/* Names in the order of the input, with their lowest and highest limits over many inputs; and conditions. */
void text_add_limits(struct text *lines);
void print_limits(void);
void print_limit(const struct limit *limit);
int64_t time_limit_ms(void); /* of programs in C, for a game of the user's own */
int64_t memory_limit_mb(void);

void print_about(void);
void describe(const char *facts); /* a file that print_cases() has written, or NULL */

/* ---- reasons.c ---- */

/* Why a position is worth what it is, by its moves alone. Where a nim-sum tells it, only in plain words. */
enum { PAIRS_TOLD = 8, LINE_TOLD = 60 };
struct reason {
    char after[160]; /* the move that wins, "": none does; then, or after it, every move loses, by these answers */
    struct {
        char move[160], answer[160];
    } pairs[PAIRS_TOLD];
    int64_t count, more;
    struct text leaves; /* to each of these moves there is an answer that leaves this, and it is told; or empty */
    bool leaves_end;    /* where there is no move */
    int64_t common;     /* the same as a position; or -1 */
    struct text line;   /* best play to the end where there are scores or draws, each move after a blank; or empty */
    struct text plain;  /* of a sum whose parts pair up, or are heaps of Nim, without any term; the idea of the page, by
                           why(); or empty */
    bool is_mirror;     /* the parts pair up, equal ones */
};
void find_reason(const struct state *state, struct reason *reason);
/* Adds the answer that wins after a move of a lost position, for a reader: the one of the reason, where it names one. */
void add_answer(const struct reason *reason, const struct state *lost, const struct move *choice, struct text *to);

/* ---- explain.c ---- */

void explain(const char *words);

/* ---- values_told.c ---- */

void survey(const char *words);
void print_survey(const char *words); /* for the page: see there */

#endif
