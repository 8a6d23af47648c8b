/* What the files of value/ share with each other. */
#ifndef RULES_INSIDE_VALUE_H
#define RULES_INSIDE_VALUE_H

#include "value.h"

/* -- known.c -- */

/* How many of the ranges, which are ascending, begin with this number or below it. */
int64_t ranges_up_to(const struct range *ranges, int64_t count, int64_t number);

struct known *known_of(const struct game *game); /* as the game is now, with the amounts that it lists now */
struct known *known_at(int64_t place);
struct known *known_with(const struct game *game, const struct range *amounts, int64_t count); /* these amounts */
void forget(struct known *known); /* the values and laws, for the moves may have changed */

bool gives_moves(const struct game *game);         /* by .moves, .amounts or a .code */
int64_t heaps_searched(const struct known *known); /* of heaps: how far a law is looked for in their Grundy numbers */
bool is_upwards(const struct known *known);        /* its values are those of the positions from 0 up */
bool known_value(struct known *known, enum question question, int64_t position, int64_t *value); /* if there is one */

/* -- digits.c -- */

/* The code of a heap game, or of its amounts; false where these are too large for a code. */
bool code_of(struct known *known, enum question question, struct code *code);
int digit_of(const struct code *code, int64_t k);

/* How many different moves the code has from a heap; where its digits repeat, not of a large one. */
int64_t moves_by_code(const struct code *code, int64_t heap);

/* -- moves.c -- */

/* Dies where a search would need more than so many positions: names this one of them, its first move, and the input. */
_Noreturn void die_of_many(struct known *known, int64_t position, int64_t most);

/* Lists no more than so many moves, of positions that are not too long; false: there are more. */
bool collect_few_moves(struct known *known, int64_t position, struct moves *moves, int64_t most);

/* Where values are kept from game to game: dies if a position of an earlier game has other moves now. Keeps this; and of
   those that are searched, which are noted when this is done, some. */
void check_fixed(struct known *known, int64_t position);
void note_searched(struct known *known, int64_t position);
bool is_listing(void);      /* moves() is being called; */
int64_t moves_wanted(void); /* then so many more tell that there are too many; 0: all are wanted */

/* -- endless.c -- */

void search_endless(struct known *known, int64_t position); /* all positions that can be reached */

/* -- search.c -- */

/* The value of a position by searching as far as needed; or DISTANCE, 0 where that would take more work: moves that are
   listed, of which `work` says how many may be, and then how many are left. */
int64_t searched_value(struct known *known, enum question question, int64_t position);
int64_t search_bounded(struct known *known, int64_t position, int64_t *work);
void trim_values(struct known *known, enum question question, int64_t count);       /* to the first `count` values */
void add_value_upwards(struct known *known, enum question question, int64_t value); /* after those that are known */

/* -- sparse.c -- */

/* Finds the Grundy numbers of the heaps up to `last` by the digits; in misere play only where none has a 4. */
void fill_by_code(const struct code *code, int64_t last);

/* -- codes.c -- */

void find_code_law(struct known *known, enum question question, struct law *law);

/* -- residues.c -- */

void find_residues(struct known *known, enum question question, int64_t last, struct law *law); /* in heaps 0..last */

/* -- laws.c -- */

/* At how many different positions that have a move the formula of the page was compared with the search. */
int64_t positions_compared(void);

/* -- numbers.c -- */

/* value_as_number(): see rules.h. */

void check_number(struct known *known, int64_t position); /* of a game of .numbers: dies if it is worth none */

/* -- small_sums.c -- */

bool is_small_sum(const struct part *parts, int64_t count);      /* so small that it is searched whole to compare, */
int64_t whole_distance(const struct part *parts, int64_t count); /* by this; 0 as above */

/* -- sums.c -- */

/* Only what rules.h has: wins(), grundy(), lead(), count_lost(), compare_formula(). */

#endif
