/*
 * program/: the program of one problem. Its files, from the bottom up; a file calls only those above it, and what the
 * rooms below offer.
 *
 *   tables.c         what the pictures are drawn from
 *   faults.c         rules that crash or do not end
 *   command_line.c   the command line
 *   main.c           the program of one problem
 */
#ifndef RULES_PROGRAM_H
#define RULES_PROGRAM_H

#include "../play/play.h"

/* ---- tables.c ---- */

/* ---- faults.c ---- */

/* ---- command_line.c ---- */

/* ---- main.c ---- */

#endif
