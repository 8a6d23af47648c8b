/*
 * input(), told once in a rules file, run as a reader and checker of inputs, byte by byte; as a reader of
 * what a person types; and as a maker of inputs, one choice after the other.
 */
#include "machine.h"

#include <ctype.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int64_t input_number;
struct token *tokens;
int64_t token_count;

static int64_t token_capacity;

static enum { STRICT, LOOSE, MAKING } mode;
static const char *text; /* read: what is left of it, up to text_end */
static const char *text_end;
static const char *text_start;
static bool at_line_start;
static bool lines_used;
static bool used_lines; /* by the last whole run */

static struct text made;
static uint64_t (*chooser)(uint64_t low, uint64_t high);

static jmp_buf give_up;
static char complaint[300];

/* Words of the input live here until the next one is read. */
static char **words;
static int64_t word_count;
static int64_t word_capacity;

static void begin(void)
{
    for (int64_t i = 0; i < word_count; i++) {
        free(words[i]);
    }
    word_count = 0;
    token_count = 0;
    at_line_start = true;
    lines_used = false;
    complaint[0] = '\0';
    input_number++;
}

static void add_token(const char *name, uint64_t low, uint64_t high, uint64_t value, int64_t at,
                      int64_t length)
{
    tokens = grown(tokens, &token_capacity, token_count + 1, sizeof *tokens);
    tokens[token_count++] = (struct token){name, low, high, value, at, length, NULL};
}

/* The input is none. */
static void refuse(const char *name, const char *what)
{
    snprintf(complaint, sizeof complaint, "%s: %s", name, what);
    longjmp(give_up, 1);
}

static void refuse_range(const char *name, const char *what, uint64_t low, uint64_t high)
{
    snprintf(complaint, sizeof complaint, "%s: %s, expected %" PRIu64 " to %" PRIu64, name, what, low, high);
    longjmp(give_up, 1);
}

static bool is_blank(char c)
{
    return isspace((unsigned char)c) != 0 || c == ',';
}

/* To the next word: exactly one blank within a line, or any blanks where a person types. */
static void skip_blanks(const char *name)
{
    if (mode == STRICT) {
        if (!at_line_start) {
            if (text == text_end || *text != ' ') {
                refuse(name, text == text_end || *text == '\n' ? "missing" : "must stand one blank apart");
            }
            text++;
        }
    } else {
        while (text < text_end && is_blank(*text)) {
            text++;
        }
    }
    at_line_start = false;
}

static uint64_t read_number(const char *name, uint64_t low, uint64_t high)
{
    skip_blanks(name);
    const char *start = text;
    uint64_t value = 0;
    bool too_large = false;
    while (text < text_end && isdigit((unsigned char)*text)) {
        const uint64_t digit = (uint64_t)(*text++ - '0');
        too_large = too_large || value > (UINT64_MAX - digit) / 10;
        value = 10 * value + digit;
    }
    const bool ends = text == text_end || is_blank(*text);
    if (text == start && ends) {
        refuse_range(name, "missing", low, high);
    }
    if (text == start || !ends || (start[0] == '0' && text - start > 1)) {
        refuse_range(name, "not a plain integer", low, high);
    }
    if (too_large || value < low || value > high) {
        refuse_range(name, "out of range", low, high);
    }
    add_token(name, low, high, value, start - text_start, text - start);
    return value;
}

static uint64_t make_number(const char *name, uint64_t low, uint64_t high)
{
    narrow_range(name, &low, &high);
    if (low > high) {
        refuse(name, "narrowed to nothing");
    }
    const uint64_t value = chooser(low, high);
    if (!at_line_start) {
        text_add(&made, " ");
    }
    at_line_start = false;
    const int64_t at = made.length;
    text_add(&made, "%" PRIu64, value);
    add_token(name, low, high, value, at, made.length - at);
    return value;
}

uint64_t number64(const char *name, uint64_t low, uint64_t high)
{
    if (low > high) {
        refuse(name, "no value is possible"); /* what was read before it leaves none */
    }
    return mode == MAKING ? make_number(name, low, high) : read_number(name, low, high);
}

