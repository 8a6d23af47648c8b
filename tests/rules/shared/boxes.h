/*
 * Two boxes of stones, of which a move empties one and splits the other; the players are A (first) and B.
 * A move always makes the sum of both boxes smaller, and whoever cannot move loses.
 */
#ifndef RULES_BOXES_H
#define RULES_BOXES_H

#include <stdbool.h>
#include <stdint.h>

struct boxes {
    int first;
    int second;
};

struct boxes_outcomes;

struct boxes_game {
    const char *name;
    const char *rule; /* one sentence for explain */
    int limit;        /* most stones in a box, at most 999 */
    /* Writes what the boxes may hold after one move and returns how many: at most 2 * limit. */
    int (*options)(struct boxes boxes, struct boxes *options);
    /* Lists the inputs to try, by boxes_case. */
    void (*cases)(const struct boxes_outcomes *outcomes);
};

struct boxes_outcomes {
    const struct boxes_game *game;
    bool *wins; /* one for each pair of boxes, from the search */
};

/* Adds the case "N M", answered A when the first player wins and B otherwise. */
void boxes_case(const struct boxes_outcomes *outcomes, const char *kind, int64_t number, struct boxes boxes);

/* The whole main. */
int boxes_main(const struct boxes_game *game, int argc, char **argv);

#endif
