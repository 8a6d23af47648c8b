/*
 * What a program that plays is told, and what it says, line by line. Whoever runs the program passes the lines on (the
 * judge's talk.c, the page judge, an interactor of a package): on stdout "tell LINE" and "hear", which asks for a
 * line; on stdin "said LINE", or "gone" when there will be none. "hear now": a line that came before it was asked for is
 * one too many.
 */
#include "base.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct talk talk;

void begin_talk(void)
{
    talk.is_over = talk.is_open = talk.has_gone = false;
    text_clear(&talk.wrong);
    text_clear(&talk.line);
    talk.at = 0;
}

void tell(const char *format, ...)
{
    static struct text told;
    va_list arguments;
    text_clear(&told);
    va_start(arguments, format);
    text_add_arguments(&told, format, arguments);
    va_end(arguments);
    for (const char *line = told.bytes; line != NULL && *line != '\0' && !talk.is_over;) {
        const size_t length = strcspn(line, "\n");
        printf("%s%.*s\n", talk.is_direct ? "" : "tell ", (int)length, line);
        line += length + (line[length] == '\n' ? 1 : 0);
    }
}

void refuse(const char *format, ...)
{
    if (talk.wrong.length == 0) {
        va_list arguments;
        va_start(arguments, format);
        text_add_arguments(&talk.wrong, tr(format), arguments);
        va_end(arguments);
    }
    talk.is_over = true;
}

bool next_said(struct text *line)
{
    int c = 0;
    text_clear(line);
    while ((c = getchar()) != EOF && c != '\n') {
        const char byte = (char)c;
        text_add_bytes(line, &byte, 1);
    }
    return c != EOF;
}

const char *hear_line(bool now)
{
    if (talk.is_over) {
        return NULL;
    }
    talk.at = 0;
    if (talk.is_direct) {
        fflush(stdout);
        talk.has_gone = !next_said(&talk.line) && talk.line.length == 0;
        if (talk.has_gone) {
            refuse("it ended, or closed its output, when it was its turn");
        }
        return talk.has_gone ? NULL : talk.line.bytes;
    }
    printf(now ? "hear now\n" : "hear\n");
    fflush(stdout);
    if (!next_said(&talk.line)) { /* only in a page: the conversation so far ends here */
        talk.is_open = talk.is_over = true;
        return NULL;
    }
    if (strncmp(talk.line.bytes, "said ", 5) != 0) {
        talk.has_gone = strcmp(talk.line.bytes, "gone") == 0;
        refuse(talk.has_gone ? "it ended, or closed its output, when it was its turn"
                             : "it wrote a line before it was its turn");
        return NULL;
    }
    talk.at = 5;
    return talk.line.bytes + talk.at;
}

/* The next word that the program says, of this line or of later ones; NULL: there is none. */
static const char *hear_token(void)
{
    static struct text word;
    const char *from = talk.line.bytes != NULL ? talk.line.bytes + talk.at : "";
    for (from += strspn(from, " \t\r"); *from == '\0'; from += strspn(from, " \t\r")) {
        from = hear_line(false);
        if (from == NULL) {
            return NULL;
        }
    }
    text_clear(&word);
    text_add(&word, "%.*s", (int)strcspn(from, " \t\r"), from);
    talk.at = from + word.length - talk.line.bytes;
    return word.bytes;
}

bool hear(const char *name, int64_t low, int64_t high, int64_t *number)
{
    const char *word = hear_token();
    char *end = NULL;
    *number = word != NULL ? strtoll(word, &end, 10) : 0;
    if (word == NULL) {
        return false;
    }
    const size_t digits = strspn(word + (*word == '-'), "0123456789");
    if (*end != '\0' || digits == 0 || digits > 18) {
        refuse("\"%.40s\" is not a number, where %s is asked for", word, name);
    } else if (*number < low || *number > high) {
        refuse("%s is %" PRId64 ", and must be from %" PRId64 " to %" PRId64, name, *number, low, high);
    }
    return !talk.is_over;
}

int hear_one_of(const char *one, const char *other)
{
    const char *word = hear_token();
    if (word == NULL) {
        return -1;
    }
    const int heard = strcmp(word, one) == 0 ? 0 : strcmp(word, other) == 0 ? 1 : -1;
    if (heard < 0) {
        refuse("\"%.40s\" is neither \"%s\" nor \"%s\"", word, one, other);
    }
    return heard;
}

int opponent(void) { return talk.opponent; }
