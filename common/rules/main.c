/* The program of one problem's rules. On the site it is that of all games, and rules.js puts one in before main(). */
#include "machine.h"

#ifndef SEED /* the name of the problem, whatever the name of the program */
#define SEED NULL
#endif

#ifdef __wasm__
const struct problem *game;
#else
static const struct problem *const game = &problem;
#endif

int main(int argc, char **argv) { return run_program(game, SEED, argc, argv); }
