/*
 * Sentences in the language of the reader: English as they are written here and in rules.c, or Korean by
 * problems/words.ko.tsv, where LC_ALL, LC_MESSAGES or LANG asks for it. In the rows of this table {} stands for each
 * conversion of a format, such as %d; or {2} for the second one.
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

bool reads_korean(void)
{
    static int answer = -1;
    static const char *const names[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    for (int i = 0; i < 3 && answer < 0; i++) {
        const char *value = getenv(names[i]);
        answer = value == NULL || value[0] == '\0' ? -1 : strncmp(value, "ko", 2) == 0 ? 1 : 0;
    }
    answer = answer < 0 ? 0 : answer;
    return answer == 1;
}

enum { MOST_CONVERSIONS = 12 };

/* The conversions of a format, behind their %: where each is, and how long. */
struct conversions {
    const char *at[MOST_CONVERSIONS];
    int length[MOST_CONVERSIONS];
    int count;
};

/* A format as a row has it, and its conversions. */
static void make_key(const char *format, size_t length, struct text *key, struct conversions *found)
{
    const char *end = format + length;
    found->count = 0;
    text_clear(key);
    for (const char *c = format; c < end; c++) {
        if (*c != '%' || found->count == MOST_CONVERSIONS) {
            text_add_bytes(key, c, 1);
            continue;
        }
        const size_t wide = strspn(c + 1, "-+ #0123456789.*lhjzt") + 1;
        found->at[found->count] = c + 1;
        found->length[found->count++] = (int)wide;
        text_add(key, "{}");
        c += wide;
    }
}

static const char *korean_of(const char *key)
{
    for (int i = 0; sentences[i].english != NULL; i++) {
        if (strcmp(sentences[i].english, key) == 0) {
            return sentences[i].korean;
        }
    }
    return NULL;
}

/* The Korean of a row as a format with these conversions; by number where it changes their order. */
static void add_format(struct text *to, const char *korean, const struct conversions *found)
{
    int next = 0;
    const bool by_number = strpbrk(korean, "{") != NULL && strstr(korean, "{}") == NULL;
    for (const char *c = korean; *c != '\0'; c++) {
        if (*c != '{') {
            text_add_bytes(to, c, 1);
            continue;
        }
        const int which = by_number ? atoi(c + 1) - 1 : next++;
        c = strchr(c, '}');
        if (which >= 0 && which < found->count && by_number) {
            text_add(to, "%%%d$%.*s", which + 1, found->length[which], found->at[which]);
        } else if (which < found->count) {
            text_add(to, "%%%.*s", found->length[which], found->at[which]);
        }
    }
}

const char *tr(const char *format)
{
    static struct known {
        char *english, *korean;
    } * known;
    static int64_t known_count;
    static int64_t capacity;
    static struct text key;
    struct conversions found;
    struct text result = {0};
    if (!reads_korean()) {
        return format;
    }
    for (int64_t i = 0; i < known_count; i++) {
        if (strcmp(known[i].english, format) == 0) {
            return known[i].korean;
        }
    }
    const size_t blanks = strspn(format, " \n");
    size_t length = strlen(format + blanks);
    while (length > 0 && strchr(" \n", format[blanks + length - 1]) != NULL) {
        length--;
    }
    make_key(format + blanks, length, &key, &found);
    const char *korean = korean_of(key.bytes);
    if (korean == NULL) {
        text_add(&result, "%s", format);
    } else {
        text_add(&result, "%.*s", (int)blanks, format);
        add_format(&result, korean, &found);
        text_add(&result, "%s", format + blanks + length);
    }
    known = grown(known, &capacity, known_count + 1, sizeof *known);
    known[known_count].english = new_array((int64_t)strlen(format) + 1, 1);
    memcpy(known[known_count].english, format, strlen(format));
    known[known_count].korean = result.bytes;
    return known[known_count++].korean;
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
