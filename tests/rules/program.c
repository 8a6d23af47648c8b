/* The command line that all rules programs share. */
#include "machine.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char **arguments;
static int argument_count;

enum { GOOD = 42, BAD = 43 }; /* exit statuses of checkers, as problem packages want them */

static struct text read_stream(FILE *file, const char *name)
{
    struct text text = {0};
    char buffer[16384];
    size_t got;
    if (file == NULL) {
        die("%s cannot be read", name);
    }
    text_clear(&text);
    while ((got = fread(buffer, 1, sizeof buffer, file)) > 0) {
        text_add_bytes(&text, buffer, (int64_t)got);
    }
    if (ferror(file)) {
        die("%s cannot be read", name);
    }
    return text;
}

static struct text read_file(const char *name)
{
    FILE *file = fopen(name, "rb");
    struct text text = read_stream(file, name);
    fclose(file);
    return text;
}

static void check_input(void)
{
    struct text text = read_stream(stdin, "the input");
    const char *wrong = read_input(text.bytes, text.length, NULL);
    if (wrong != NULL) {
        fprintf(stderr, "%s\n", wrong);
    }
    exit(wrong == NULL ? GOOD : BAD);
}

static void print_answer(void)
{
    struct text text = read_stream(stdin, "the input");
    const char *wrong = answer_input(text.bytes, text.length);
    if (wrong != NULL) {
        die("%s", wrong);
    }
    fputs(printed.bytes, stdout);
}

/* Whether an output is right, its words set one blank apart. A NUL in it is never right. */
static void check_output(void)
{
    struct text input = read_file(arguments[0]);
    struct text output = read_stream(stdin, "the output");
    struct text joined = {0};
    const char *wrong = read_input(input.bytes, input.length, NULL);
    if (the_problem->accepts == NULL || wrong != NULL) {
        die("%s", wrong != NULL ? wrong : "only one output is right here: there is nothing to accept");
    }
    text_clear(&joined);
    for (const char *at = output.bytes + strspn(output.bytes, " \t\r\n"); *at != '\0'; at += strspn(at, " \t\r\n")) {
        const size_t length = strcspn(at, " \t\r\n");
        text_add(&joined, "%s%.*s", joined.length > 0 ? " " : "", (int)length, at);
        at += length;
    }
    const bool right = (int64_t)strlen(output.bytes) == output.length && the_problem->accepts(joined.bytes);
    exit(right ? GOOD : BAD);
}

static void print_stream(void) { print_cases(argument_count > 0 ? arguments[0] : NULL); }

static void print_letters(const char *words) { print_table(words, false); }

static void print_numbers(const char *words) { print_table(words, true); }

static const struct {
    const char *name, *takes;
    int least; /* arguments; there may be more */
    void (*run)(void);
    void (*run_words)(const char *words); /* the arguments, each with a blank behind it */
    const char *what;
} modes[] = {
    {"cases", "[FACTS]", 0, print_stream, NULL,
     "every case with its answer, smallest first; what is tried, and how the answers are known, to the file FACTS"},
    {"answer", "<INPUT", 0, print_answer, NULL, "the answer to one input"},
    {"explain", "[ARG...]", 0, NULL, explain, "who wins, and why"},
    {"play", "[ARG...]", 0, NULL, play, "a game against a player that never errs"},
    {"turn", "[seed=N] [opponent=none|perfect|errs] [first=you|machine] [ARG...] <MOVES", 0, NULL, print_turn,
     "the game after these moves of the visitors, one per line, for a page: a line of JSON"},
    {"try-play", "GAMES", 1, NULL, try_play,
     "plays against random moves: does the computer throw a game away, is a part of a position hidden?"},
    {"table", "ARG...", 1, NULL, print_letters,
     "positions and their values up to that of a game, or of all games with 1..9 for an ARG, tab separated"},
    {"numbers", "ARG...", 1, NULL, print_numbers, "the same with Grundy numbers for letters"},
    {"moves", "ARG...", 1, NULL, print_moves, "the moves of all these positions: from, name, to, tab separated"},
    {"limits", "", 0, print_limits, NULL, "names and ranges of the input's numbers, and what must hold besides"},
    {"largest", "", 0, print_largest, NULL, "the largest input"},
    {"places", "", 0, print_places, NULL, "small inputs, and where their numbers stand"},
    {"valid", "<INPUT", 0, check_input, NULL, "exit status 42 if it is an input, else 43"},
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

int run_program(const struct problem *problem_run, int argc, char **argv)
{
    const char *slash = strrchr(argv[0], '/');
    struct text words = {0};
    the_problem = problem_run;
    text_clear(&printed);
    the_name = slash != NULL ? slash + 1 : argv[0];
    if (the_problem->rule == NULL || the_problem->input == NULL || the_problem->position == NULL
        || the_problem->cases == NULL) {
        die("the problem needs .rule, .input, .position and .cases");
    }
    seed_random(the_name);
    arguments = argv + (argc < 2 ? argc : 2);
    argument_count = argc < 2 ? 0 : argc - 2;
    text_clear(&words);
    for (int i = 0; i < argument_count; i++) {
        text_add(&words, "%s ", arguments[i]);
    }
    run_mode(argc < 2 ? "" : argv[1], words.bytes);
    text_free(&words);
    if (fflush(stdout) != 0 || ferror(stdout)) {
        die("the output could not be written");
    }
    return EXIT_SUCCESS;
}
