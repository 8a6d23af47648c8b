/* The command line that all rules programs share, and what every file needs: memory, text, the end on an
 * error. */
#include "machine.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *program_name = "rules";

static struct text output; /* of print() */
static bool output_read;

_Noreturn void die(const char *format, ...)
{
    va_list arguments;
    fprintf(stderr, "%s: ", program_name);
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
    exit(EXIT_FAILURE);
}

void demand(bool holds, const char *format, ...)
{
    if (holds) {
        return;
    }
    va_list arguments;
    fprintf(stderr, "%s: ", program_name);
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
    exit(EXIT_FAILURE);
}

void *new_array(int64_t count, size_t size)
{
    void *array = count < 0 ? NULL : calloc(count == 0 ? 1 : (size_t)count, size);
    if (array == NULL) {
        die("out of memory");
    }
    return array;
}

void *grown(void *array, int64_t *capacity, int64_t wanted, size_t size)
{
    if (wanted <= *capacity) {
        return array;
    }
    const int64_t larger = wanted < 16 ? 16 : wanted + wanted / 2;
    char *bytes = realloc(array, (size_t)larger * size);
    if (bytes == NULL) {
        die("out of memory");
    }
    memset(bytes + (size_t)*capacity * size, 0, (size_t)(larger - *capacity) * size);
    *capacity = larger;
    return bytes;
}

void text_add_bytes(struct text *text, const char *bytes, int64_t length)
{
    text->bytes = grown(text->bytes, &text->capacity, text->length + length + 1, 1);
    if (length > 0) {
        memcpy(text->bytes + text->length, bytes, (size_t)length);
    }
    text->length += length;
    text->bytes[text->length] = '\0';
}

void text_add_arguments(struct text *text, const char *format, va_list arguments)
{
    va_list again;
    va_copy(again, arguments);
    const int length = vsnprintf(NULL, 0, format, again);
    va_end(again);
    if (length < 0) {
        die("cannot format a text");
    }
    text->bytes = grown(text->bytes, &text->capacity, text->length + length + 1, 1);
    vsnprintf(text->bytes + text->length, (size_t)length + 1, format, arguments);
    text->length += length;
}

void text_add(struct text *text, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    text_add_arguments(text, format, arguments);
    va_end(arguments);
}

void text_cut(struct text *text, int64_t length)
{
    text_add_bytes(text, "", 0); /* so that there is something to cut */
    text->length = length;
    text->bytes[length] = '\0';
}

void text_free(struct text *text)
{
    free(text->bytes);
    *text = (struct text){0};
}

void print(const char *format, ...)
{
    va_list arguments;
    if (output_read) {
        text_cut(&output, 0);
        output_read = false;
    }
    va_start(arguments, format);
    text_add_arguments(&output, format, arguments);
    va_end(arguments);
}

const char *printed(void)
{
    if (output_read || output.bytes == NULL) {
        text_cut(&output, 0);
    }
    output_read = true;
    return output.bytes;
}

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

enum { GOOD = 42, BAD = 43 }; /* exit statuses of checkers, as problem packages want them */

static int valid(void)
{
    struct text text = read_stream(stdin, "the input");
    const char *wrong = read_input(text.bytes, text.length);
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
    const char *wrong = read_input(text.bytes, text.length);
    if (wrong != NULL) {
        die("%s", wrong);
    }
    problem.answer();
    fputs(printed(), stdout);
    text_free(&text);
    return EXIT_SUCCESS;
}

/* ---- answers of others ---- */

static struct text others;
static int64_t others_at;

static int64_t next_word(int64_t *length)
{
    while (others_at < others.length && strchr(" \t\r\n", others.bytes[others_at]) != NULL
           && others.bytes[others_at] != '\0') {
        others_at++;
    }
    const int64_t start = others_at;
    while (others_at < others.length
           && (others.bytes[others_at] == '\0' || strchr(" \t\r\n", others.bytes[others_at]) == NULL)) {
        others_at++;
    }
    *length = others_at - start;
    return start;
}

bool next_word_is(const char *word)
{
    int64_t length;
    const int64_t start = next_word(&length);
    return length == (int64_t)strlen(word) && memcmp(others.bytes + start, word, (size_t)length) == 0;
}

