/* The command line that all rules programs share. */
#include "inside.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

static char **arguments;
static int argument_count;

enum { GOOD = 42, BAD = 43 }; /* exit statuses of checkers, as problem packages want them */

static struct text read_file(FILE *file, const char *name)
{
    struct text text = {0};
    char buffer[16384];
    size_t got;
    text_clear(&text);
    while (file != NULL && (got = fread(buffer, 1, sizeof buffer, file)) > 0) {
        text_add_bytes(&text, buffer, (int64_t)got);
    }
    if (file == NULL || ferror(file)) {
        die("%s cannot be read", name);
    }
    return text;
}

static void check_input(void)
{
    struct text text = read_file(stdin, "the input");
    const char *wrong = read_input(text.bytes, text.length, NULL, argument_count > 0 ? print_limit : NULL);
    if (wrong != NULL) {
        fprintf(stderr, "%s\n", wrong);
    }
    exit(wrong == NULL ? GOOD : BAD);
}

static void print_answer(void)
{
    struct text text = read_file(stdin, "the input");
    struct shown answer = {0};
    const char *wrong = answer_input(text.bytes, text.length, &answer);
    if (wrong != NULL) {
        die("%s", wrong);
    }
    fputs(answer.lines.bytes, stdout);
    free_shown(&answer);
    text_free(&text);
}

static void check_output(void)
{
    struct text input = read_file(fopen(arguments[0], "rb"), arguments[0]);
    struct text output = read_file(stdin, "the output");
    const char *wrong = read_input(input.bytes, input.length, NULL, NULL);
    if (wrong != NULL) {
        die("%s", wrong);
    }
    if (the_problem->accepts == NULL) { /* who asks has compared the output with the answer */
        fputs("only the answer is right here\n", stderr);
        exit(BAD);
    }
    exit(is_accepted(output.bytes, output.length) ? GOOD : BAD);
}

static void print_stream(void) { print_cases(arguments[0]); }

static void print_smaller_cases(void)
{
    struct text text = read_file(stdin, "the input");
    print_smaller(text.bytes, text.length);
    text_free(&text);
}

static void print_games_of_cases(void)
{
    struct text text = read_file(stdin, "the cases");
    print_games(text.bytes, text.length);
    text_free(&text);
}

static void print_description(void) { describe(argument_count > 0 ? arguments[0] : NULL); }

static void print_letters(const char *words) { print_table(words, false); }

static void print_numbers(const char *words) { print_table(words, true); }

/* The program that plays is of the same user, and may run beside: it must not open our pipes or change our memory. */
static void referee_beside(void)
{
#ifdef __linux__
    prctl(PR_SET_DUMPABLE, 0UL, 0UL, 0UL, 0UL);
#endif
    referee();
}

