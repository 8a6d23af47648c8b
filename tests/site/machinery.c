/* The machinery of all games as a program in WebAssembly. What starts it puts a game in first: see startRules() in
   rules.js. */
#include "machine.h"

const struct problem *game;

int main(int argc, char **argv) { return run_program(game, argc, argv); }
