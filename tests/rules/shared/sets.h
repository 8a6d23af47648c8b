/*
 * One pile and a set of amounts that a move may take, both given by the input; whoever cannot move loses.
 * Asked: how many of the piles 1..M the player to move loses. A set is a number: bit a - 1 is amount a.
 */
#ifndef RULES_SETS_H
#define RULES_SETS_H

#include <stdbool.h>
#include <stdint.h>

enum { EXTREMES = 3 };

struct set_game {
    const char *name;
    const char *rule;   /* one sentence for explain */
    int64_t limit;      /* largest M */
    int64_t searched;   /* largest pile that is searched */
    int largest_amount; /* at most 22 */
    int checked_to;     /* check takes every set of the amounts 1..checked_to */
    /* What the command `extremes` finds: the longest period, the longest pre-period, the largest sum. */
    uint32_t extreme_sets[EXTREMES];
    /* Lists the inputs to try, by the functions below. */
    void (*cases)(const struct set_game *game);
};

/* The set of all amounts first..last. */
uint32_t amounts(int first, int last);

/*
 * Offers the case "M, number of amounts, amounts" (see offer_case: false when it is there already);
 * the smallest M comes first, then the fewest amounts.
 */
bool set_case(const struct set_game *game, const char *kind, uint32_t set, int64_t piles);

/* Offers 300 random cases more: fewest..most amounts, M in low..high, every second of any magnitude alike. */
void set_cases_random(const struct set_game *game, const char *kind, int fewest, int most, int64_t low,
                      int64_t high);

/* Offers the extreme sets with M near the ends of their pre-period and period, and at the limit. */
void set_cases_extreme(const struct set_game *game, const char *kind);

/* The whole main. */
int set_main(const struct set_game *game, int argc, char **argv);

#endif
