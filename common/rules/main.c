/* The program of one problem's rules. On the site it is that of all games, and rules.js puts one in before main(). */
#include "machine.h"

#ifdef __wasm__
const struct problem *game;
#else
static const struct problem *const game = &problem;
#endif

int main(int argc, char **argv) { return run_program(game, argc, argv); }
