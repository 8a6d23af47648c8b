/* Case streams, text and seeded random numbers (see cases.h). */
#include "cases.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *program_name = "rules";
static uint64_t random_state;
static struct text stream;

/* A case that waits to be put in order. */
struct offer {
    const char *kind;
    int64_t size;
    int64_t width;
    struct text input;
    struct text answer;
};

static struct offer *offers;
static int64_t offer_count;
static int64_t offer_capacity;

void die(const char *format, ...)
{
    va_list arguments;
    fprintf(stderr, "%s: ", program_name);
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
    exit(EXIT_FAILURE);
}

void set_program_name(const char *name)
{
    program_name = name;
    random_state = 0;
    for (const char *c = name; *c != '\0'; c++) {
        random_state = random_state * 31 + (unsigned char)*c;
    }
}

void *new_array(int64_t count, size_t size)
{
    void *array = calloc((size_t)count, size);
    if (array == NULL) {
        die("out of memory");
    }
    return array;
}

static void text_reserve(struct text *text, size_t more)
{
    if (text->capacity - text->length > more) {
        return;
    }
    text->capacity = (text->length + more + 1) * 2;
    text->bytes = realloc(text->bytes, text->capacity);
    if (text->bytes == NULL) {
        die("out of memory");
    }
}

void text_add(struct text *text, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    const int length = vsnprintf(NULL, 0, format, arguments);
    va_end(arguments);
    if (length < 0) {
        die("cannot format a text");
    }
    text_reserve(text, (size_t)length);
    va_start(arguments, format);
    vsnprintf(text->bytes + text->length, (size_t)length + 1, format, arguments);
    va_end(arguments);
    text->length += (size_t)length;
}

void text_free(struct text *text)
{
    free(text->bytes);
    *text = (struct text){0};
}

void add_case(const char *kind, int64_t number, const char *input, const char *answer)
{
    text_add(&stream, "case %s-%" PRId64 " %zu %zu\n%s%s", kind, number, strlen(input), strlen(answer), input,
             answer);
}

bool offer_case(const char *kind, int64_t size, int64_t width, const char *input, const char *answer)
{
    for (int64_t i = 0; i < offer_count; i++) {
        if (offers[i].size == size && offers[i].width == width && strcmp(offers[i].input.bytes, input) == 0) {
            return false;
        }
    }
    if (offer_count == offer_capacity) {
        offer_capacity = 2 * offer_capacity + 1024;
        offers = realloc(offers, (size_t)offer_capacity * sizeof *offers);
        if (offers == NULL) {
            die("out of memory");
        }
    }
    struct offer *offer = &offers[offer_count++];
    *offer = (struct offer){.kind = kind, .size = size, .width = width};
    text_add(&offer->input, "%s", input);
    text_add(&offer->answer, "%s", answer);
    return true;
}

static int smaller_first(const void *a, const void *b)
{
    const struct offer *left = a;
    const struct offer *right = b;
    if (left->size != right->size) {
        return left->size < right->size ? -1 : 1;
    }
    if (left->width != right->width) {
        return left->width < right->width ? -1 : 1;
    }
    return strcmp(left->input.bytes, right->input.bytes);
}

static void add_offers(void)
{
    if (offer_count > 0) {
        qsort(offers, (size_t)offer_count, sizeof *offers, smaller_first);
    }
    for (int64_t i = 0; i < offer_count; i++) {
        int64_t number = 1;
        for (int64_t before = 0; before < i; before++) {
            number += strcmp(offers[before].kind, offers[i].kind) == 0 ? 1 : 0;
        }
        add_case(offers[i].kind, number, offers[i].input.bytes, offers[i].answer.bytes);
    }
    for (int64_t i = 0; i < offer_count; i++) {
        text_free(&offers[i].input);
        text_free(&offers[i].answer);
    }
    free(offers);
    offers = NULL;
    offer_count = 0;
    offer_capacity = 0;
}

void write_cases(void)
{
    add_offers();
    if (fwrite(stream.bytes, 1, stream.length, stdout) != stream.length || fflush(stdout) != 0) {
        die("cannot write the cases");
    }
    text_free(&stream);
}

static uint64_t random_word(void)
{
    random_state += UINT64_C(0x9e3779b97f4a7c15);
    uint64_t z = random_state;
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

int64_t random_in(int64_t low, int64_t high)
{
    const uint64_t width = (uint64_t)(high - low) + 1;
    return low + (int64_t)(random_word() % width);
}

int64_t random_magnitude(int64_t low, int64_t high)
{
    int powers = 0;
    while (high - low >= INT64_C(1) << powers) {
        powers++;
    }
    const int64_t reach = (INT64_C(1) << random_in(0, powers)) - 1;
    return random_in(low, high - low < reach ? high : low + reach);
}

void shuffle(int64_t *numbers, int64_t count)
{
    for (int64_t i = count - 1; i > 0; i--) {
        const int64_t j = random_in(0, i);
        const int64_t kept = numbers[i];
        numbers[i] = numbers[j];
        numbers[j] = kept;
    }
}

static int ascending(const void *a, const void *b)
{
    const int64_t left = *(const int64_t *)a;
    const int64_t right = *(const int64_t *)b;
    return (left > right) - (left < right);
}

void sort(int64_t *numbers, int64_t count)
{
    qsort(numbers, (size_t)count, sizeof *numbers, ascending);
}
