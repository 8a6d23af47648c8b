/*
 * translate.c - sentences in the language of the reader: English as they are written in the code, or Korean by
 * common/words.ko.tsv and problems/words.ko.tsv, where LC_ALL, LC_MESSAGES or LANG asks for it. In their rows {} stands
 * for each conversion of a format, such as %d; or {2} for the second one. It needs nothing else of the machinery, because
 * it is part of the judge as well: base.h and verdict.h both declare tr(). On the site the rows that only one game says
 * are not here but come with that game.
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *tr(const char *format);

static const struct {
    const char *english, *korean;
} sentences[] = {
#ifdef KOREAN
#include KOREAN
#endif
    {NULL, NULL},
};

const char *rows_of_game = ""; /* English, a 0, Korean, a 0, ...; after the last an empty text. Set by rules.js. */

static bool reads_korean(void)
{
    static const char *const names[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    static const char *language;
    for (int i = 0; i < 3 && (language == NULL || language[0] == '\0'); i++) {
        language = getenv(names[i]);
    }
    return language != NULL && strncmp(language, "ko", 2) == 0;
}

/* How many bytes the conversion has that begins with this %. */
static size_t conversion_length(const char *at) { return strspn(at + 1, "-+ #0123456789.*lhjzt") + 2; }

/* Where a format ends, but for blanks, if it is that of this row; else NULL. */
static const char *end_of(const char *format, const char *english)
{
    for (; *english != '\0'; english++, format++) {
        if (*format == '%' && strncmp(english, "{}", 2) == 0) {
            format += conversion_length(format) - 1;
            english++;
        } else if (*format != *english) {
            return NULL;
        }
    }
    return format[strspn(format, " \n")] == '\0' ? format : NULL;
}

/* Writes the Korean of a row, with the conversions of a format; by number where it changes their order. Returns the end. */
static char *put_format(char *to, const char *korean, const char *format)
{
    int next = 1;
    for (const char *c = korean; *c != '\0'; c++) {
        if (*c != '{') {
            *to++ = *c;
            continue;
        }
        const bool by_number = c[1] != '}';
        const int number = by_number ? atoi(c + 1) : next++;
        const char *at = strchr(format, '%');
        for (int i = 1; i < number && at != NULL; i++) {
            at = strchr(at + conversion_length(at), '%');
        }
        if (at != NULL && by_number) {
            to += sprintf(to, "%%%d$%.*s", number, (int)conversion_length(at) - 1, at + 1);
        } else if (at != NULL) {
            memcpy(to, at, conversion_length(at));
            to += conversion_length(at);
        }
        c = strchr(c, '}');
    }
    return to;
}

/* What this row makes of a format: the blanks around a sentence stay. NULL: it is another sentence's. */
static char *by_row(const char *format, const char *english, const char *korean)
{
    const size_t blanks = strspn(format, " \n");
    const char *end = end_of(format + blanks, english);
    size_t most = strlen(korean) + 2 * strlen(format) + 1;
    for (const char *c = korean; end != NULL && (c = strchr(c, '{')) != NULL; c++) {
        most += strlen(format) + 12;
    }
    char *result = end != NULL ? malloc(most) : NULL;
    if (result != NULL) {
        memcpy(result, format, blanks);
        memcpy(put_format(result + blanks, korean, format), end, strlen(end) + 1);
    }
    return result;
}

/* NULL: there is no row for it. */
static char *translated(const char *format)
{
    char *result = NULL;
    for (int i = 0; result == NULL && sentences[i].english != NULL; i++) {
        result = by_row(format, sentences[i].english, sentences[i].korean);
    }
    for (const char *row = rows_of_game; result == NULL && *row != '\0';) {
        const char *korean = row + strlen(row) + 1;
        result = by_row(format, row, korean);
        row = korean + strlen(korean) + 1;
    }
    return result;
}

const char *tr(const char *format)
{
    enum { KEPT = 1024 };
    static struct {
        char *english, *korean;
    } kept[KEPT]; /* so that each is made once, and valid from then on */
    static int count;
    if (!reads_korean()) {
        return format;
    }
    for (int i = 0; i < count; i++) {
        if (strcmp(kept[i].english, format) == 0) {
            return kept[i].korean;
        }
    }
    char *korean = translated(format);
    char *english = count < KEPT ? malloc(strlen(format) + 1) : NULL;
    if (english != NULL) {
        memcpy(english, format, strlen(format) + 1);
        kept[count].english = english;
        kept[count++].korean = korean != NULL ? korean : english;
    }
    return korean != NULL ? korean : format;
}
