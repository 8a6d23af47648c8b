/* The program of one problem's rules, or of a user's own. On the site it is that of all games, and rules.js puts one in
   before main(). */
#include "machine.h"

#include <string.h>

#ifdef __wasm__
#define SEED (strstr(argv[0], ".c") == NULL ? argv[0] : NULL) /* the name of the game, or of a file of somebody's own */
#define rules_path (strstr(argv[0], ".c") == NULL ? NULL : argv[0])
const struct problem *game;
#else
#ifndef SEED /* the name of the problem, whatever the name of the program */
#define SEED NULL
#endif
static const struct problem *const game = &problem;
#ifdef OWN /* somebody's own rules: common/judge/own.c writes their path */
extern const char rules_path[];
#else
#define rules_path NULL
#endif
#endif

int main(int argc, char **argv)
{
    own_rules(rules_path);
    return run_program(game, SEED, argc, argv);
}
