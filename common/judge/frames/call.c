/* call.c - calls the function of Main.c for each test case of standard input, as LeetCode does: a line for each argument.
   Every answer is a line of standard output; what the function prints goes to stderr. */
#include <assert.h>
#include <ctype.h>
#include <float.h>
#include <limits.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#ifdef __has_include
#if __has_include(<uthash.h>)
#include <uthash.h>
#endif
#endif

struct call_ints {
    int *items;
    int size;
};

struct call_rows {
    int **items;
    int size;
    int *sizes;
};

struct call_strings {
    char **items;
    int size;
};

static FILE *call_answers;
static char *call_at; /* what is left of the input */

__attribute__((constructor)) static void call_begin(void)
{
    size_t size = 0;
    size_t room = 1 << 16;
    char *input = malloc(room + 1);
    for (size_t got; (got = fread(input + size, 1, room - size, stdin)) > 0;) {
        size += got;
        if (size == room) {
            input = realloc(input, 2 * room + 1);
            room *= 2;
        }
    }
    input[size] = '\0';
    call_at = input;
#ifdef __wasi__
    call_answers = fopen("/dev/stdout", "w");
    call_answers = freopen("/dev/stderr", "w", stdout) != NULL ? call_answers : NULL;
#else
    call_answers = fdopen(dup(STDOUT_FILENO), "w");
    dup2(STDERR_FILENO, STDOUT_FILENO);
#endif
}

/* To the next character that is not a blank, comma or opening bracket, where `brackets` of these are passed. */
static char call_next(int brackets)
{
    for (; isspace((unsigned char)*call_at) || *call_at == ',' || (*call_at == '[' && brackets > 0); call_at++) {
        brackets -= *call_at == '[';
    }
    return *call_at;
}

static void call_close(void)
{
    if (call_next(0) == ']') {
        call_at++;
    }
}

/* How many things the list has that begins here. */
static int call_count(void)
{
    int depth = 0;
    int commas = 0;
    bool is_empty = true;
    bool is_quoted = false;
    call_next(0);
    for (const char *c = call_at; *c != '\0'; c++) {
        is_empty = is_empty && (*c == '[' || *c == ']' || isspace((unsigned char)*c)) && depth < 2;
        is_quoted = is_quoted != (*c == '"');
        depth += is_quoted ? 0 : (*c == '[') - (*c == ']');
        is_empty = is_empty && depth < 2;
        commas += !is_quoted && depth == 1 && *c == ',';
        if (depth == 0) {
            break;
        }
    }
    return is_empty ? 0 : commas + 1;
}

static long long call_read_long(void)
{
    call_next(0);
    return strtoll(call_at, &call_at, 10);
}

static int call_read_int(void) { return (int)call_read_long(); }

static double call_read_double(void)
{
    call_next(0);
    return strtod(call_at, &call_at);
}

static bool call_read_bool(void)
{
    const bool value = call_next(0) == 't';
    call_at += value ? 4 : 5;
    return value;
}

static char *call_read_string(void)
{
    call_next(0);
    const size_t length = strcspn(call_at + 1, "\"");
    char *text = malloc(length + 1);
    memcpy(text, call_at + 1, length);
    text[length] = '\0';
    call_at += length + 2;
    return text;
}

static struct call_ints call_read_ints(void)
{
    struct call_ints list = {NULL, call_count()};
    list.items = malloc((size_t)(list.size + 1) * sizeof *list.items);
    call_next(1);
    for (int i = 0; i < list.size; i++) {
        list.items[i] = call_read_int();
    }
    call_close();
    return list;
}

static struct call_strings call_read_strings(void)
{
    struct call_strings list = {NULL, call_count()};
    list.items = malloc((size_t)(list.size + 1) * sizeof *list.items);
    call_next(1);
    for (int i = 0; i < list.size; i++) {
        list.items[i] = call_read_string();
    }
    call_close();
    return list;
}

static struct call_rows call_read_rows(void)
{
    struct call_rows list = {NULL, call_count(), NULL};
    list.items = malloc((size_t)(list.size + 1) * sizeof *list.items);
    list.sizes = malloc((size_t)(list.size + 1) * sizeof *list.sizes);
    call_next(1);
    for (int i = 0; i < list.size; i++) {
        const struct call_ints row = call_read_ints();
        list.items[i] = row.items;
        list.sizes[i] = row.size;
    }
    call_close();
    return list;
}

static void call_write_bool(bool answer) { fputs(answer ? "true" : "false", call_answers); }
static void call_write_int(int answer) { fprintf(call_answers, "%d", answer); }
static void call_write_long(long long answer) { fprintf(call_answers, "%lld", answer); }
static void call_write_double(double answer) { fprintf(call_answers, "%.5f", answer); }

static void call_write_string(const char *answer)
{
    if (answer == NULL) {
        fputs("null", call_answers);
    } else {
        fprintf(call_answers, "\"%s\"", answer);
    }
}

/* How each kind of argument is passed. */
#define CALL_PASS_int(a) (a)
#define CALL_PASS_long(a) (a)
#define CALL_PASS_double(a) (a)
#define CALL_PASS_bool(a) (a)
#define CALL_PASS_string(a) (a)
#define CALL_PASS_ints(a) (a).items, (a).size
#define CALL_PASS_strings(a) (a).items, (a).size
#define CALL_PASS_rows(a) (a).items, (a).size, (a).sizes

#include "Main.c"

int main(void)
{
    (void)call_read_rows, (void)call_read_strings, (void)call_read_bool, (void)call_read_double;
    (void)call_write_bool, (void)call_write_int, (void)call_write_long, (void)call_write_double, (void)call_write_string;
    while (call_next(0) != '\0') {
        @READ@
        call_write_@RESULT@(@NAME@(@PASS@));
        putc('\n', call_answers);
        fflush(call_answers);
    }
    return 0;
}
