/*
 * One pile, a fixed list of amounts that a move may take: the stone games.
 *
 * Outcomes come from searching the game pile by pile. Beyond the searched piles they come from a
 * repetition that the program proves for the game at hand; where a proof fails it dies.
 */
#ifndef RULES_STONES_H
#define RULES_STONES_H

#include <stdbool.h>
#include <stdint.h>

enum { MAX_AMOUNTS = 22, MAX_WINDOW = 22 };

enum proof {
    BY_WINDOW,  /* the last outcomes, as many as the largest amount, come back */
    BY_RESIDUES /* the outcome depends on the pile modulo something */
};

struct stone_game {
    const char *name;
    const char *rule; /* one sentence for explain */
    int64_t limit;    /* largest pile of the statement */
    int64_t searched; /* largest pile that is searched */
    enum proof proof;
    bool last_stone_loses; /* otherwise whoever cannot move loses */
    int amount_count;
    int64_t amounts[MAX_AMOUNTS]; /* ascending; for BY_RESIDUES all amounts up to limit */
};

struct stone_outcomes {
    const struct stone_game *game;
    bool *wins; /* [0..searched], from the search */
    /* The window of outcomes that ends at pre_period is the first that comes back, period later. */
    int64_t pre_period;
    int64_t period;
    int64_t repeats_from; /* wins(n + period) == wins(n) for every n from here on */
};

/* Searches the piles 0..searched. The caller frees the table. */
bool *stones_search(const struct stone_game *game);

/* Searches, proves the repetition and checks it against the whole table. Free with stones_free. */
struct stone_outcomes stones_solve(const struct stone_game *game);
void stones_free(struct stone_outcomes *outcomes);

/* Whether the player to move wins a pile of 0..limit stones. */
bool stones_wins(const struct stone_outcomes *outcomes, int64_t stones);

/*
 * The earliest repeated window for a set of amounts (bit a - 1 stands for amount a, 1..22), found
 * by R. Brent's cycle search. A window holds the last outcomes, as many as the largest amount;
 * the one before the first move ends at pile 0.
 */
void stones_window(uint32_t amounts, bool last_stone_loses, int64_t *pre_period, int64_t *period);

/*
 * Offers the case "N", answered SK when the first player wins and CY otherwise (see offer_case: false
 * when N is there already).
 */
bool stones_case(const struct stone_outcomes *outcomes, const char *kind, int64_t stones);

/*
 * The list for a game with large limits: every pile to 2000, what lies within 5 of 2^31, 2^32, 10^12
 * and the limit, and 300 random ones more, small magnitudes as often as large ones.
 */
void stones_cases_to_limit(const struct stone_outcomes *outcomes);

/* Checks the searched table (see check.h) and returns how many piles it holds. */
int64_t stones_check(const struct stone_game *game);

/* Prints the outcomes up to stones, the repetition and how it is proved. */
void stones_show_table(const struct stone_outcomes *outcomes, int64_t stones);

/* The whole main of a game with a winner to name; add_cases lists which piles are tried. */
int stones_main(const struct stone_game *game, void (*add_cases)(const struct stone_outcomes *outcomes),
                int argc, char **argv);

#endif
