/*
 * The command line that all rules programs share:
 *
 *   NAME                  the case stream, smallest first
 *   NAME explain ARG...   the table up to a position, who wins it, every winning first move
 *   NAME table ARG...     tab separated values
 *   NAME check            the program's own answers against its moves
 */
#ifndef RULES_PROGRAM_H
#define RULES_PROGRAM_H

#include <stdbool.h>
#include <stdint.h>

struct program {
    const char *name;
    const void *game; /* handed to every function below */
    void (*cases)(const void *game);
    /* Both return false, having printed nothing, when the numbers do not fit the usage line. */
    const char *explain_usage;
    bool (*explain)(const void *game, int count, const int64_t *numbers);
    const char *table_usage;
    bool (*table)(const void *game, int count, const int64_t *numbers);
    /* Returns how many positions were checked; calls die at the first that fails. */
    int64_t (*check)(const void *game);
    /* One more command without arguments, or NULL. */
    const char *extra_name;
    void (*extra)(const void *game);
};

/* The whole of main: returns the exit status (0, or 1 after a bad command line). */
int program_main(const struct program *program, int argc, char **argv);

#endif
