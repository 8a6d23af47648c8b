/*
 * Several heaps, a move in one of them, the last mover wins; the players are koosaga (first) and
 * cubelover (second).
 *
 * Small positions are searched whole, without any nim-sum. Heaps up to `searched` have their Grundy
 * number from the mex; for larger ones the game states a formula with its induction, and the formula
 * is compared with the whole table before it is used.
 */
#ifndef RULES_NIM_H
#define RULES_NIM_H

#include "heaps.h"

#include <stdint.h>

struct nim_game {
    struct heap_game heap; /* searched: at least 7, at most 10000 */
    const char *piece;     /* "heap" or "coin", for explain */
    int64_t limit;         /* largest heap of the statement */
    /* The Grundy number of a heap beyond the table, proved by induction where it is written. */
    int64_t (*beyond)(int64_t heap);
};

/* The whole main. A position without any move is not among the cases: it is over before it starts. */
int nim_main(const struct nim_game *game, int argc, char **argv);

#endif
