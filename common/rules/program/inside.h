/* What the files of program/ share with each other. */
#ifndef RULES_INSIDE_PROGRAM_H
#define RULES_INSIDE_PROGRAM_H

#include "program.h"

/* -- tables.c -- */

void print_table(const char *words, bool numbers);
void print_moves(const char *words);

/* -- faults.c -- */

void catch_crashes(char **arguments); /* of main() */
void bound_rules(bool makes_cases);   /* in time and memory */
const char *call_at_fault(void);      /* in WebAssembly, where the page asks for it */

/* -- command_line.c -- */

/* The rules are the user's own, from this file; NULL: they are the suite's. */
void own_rules(const char *path);

/* Random inputs begin with the seed, or with the rule of the problem where it is NULL. A seed "NAME+FORM" is that form
   of the problem. */
int run_program(const struct problem *problem_run, const char *seed, int argc, char **argv);

#endif
