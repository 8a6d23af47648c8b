/*
 * Checks a win/lose table without the recurrence that made it: the table is data here, and the
 * moves come from the rule. A P-position has no move to a P-position; an N-position has one.
 */
#ifndef RULES_CHECK_H
#define RULES_CHECK_H

#include <stdbool.h>
#include <stdint.h>

struct outcome_table {
    const void *data; /* handed to the functions below */
    bool (*wins)(const void *data, int64_t position);
    /* Writes the positions that one move leads to and returns how many (at most option_capacity). */
    int (*options)(const void *data, int64_t position, int64_t *options);
    int option_capacity;
    /* How a position looks in a message (at most 63 characters). */
    void (*name)(const void *data, int64_t position, char name[64]);
    /* What the table must say where no move is left: true when the last mover loses. */
    bool no_move_wins;
};

/* Checks one position and calls die, naming it, when the table is wrong there. */
void check_outcome(const struct outcome_table *table, int64_t position);

#endif
