/* The program of one problem's rules. */
#include "machine.h"

int main(int argc, char **argv) { return run_program(&problem, argc, argv); }
