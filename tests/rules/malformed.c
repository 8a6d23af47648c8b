/*
 * The stream of inputs that are none, and of odd ones that are, for a solution. Where an input is none, its answer
 * is the line "refuse", NAME, LOW, HIGH, tab separated: what main.c must name in its message. LOW and HIGH of a
 * word are dashes.
 */
#include "machine.h"

#include <stdio.h>
#include <string.h>

static int64_t bad_count;
static int64_t odd_count;

static void refused(const char *before, const char *bad, int64_t bad_length, const char *after,
                    const struct token *token)
{
    struct text input = {0};
    struct text wanted = {0};
    text_add(&input, "%s", before);
    text_add_bytes(&input, bad, bad_length);
    text_add(&input, "%s", after);
    text_add(&wanted, "refuse\t%s\t", token->name);
    if (token->alphabet != NULL) {
        text_add(&wanted, "-\t-");
    } else {
        text_add_number(&wanted, token->low, token->low, token->high);
        text_add(&wanted, "\t");
        text_add_number(&wanted, token->high, token->low, token->high);
    }
    text_add(&wanted, "\n");
    write_case("bad", ++bad_count, &input, wanted.bytes);
    text_free(&input);
    text_free(&wanted);
}

/* Ways to be no number; %s stands for the highest good one. */
static void no_numbers(const char *before, const char *after, const struct token *token)
{
    static const char *const shapes[] = {"x", "%sx", "+%s", "1e3", "0x10", "1.5", "%s,", "--1"};
    struct text high = {0};
    struct text bad = {0};
    text_add_number(&high, token->high, token->low, token->high);
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++) {
        text_cut(&bad, 0);
        text_add(&bad, "%.*s", (int)strcspn(shapes[i], "%"), shapes[i]);
        const char *place = strchr(shapes[i], '%');
        text_add(&bad, "%s%s", place != NULL ? high.bytes : "", place != NULL ? place + 2 : "");
        refused(before, bad.bytes, bad.length, after, token);
    }
    text_cut(&bad, 0);
    text_add_bytes(&bad, "\0", 1);
    text_add(&bad, "%s", high.bytes);
    refused(before, bad.bytes, bad.length, after, token); /* a NUL before */
    text_add_bytes(&bad, "\0", 1);
    refused(before, bad.bytes + 1, bad.length - 1, after, token); /* a NUL behind */
    text_free(&high);
    text_free(&bad);
}

static void refused_number(const char *before, uint64_t value, bool minus, const char *after, const struct token *token)
{
    struct text bad = {0};
    text_add(&bad, "%s%" PRIu64, minus ? "-" : "", value);
    refused(before, bad.bytes, bad.length, after, token);
    text_free(&bad);
}

/* Numbers beyond the range, and beyond all types. */
static void too_far(const char *before, const char *after, const struct token *token)
{
    const bool below_0 = token->low > token->high;
    struct text many = {0};
    if (below_0) {
        refused_number(before, 0 - token->low + 1, true, after, token);
    } else {
        refused_number(before, 1, true, after, token);
    }
    if (!below_0 && token->low > 0) {
        refused_number(before, 0, false, after, token);
        refused_number(before, token->low - 1, false, after, token);
    }
    if (token->high < UINT64_MAX - UINT32_MAX) {
        refused_number(before, token->high + 1, false, after, token);
        refused_number(before, token->high + (UINT64_C(1) << 32), false, after, token);
    }
    refused(before, "18446744073709551616", 20, after, token);
    refused(before, "18446744073709551617", 20, after, token);
    for (int i = 0; i < 10000; i++) {
        text_add_bytes(&many, "7", 1);
    }
    refused(before, many.bytes, many.length, after, token);
    text_free(&many);
}

/* One number or word of a good input, made bad in every way. */
static void make_bad(const char *good, const struct token *token)
{
    struct text before = {0};
    const char *after = good + token->at + token->length;
    text_add_bytes(&before, good, token->at);
    if (token->alphabet == NULL) {
        no_numbers(before.bytes, after, token);
        too_far(before.bytes, after, token);
        refused(before.bytes, "", 0, "", token);
        refused(before.bytes, " \r\n\t", 4, "", token);
    } else {
        struct text bad = {0};
        refused(before.bytes, "?", 1, after, token);
        text_add_bytes(&bad, good + token->at, token->length);
        text_add(&bad, "?");
        refused(before.bytes, bad.bytes, bad.length, after, token);
        for (uint64_t i = 0; i <= token->high && token->length > 0; i++) {
            text_add_bytes(&bad, good + token->at, 1);
        }
        refused(before.bytes, bad.bytes, bad.length, after, token);
        text_free(&bad);
    }
    text_free(&before);
}

