/*
 * cases/: answers to inputs, and which inputs are tried. Its files, from the bottom up; a file calls only those above
 * it, and what the rooms below offer.
 *
 *   answers.c       the output to an input
 *   made_inputs.c   inputs made: every one, random ones, lost ones
 *   cases.c         which inputs are tried, and the stream of cases
 *   graphs.c        graphs among the numbers of an input, with fewer vertices
 *   smaller.c       inputs smaller than one on which a program failed
 */
#ifndef RULES_CASES_H
#define RULES_CASES_H

#include "../value/value.h"

/* ---- answers.c ---- */

void check_problem(void); /* dies where the problem lacks what it needs, or contradicts itself */

/* Writes the answer to the input of a judge. Returns NULL or what is wrong with the input. */
const char *answer_input(const char *from, int64_t length, struct shown *to);

/* Adds the answer to the game that was read last. Dies if it names another winner than what is laid has. */
void answer_game(struct shown *to);

/* Whether the rules say what is printed: without .answer, .outputs and .players a game can be played and explained. */
bool has_outputs(void);

/* What accepts() says of an output to the input that was read last, its words one blank apart. With a NUL in it, no. */
bool is_accepted(const char *output, int64_t length);

enum result laid_result(void); /* of what is laid, for the player to move */
const char *player_name(int player);
int winner_of(enum result result, int mover); /* 0 the first player, 1 the second player, 2 nobody */

/* ---- made_inputs.c ---- */

/* How the numbers of an input are chosen, beside random_between() and random_of_magnitude(); choose_edge: the first or
   last of its range, or beside. */
uint64_t choose_lowest(uint64_t low, uint64_t high);
uint64_t choose_highest(uint64_t low, uint64_t high);
uint64_t choose_edge(uint64_t low, uint64_t high);

/* Makes an input of numbers that a function chooses; NULL if it is not valid. */
const char *make_by(uint64_t (*by)(uint64_t low, uint64_t high));

/* What is made holds as few games as may be, until the ranges are widened. */
void narrow_to_fewest_games(void);
void widen(void);

/* ---- cases.c ---- */

void print_cases(const char *facts); /* as a stream: common/judge/stream.c has the format */

/* ---- graphs.c ---- */

/* ---- smaller.c ---- */

/* As a stream: inputs that are smaller, with their answers, of the kind "smaller". Then, where they are few, all that are
   smaller, of the kind "all", and of the kind "last" when nothing is missing. */
void print_smaller(const char *from, int64_t length);

/* Takes an input, which is valid, and says how many games it has; then each of them, from 1 on, as an input writes one
   game: with its counts, and what precedes the games, but not how many there are. Valid until the next call; it is the
   game that was made last. */
int64_t games_of(const char *from, int64_t length);
const char *game_alone(int64_t game);

#endif
