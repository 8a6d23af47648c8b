/* Whole positions, searched move by move (see whole.h). */
#include "whole.h"

#include "cases.h"

#include <stdlib.h>

bool whole_wins(const struct whole_game *game, struct memo *memo, int64_t position)
{
    bool wins = false;
    if (memo_find(memo, (uint64_t)position, &wins)) {
        return wins;
    }
    int64_t *options = new_array((int64_t)game->option_capacity + 1, sizeof *options);
    const int count = game->options(game->data, position, options);
    for (int i = 0; i < count && !wins; i++) {
        wins = !whole_wins(game, memo, options[i]);
    }
    free(options);
    memo_keep(memo, (uint64_t)position, wins);
    return wins;
}
