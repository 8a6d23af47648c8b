/* The floor of the machinery: memory, texts that grow, the end on an error, progress. */
#define _POSIX_C_SOURCE 200809L /* isatty */
#include "base.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

const struct problem *the_problem;
const char *the_name = "rules";
const char *the_seed = "rules";
const char *the_program;
const char *the_own_path;

_Noreturn void die(const char *format, ...)
{
    va_list arguments;
    show_progress("", -1);
    fprintf(stderr, "%s: ", the_name);
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
    exit(EXIT_FAILURE);
}

void insist(bool holds, const char *condition, ...)
{
    if (!holds) {
        struct text broken = {0};
        va_list arguments;
        va_start(arguments, condition);
        text_add_arguments(&broken, condition, arguments);
        va_end(arguments);
        die("%s", broken.bytes);
    }
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
    enum { MAX_MORE = 1 << 24 }; /* bytes beyond what is wanted */
    if (wanted <= *capacity) {
        return array;
    }
    const int64_t most_more = 1 + MAX_MORE / (int64_t)size;
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
    text->bytes = grown(text->bytes, &text->capacity, text->length + 1, 1);
    const int64_t room = text->capacity - text->length;
    const int length = vsnprintf(text->bytes + text->length, (size_t)room, format, arguments);
    if (length < 0) {
        die("cannot format a text");
    }
    if (length >= room) {
        text->bytes = grown(text->bytes, &text->capacity, text->length + length + 1, 1);
        vsnprintf(text->bytes + text->length, (size_t)length + 1, format, again);
    }
    va_end(again);
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

/* ---- progress ---- */

int64_t show_progress(const char *format, int64_t done)
{
    static time_t begun;  /* 0: nothing is done yet */
    static time_t looked; /* at the clock: a look takes longer than a small search */
    static bool is_shown;
    static clock_t clock_begun; /* of this process alone: it does not count what others do */
    static int64_t passed;
    if (done <= 0) {
        if (done < 0 && is_shown) {
            fprintf(stderr, "\r%70s\r", "");
            is_shown = false;
        }
        begun = 0;
        return 0;
    }
    const time_t now = time(NULL);
    if (begun == 0) {
        begun = looked = now;
        clock_begun = clock();
        passed = 0;
    } else if (now != looked) {
        looked = now;
        passed = (int64_t)(clock() - clock_begun) / CLOCKS_PER_SEC;
        if (now - begun >= 2 && isatty(STDERR_FILENO) == 1) {
            struct text line = {0};
            text_add(&line, format, done);
            fprintf(stderr, "\r%-70.70s", line.bytes);
            text_free(&line);
            is_shown = true;
        }
    }
    return passed;
}