/* A whole file that is no input, told by its first number. */
static void bad_files(const struct token *first)
{
    enum { MEGABYTE = 1000000 };
    struct text all = {0};
    refused("", "", 0, "", first);
    refused("", " \t\r\n\v\f\n", 7, "", first);
    refused("", "\0", 1, "", first);
    refused("", "\357\273\277", 3, "1\n", first); /* a byte order mark */
    refused("", "\177ELF\002\001\377\376\200\0\0", 11, "", first);
    for (size_t kind = 0; kind < 3; kind++) {
        text_cut(&all, 0);
        for (int i = 0; i < MEGABYTE; i++) {
            text_add_bytes(&all, &" x9"[kind], 1);
        }
        refused("", all.bytes, all.length, "", first);
    }
    text_free(&all);
}

/* Says the good input again, with every `from` as `to`, between two more texts. */
static void odd(const char *before, const char *good, char from, const char *to, const char *after, const char *answer)
{
    struct text input = {0};
    text_add(&input, "%s", before);
    for (const char *c = good; *c != '\0'; c++) {
        if (*c == from) {
            text_add(&input, "%s", to);
        } else {
            text_add_bytes(&input, c, 1);
        }
    }
    text_add(&input, "%s", after);
    write_case("odd", ++odd_count, &input, answer);
    text_free(&input);
}

static void odd_inputs(const char *good, const char *answer)
{
    struct text cut = {0};
    text_add_bytes(&cut, good, (int64_t)strlen(good) - 1);
    odd("", good, '\n', "\r\n", "", answer);
    odd("", cut.bytes, '\n', "\r\n", "", answer);
    odd("", cut.bytes, '\n', "\n", "", answer);
    if (is_free_of_lines()) {
        struct text breaks = {0};
        for (int i = 0; i < 1000000; i++) {
            text_add_bytes(&breaks, "\n", 1);
        }
        odd("\n \r\n\t", good, ' ', " ", "", answer);
        odd("", good, ' ', "\t", "", answer);
        odd("", good, ' ', "\n", "", answer);
        odd("", good, ' ', " \t  ", "", answer);
        odd("", good, '\n', " ", "", answer);
        odd("", good, '\n', " \n", "\n \n", answer);
        odd("", good, '\n', "\n", "and so on \377\n", answer);
        odd(breaks.bytes, good, '\n', "\n", "", answer);
        text_free(&breaks);
    }
    text_free(&cut);
}

static uint64_t choose_all_lowest(const char *name, uint64_t low, uint64_t high)
{
    (void)name;
    (void)high;
    return low;
}

static uint64_t choose_small(const char *name, uint64_t low, uint64_t high)
{
    (void)name;
    return low + random_between(0, high - low < 3 ? high - low : 3);
}

void print_malformed(void)
{
    enum { INPUTS = 3, NUMBERS = 8, TRIES = 1000 };
    for (int number = 0; number < INPUTS; number++) {
        struct text good = {0};
        struct text answer = {0};
        const char *input = NULL;
        for (int try = 0; (input == NULL || input[0] == '\0') && try < TRIES; try++) {
            input = make_input(number == 0 && try == 0 ? choose_all_lowest : choose_small);
        }
        if (input == NULL) {
            die("no small input is found");
        }
        text_add(&good, "%s", input);
        const char *wrong = answer_input(good.bytes, good.length);
        if (wrong != NULL) {
            die("what input() makes it does not read (%s): %.100s", wrong, good.bytes);
        }
        text_add(&answer, "%s", printed());
        if (number == 0 && tokens[0].alphabet == NULL) {
            bad_files(&tokens[0]);
        }
        for (int64_t i = 0; i < token_count && i < NUMBERS; i++) {
            make_bad(good.bytes, &tokens[i]);
        }
        odd_inputs(good.bytes, answer.bytes);
        text_free(&good);
        text_free(&answer);
    }
}
