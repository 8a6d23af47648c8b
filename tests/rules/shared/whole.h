/*
 * Whole positions: a small game searched move by move, with no theory. Every position is a number, and
 * whoever cannot move loses.
 */
#ifndef RULES_WHOLE_H
#define RULES_WHOLE_H

#include "memo.h"

#include <stdbool.h>
#include <stdint.h>

struct whole_game {
    const void *data; /* handed to options */
    /* Writes the positions (0 or more) that one move leads to and returns how many. */
    int (*options)(const void *data, int64_t position, int64_t *options);
    int option_capacity; /* the most that options ever writes */
};

/* Whether the player to move wins. The memo starts from {0} and may serve many calls for one game. */
bool whole_wins(const struct whole_game *game, struct memo *memo, int64_t position);

#endif
