/*
 * Sentences in the language of the reader: English as they are written here and in rules.c, or Korean by
 * common/words.ko.tsv and problems/words.ko.tsv, where LC_ALL, LC_MESSAGES or LANG asks for it. In their rows {} stands
 * for each conversion of a format, such as %d; or {2} for the second one.
 */
#include "machine.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    const char *english, *korean;
} sentences[] = {
#ifdef KOREAN
#include KOREAN
#endif
    {NULL, NULL},
};

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

/* The Korean of a row with the conversions of a format; by number where it changes their order. */
static void add_format(struct text *to, const char *korean, const char *format)
{
    int next = 1;
    for (const char *c = korean; *c != '\0'; c++) {
        if (*c != '{') {
            text_add_bytes(to, c, 1);
            continue;
        }
        const bool by_number = c[1] != '}';
        const int number = by_number ? atoi(c + 1) : next++;
        const char *at = strchr(format, '%');
        for (int i = 1; i < number && at != NULL; i++) {
            at = strchr(at + conversion_length(at), '%');
        }
        if (at != NULL && by_number) {
            text_add(to, "%%%d$%.*s", number, (int)conversion_length(at) - 1, at + 1);
        } else if (at != NULL) {
            text_add_bytes(to, at, (int64_t)conversion_length(at));
        }
        c = strchr(c, '}');
    }
}

static char *translated(const char *format)
{
    const int blanks = (int)strspn(format, " \n");
    struct text result = {0};
    for (int i = 0; sentences[i].english != NULL; i++) {
        const char *end = end_of(format + blanks, sentences[i].english);
        if (end != NULL) {
            text_add(&result, "%.*s", blanks, format);
            add_format(&result, sentences[i].korean, format);
            text_add(&result, "%s", end);
            return result.bytes;
        }
    }
    text_add(&result, "%s", format);
    return result.bytes;
}

const char *tr(const char *format)
{
    static struct translation {
        struct text english;
        char *korean;
    } * kept;
    static int64_t kept_count;
    static int64_t capacity;
    if (!reads_korean()) {
        return format;
    }
    for (int64_t i = 0; i < kept_count; i++) {
        if (strcmp(kept[i].english.bytes, format) == 0) {
            return kept[i].korean;
        }
    }
    kept = grown(kept, &capacity, kept_count + 1, sizeof *kept);
    text_add(&kept[kept_count].english, "%s", format);
    kept[kept_count].korean = translated(format);
    return kept[kept_count++].korean;
}

void text_say(struct text *to, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    text_add_arguments(to, tr(format), arguments);
    va_end(arguments);
}

void say(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vprintf(tr(format), arguments);
    va_end(arguments);
}
