/* The floor of the machinery: memory, texts that grow, the end on an error. */
#include "machine.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const struct problem *the_problem;
const char *the_name = "rules";

_Noreturn void die(const char *format, ...)
{
    va_list arguments;
    fprintf(stderr, "%s: ", the_name);
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
    enum { MOST_MORE = 1 << 24 }; /* bytes beyond what is wanted */
    if (wanted <= *capacity) {
        return array;
    }
    const int64_t most_more = 1 + MOST_MORE / (int64_t)size;
    const int64_t larger = wanted < 16 ? 16 : wanted + (wanted / 2 < most_more ? wanted / 2 : most_more);
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

void text_clear(struct text *text)
{
    text->length = 0;
    text_add_bytes(text, NULL, 0);
}

void text_cut(struct text *text, int64_t length)
{
    text->length = length;
    text->bytes[length] = '\0';
}

void text_free(struct text *text)
{
    free(text->bytes);
    *text = (struct text){0};
}

/* ---- print() ---- */

struct text printed;
struct text cells;
bool is_for_reader;

void print(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    text_add_arguments(&printed, is_for_reader ? tr(format) : format, arguments);
    va_end(arguments);
}

void piece(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    const int64_t before = printed.length;
    text_add_arguments(&printed, format, arguments);
    va_end(arguments);
    const int64_t from = before + (int64_t)strspn(printed.bytes + before, " \n");
    int64_t to = printed.length;
    while (to > from && strchr(" \n", printed.bytes[to - 1]) != NULL) {
        to--;
    }
    text_add(&cells, "%.*s\n", (int)(to - from), printed.bytes + from);
}
