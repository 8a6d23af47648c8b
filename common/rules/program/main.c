/* The program of one problem's rules, or of a user's own. On the site it is that of all games, and rules.js puts one in
   before main(). With MAKER it only makes cases, and is linked from what they depend on alone. */
#include "inside.h"

#include <stdio.h>
#include <stdlib.h>
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
#ifdef OWN /* somebody's own rules: common/judge/own_rules.c writes their path */
extern const char rules_path[];
#else
#define rules_path NULL
#endif
#endif

#ifdef MAKER /* NAME FACTS: the cases to stdout, the facts to that file */
int main(int argc, char **argv)
{
    if (argc != 3) {
        return EXIT_FAILURE;
    }
    the_problem = problem_in_form(game, argv[1]);
    the_name = name_in_words(argv[1]);
    the_seed = argv[1];
    check_problem();
    catch_crashes(argv);
    print_cases(argv[2]);
    if (fflush(stdout) != 0 || ferror(stdout)) {
        die("the output could not be written");
    }
    return EXIT_SUCCESS;
}
#else
int main(int argc, char **argv)
{
    own_rules(rules_path);
    return run_program(game, SEED, argc, argv);
}
#endif
