/*
 * A board that a move cuts into smaller ones: told as a heap that is split, and searched as the real
 * board as well for small sizes, so that the telling itself is checked. Whoever cannot move loses;
 * the winner is printed as 1 (first player) or 2.
 */
#ifndef RULES_BOARD_H
#define RULES_BOARD_H

#include "heaps.h"

#include <stdbool.h>
#include <stdint.h>

struct board_game {
    struct heap_game heap; /* searched: the limit of the statement */
    int smallest;          /* sizes smallest..searched are asked for */
    int removed;           /* most that one move removes from a heap, see heaps_period */
    int drawn;             /* the real board is searched for sizes smallest..drawn */
    /* The real board as a number, 0 before the first move: writes what a move makes of it (at most
       size * size numbers) and returns how many. */
    int (*drawn_options)(int size, int64_t board, int64_t *boards);
    /* explain lists the winning moves by number, from 1, under this title; NULL: by what they cut off. */
    const char *moves_title;
};

/* The whole main. */
int board_main(const struct board_game *game, int argc, char **argv);

#endif