int64_t number(const char *name, int64_t low, int64_t high)
{
    if (low < 0) {
        die("%s: numbers of an input are not negative", name);
    }
    if (low > high) {
        refuse(name, "no value is possible");
    }
    return (int64_t)number64(name, (uint64_t)low, (uint64_t)high);
}

void next_line(void)
{
    if (mode == MAKING) {
        text_add(&made, "\n");
    } else if (mode == STRICT) {
        if (text == text_end || *text != '\n') {
            refuse("line", "must end here");
        }
        text++;
    }
    at_line_start = true;
}

bool more_lines(void)
{
    lines_used = true;
    if (mode == MAKING) {
        const bool more = chooser(0, 1) == 1;
        if (more && !at_line_start) {
            next_line();
        }
        return more;
    }
    if (mode == STRICT) {
        if (!at_line_start) {
            next_line();
        }
        return text < text_end;
    }
    while (text < text_end && is_blank(*text)) {
        text++;
    }
    return text < text_end;
}

const char *word(const char *name, const char *alphabet, int64_t least, int64_t most)
{
    int64_t length = 0;
    lines_used = true;
    words = grown((void *)words, &word_capacity, word_count + 1, sizeof *words);
    char *kept = new_array(most + 1, 1);
    words[word_count++] = kept;
    if (mode == MAKING) {
        if (!at_line_start) {
            text_add(&made, " ");
        }
        at_line_start = false;
        uint64_t low = (uint64_t)least;
        uint64_t high = (uint64_t)most;
        narrow_range(name, &low, &high);
        length = (int64_t)chooser(low, high);
        for (int64_t i = 0; i < length; i++) {
            kept[i] = alphabet[chooser(0, strlen(alphabet) - 1)];
        }
        add_token(name, (uint64_t)least, (uint64_t)most, (uint64_t)length, made.length, length);
        text_add(&made, "%s", kept);
    } else {
        skip_blanks(name);
        const char *start = text;
        while (text < text_end && !is_blank(*text)) {
            if (length == most || *text == '\0' || strchr(alphabet, *text) == NULL) {
                refuse(name, length == most ? "too long" : "not of its letters");
            }
            kept[length++] = *text++;
        }
        if (length < least) {
            refuse(name, length == 0 ? "missing" : "too short");
        }
        add_token(name, (uint64_t)least, (uint64_t)most, (uint64_t)length, start - text_start, length);
    }
    tokens[token_count - 1].alphabet = alphabet;
    return kept;
}

void must(bool holds, const char *condition)
{
    if (!holds) {
        refuse("input", condition);
    }
}

bool reads_lines(void)
{
    return used_lines;
}

static const char *run_reader(const char *from, int64_t length)
{
    text_start = text = from;
    text_end = from + length;
    begin();
    if (setjmp(give_up) != 0) {
        used_lines = lines_used;
        return complaint;
    }
    problem.input();
    used_lines = lines_used;
    if (mode == STRICT) {
        if (!at_line_start) {
            next_line();
        }
        if (text != text_end) {
            refuse("input", "must end here");
        }
    } else {
        while (text < text_end && is_blank(*text)) {
            text++;
        }
        if (text != text_end) {
            refuse("input", "something stands behind it");
        }
    }
    return NULL;
}

const char *read_input(const char *from, int64_t length)
{
    mode = STRICT;
    return run_reader(from, length);
}

const char *read_words(const char *from)
{
    mode = LOOSE;
    return run_reader(from, (int64_t)strlen(from));
}

const char *make_input(uint64_t (*choose)(uint64_t low, uint64_t high))
{
    mode = MAKING;
    chooser = choose;
    text_cut(&made, 0);
    begin();
    if (setjmp(give_up) != 0) {
        return NULL;
    }
    problem.input();
    used_lines = lines_used;
    if (!at_line_start) {
        text_add(&made, "\n");
    }
    return made.bytes;
}