int64_t next_number(int64_t low, int64_t high)
{
    int64_t length;
    int64_t value = 0;
    const int64_t start = next_word(&length);
    if (length == 0 || length > 19 || (length > 1 && others.bytes[start] == '0')) {
        return low - 1;
    }
    for (int64_t i = 0; i < length; i++) {
        const int digit = others.bytes[start + i] - '0';
        if (digit < 0 || digit > 9 || value > (INT64_MAX - digit) / 10) {
            return low - 1;
        }
        value = 10 * value + digit;
    }
    return value < low || value > high ? low - 1 : value;
}

bool nothing_more(void)
{
    int64_t length;
    next_word(&length);
    return length == 0;
}

static int check_answer(const char *input_name)
{
    struct text text = read_file(input_name);
    const char *wrong = read_input(text.bytes, text.length);
    if (problem.accepts == NULL || wrong != NULL) {
        die("%s", wrong != NULL ? wrong : "only one answer is right here: there is nothing to accept");
    }
    others = read_stream(stdin, "the answer");
    others_at = 0;
    const bool right = problem.accepts() && nothing_more();
    text_free(&text);
    text_free(&others);
    return right ? GOOD : BAD;
}

/* ---- main ---- */

static int usage(void)
{
    fprintf(stderr,
            "usage: %s MODE\n"
            "  cases                 every case with its answer, smallest first\n"
            "  answer [FILE]         the answer to one input\n"
            "  explain ARG...        who wins, and why\n"
            "  play [ARG...]         a game against a player that never errs\n"
            "  try-play GAMES        plays against random moves: does the computer throw a game away?\n"
            "  table ARG...          positions and their values up to that of an input, tab separated;\n"
            "                        with 1..9 for an ARG: all inputs of that span, and their values\n"
            "  numbers ARG...        the same with Grundy numbers for letters\n"
            "  moves ARG...          the moves of all these positions: from, name, to, tab separated\n"
            "  facts                 what is tried, and how the answers are known\n"
            "  limits                the names and ranges of the input's numbers\n"
            "  largest               the largest input\n"
            "  hostile               inputs that are bad, and odd ones that are good\n"
            "  valid <INPUT          exit status 42 if it is an input, else 43\n"
            "  special               exit status 0 if several answers are right, else 1\n"
            "  accepts INPUT [ANSWER] <OUTPUT   exit status 42 if the output is right, else 43\n",
            program_name);
    return 2;
}

int main(int argc, char **argv)
{
    const char *slash = strrchr(argv[0], '/');
    program_name = slash != NULL ? slash + 1 : argv[0];
    if (argc < 2) {
        return usage();
    }
    const char *mode = argv[1];
    struct text words = {0};
    text_cut(&words, 0);
    for (int i = 2; i < argc; i++) {
        text_add(&words, "%s ", argv[i]);
    }
    int status = EXIT_SUCCESS;
    if (strcmp(mode, "cases") == 0 && argc == 2) {
        print_cases();
    } else if (strcmp(mode, "answer") == 0 && argc <= 3) {
        status = tell_answer(argv[2]);
    } else if (strcmp(mode, "facts") == 0 && argc == 2) {
        print_facts();
    } else if (strcmp(mode, "explain") == 0) {
        status = explain(words.bytes);
    } else if (strcmp(mode, "play") == 0) {
        status = play(words.bytes);
    } else if (strcmp(mode, "try-play") == 0 && argc == 3) {
        status = try_play(strtoll(argv[2], NULL, 10));
    } else if (strcmp(mode, "table") == 0) {
        status = print_table(words.bytes, false);
    } else if (strcmp(mode, "numbers") == 0) {
        status = print_table(words.bytes, true);
    } else if (strcmp(mode, "moves") == 0) {
        status = print_moves(words.bytes);
    } else if (strcmp(mode, "limits") == 0 && argc == 2) {
        print_limits();
    } else if (strcmp(mode, "largest") == 0 && argc == 2) {
        print_largest();
    } else if (strcmp(mode, "hostile") == 0 && argc == 2) {
        print_hostile();
    } else if (strcmp(mode, "valid") == 0 && argc == 2) {
        status = valid();
    } else if (strcmp(mode, "special") == 0 && argc == 2) {
        status = problem.accepts == NULL ? 1 : 0;
    } else if (strcmp(mode, "accepts") == 0 && (argc == 3 || argc == 4 || argc == 5)) {
        status = check_answer(argv[2]);
    } else {
        status = usage();
    }
    text_free(&words);
    if (fflush(stdout) != 0 || ferror(stdout)) {
        die("the output could not be written");
    }
    return status;
}
