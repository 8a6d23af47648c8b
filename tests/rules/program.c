/* The command line that all rules programs share. */
#include "machine.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GOOD = 42, BAD = 43 }; /* exit statuses of checkers, as problem packages want them */

static struct text read_stream(FILE *file, const char *name)
{
    struct text text = {0};
    char buffer[16384];
    size_t got;
    if (file == NULL) {
        die("%s cannot be read", name);
    }
    text_cut(&text, 0);
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

static int check_input(void)
{
    struct text text = read_stream(stdin, "the input");
    const char *wrong = read_input(text.bytes, text.length, NULL);
    if (wrong != NULL) {
        fprintf(stderr, "%s\n", wrong);
    }
    text_free(&text);
    return wrong == NULL ? GOOD : BAD;
}

/* The answer to an input in a file, or on stdin. */
static int tell_answer(const char *name)
{
    struct text text = name != NULL ? read_file(name) : read_stream(stdin, "the input");
    const char *wrong = answer_input(text.bytes, text.length);
    if (wrong != NULL) {
        die("%s", wrong);
    }
    fputs(printed(), stdout);
    text_free(&text);
    return EXIT_SUCCESS;
}

/* Whether an output is right, its words set one blank apart. A NUL in it is never right. */
static int check_output(const char *input_name)
{
    struct text input = read_file(input_name);
    struct text output = read_stream(stdin, "the output");
    struct text words = {0};
    const char *wrong = read_input(input.bytes, input.length, NULL);
    if (the_problem->accepts == NULL || wrong != NULL) {
        die("%s", wrong != NULL ? wrong : "only one output is right here: there is nothing to accept");
    }
    text_cut(&words, 0);
    for (const char *at = output.bytes + strspn(output.bytes, " \t\r\n"); *at != '\0'; at += strspn(at, " \t\r\n")) {
        const size_t length = strcspn(at, " \t\r\n");
        text_add(&words, "%s%.*s", words.length > 0 ? " " : "", (int)length, at);
        at += length;
    }
    const bool right = (int64_t)strlen(output.bytes) == output.length && the_problem->accepts(words.bytes);
    text_free(&input);
    text_free(&output);
    text_free(&words);
    return right ? GOOD : BAD;
}

static int usage(void)
{
    fprintf(stderr,
            "usage: %s MODE\n"
            "  cases                 every case with its answer, smallest first\n"
            "  answer [FILE]         the answer to one input\n"
            "  explain ARG...        who wins, and why\n"
            "  play [ARG...]         a game against a player that never errs\n"
            "  try-play GAMES        plays against random moves: does the computer throw a game away?\n"
            "  table ARG...          positions and their values up to that of a game, tab separated;\n"
            "                        with 1..9 for an ARG: all games of that span, and their values\n"
            "  numbers ARG...        the same with Grundy numbers for letters\n"
            "  moves ARG...          the moves of all these positions: from, name, to, tab separated\n"
            "  facts                 what is tried, and how the answers are known\n"
            "  limits                the names and ranges of the input's numbers, and what must hold besides\n"
            "  largest               the largest input\n"
            "  places                small inputs, and where their numbers stand\n"
            "  valid <INPUT          exit status 42 if it is an input, else 43\n"
            "  special               exit status 0 if several outputs are right, else 1\n"
            "  accepts INPUT [ANSWER] <OUTPUT   exit status 42 if the output is right, else 43\n",
            the_name);
    return 2;
}

static const struct {
    const char *name;
    void (*run)(void);
} plain_modes[] = {{"cases", print_cases},
                   {"facts", print_facts},
                   {"limits", print_limits},
                   {"largest", print_largest},
                   {"places", print_places}};

static int run_mode(const char *mode, int count, char **arguments, const char *words)
{
    for (size_t i = 0; i < sizeof plain_modes / sizeof *plain_modes && count == 0; i++) {
        if (strcmp(mode, plain_modes[i].name) == 0) {
            plain_modes[i].run();
            return EXIT_SUCCESS;
        }
    }
    if (strcmp(mode, "answer") == 0 && count <= 1) {
        return tell_answer(count == 1 ? arguments[0] : NULL);
    }
    if (strcmp(mode, "explain") == 0) {
        return explain(words);
    }
    if (strcmp(mode, "play") == 0) {
        return play(words);
    }
    if (strcmp(mode, "try-play") == 0 && count == 1) {
        return try_play(strtoll(arguments[0], NULL, 10));
    }
    if (strcmp(mode, "table") == 0 || strcmp(mode, "numbers") == 0) {
        return print_table(words, mode[0] == 'n');
    }
    if (strcmp(mode, "moves") == 0) {
        return print_moves(words);
    }
    if (strcmp(mode, "valid") == 0 && count == 0) {
        return check_input();
    }
    if (strcmp(mode, "special") == 0 && count == 0) {
        return the_problem->accepts == NULL ? 1 : 0;
    }
    if (strcmp(mode, "accepts") == 0 && count >= 1 && count <= 3) {
        return check_output(arguments[0]);
    }
    return usage();
}

int run_program(const struct problem *told, int argc, char **argv)
{
    const char *slash = strrchr(argv[0], '/');
    struct text words = {0};
    the_problem = told;
    the_name = slash != NULL ? slash + 1 : argv[0];
    text_cut(&words, 0);
    for (int i = 2; i < argc; i++) {
        text_add(&words, "%s ", argv[i]);
    }
    const int status = argc < 2 ? usage() : run_mode(argv[1], argc - 2, argv + 2, words.bytes);
    text_free(&words);
    if (fflush(stdout) != 0 || ferror(stdout)) {
        die("the output could not be written");
    }
    return status;
}