static const struct {
    const char *name, *takes;
    int least; /* arguments; there may be more */
    void (*run)(void);
    void (*run_words)(const char *words); /* the arguments, with a blank between them */
    const char *what;
} modes[] = {
    {"cases", "[FACTS]", 0, print_stream, NULL,
     "every case with its answer, smallest first; what is tried, and how the answers are known, to the file FACTS"},
    {"smaller", "<INPUT", 0, print_smaller_cases, NULL,
     "inputs made from this one that are smaller, smallest first, as cases with their answers"},
    {"answer", "<INPUT", 0, print_answer, NULL, "the answer to one input"},
    {"explain", "[ARG...]", 0, NULL, explain, "who wins, and why"},
    {"survey", "ARG...", 1, NULL, survey, "the values of piles and their laws, and who wins"},
    {"strip", "ARG...", 1, NULL, print_survey, "the same values and laws, for a page: lines of JSON"},
    {"play", "[ARG...]", 0, NULL, play, "a game against the computer, which makes no mistakes"},
    {"turn", "[seed=N] [opponent=none|perfect|errs] [first=you|machine] [ARG...] <MOVES", 0, NULL, print_turn,
     "the game after these moves of the visitors, one per line, for a page: a line of JSON"},
    {"games", "<CASES", 0, print_games_of_cases, NULL, "games that a program is to play, one by one, as cases"},
    {"referee", "<LINES", 0, referee_beside, NULL, "plays them with a program, line by line, for a judge"},
    {"table", "ARG...", 1, NULL, print_letters,
     "positions and their values up to that of a game, or of all games with 1..9 for an ARG, tab separated"},
    {"numbers", "ARG...", 1, NULL, print_numbers, "the same with Grundy numbers for letters"},
    {"moves", "ARG...", 1, NULL, print_moves, "the moves of all these positions: from, name, to, tab separated"},
    {"limits", "", 0, print_limits, NULL, "names and ranges of the input's numbers, and what must hold besides"},
    {"about", "", 0, print_about, NULL,
     "what other tools ask of a problem: answers, endless, draws, scores, games, words; then its limits"},
    {"describe", "[FACTS]", 0, print_description, NULL,
     "the rule, the input, and what FACTS has: which cases are tried, and how the answers are known"},
    {"valid", "[limits] <INPUT", 0, check_input, NULL,
     "exit status 42 if it is an input, else 43; prints the limits of each of its numbers and words"},
    {"accepts", "INPUT [ANSWER] <OUTPUT", 1, check_output, NULL, "exit status 42 if the output is right, else 43"},
};

enum { MODES = sizeof modes / sizeof *modes };

static void run_mode(const char *mode, const char *words)
{
    for (int i = 0; i < MODES; i++) {
        if (strcmp(mode, modes[i].name) == 0 && argument_count >= modes[i].least) {
            if (modes[i].run != NULL) {
                modes[i].run();
            } else {
                modes[i].run_words(words);
            }
            return;
        }
    }
    fprintf(stderr, "usage: %s MODE\n", the_name);
    for (int i = 0; i < MODES; i++) {
        fprintf(stderr, "  %s %s\n        %s\n", modes[i].name, modes[i].takes, modes[i].what);
    }
    exit(2);
}

void own_rules(const char *path) { the_own_path = path; }

/* The path as its owner knows it, from the folder where run_all.sh or make was called. */
static const char *own_name(void)
{
    const char *folder = getenv("CALLED_FROM");
    const size_t length = folder != NULL ? strlen(folder) : 0;
    const bool is_below = length > 0 && strncmp(the_own_path, folder, length) == 0 && the_own_path[length] == '/';
    return the_own_path + (is_below ? length + 1 : 0);
}

int run_program(const struct problem *problem_run, const char *seed, int argc, char **argv)
{
    the_program = argv[0];
    const char *slash = strrchr(argv[0], '/');
    struct text words = {0};
    the_name = the_own_path != NULL ? own_name() : name_in_words(slash != NULL ? slash + 1 : argv[0]);
    the_problem = problem_in_form(problem_run, seed);
    check_problem();
    if (the_own_path != NULL) {
        bound_rules(argc > 1 && strcmp(argv[1], "cases") == 0);
    }
    the_seed = seed != NULL ? seed : the_problem->rule;
    catch_crashes(argv);
    seed_random(the_seed);
    arguments = argv + (argc < 2 ? argc : 2);
    argument_count = argc < 2 ? 0 : argc - 2;
    text_clear(&words);
    for (int i = 0; i < argument_count; i++) {
        text_add(&words, i > 0 ? " %s" : "%s", arguments[i]);
    }
    for (char *c = words.bytes; *c != '\0'; c++) {
        *c = isspace((unsigned char)*c) ? ' ' : *c; /* an argument may be a pasted input of several lines */
    }
    run_mode(argc < 2 ? "" : argv[1], words.bytes);
    text_free(&words);
    if (fflush(stdout) != 0 || ferror(stdout)) {
        die("the output could not be written");
    }
    return EXIT_SUCCESS;
}
