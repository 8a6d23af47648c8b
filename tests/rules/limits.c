/* What input() allows, found by making many inputs: limits, random games. */
#include "machine.h"

#include <stdio.h>
#include <string.h>

void print_limit(const struct limit *limit)
{
    struct text line = {0};
    text_add(&line, "%s\t", limit->name);
    text_add_number(&line, limit->low, limit->low, limit->high);
    text_add(&line, "\t");
    text_add_number(&line, limit->high, limit->low, limit->high);
    if (limit->alphabet != NULL) {
        text_add(&line, "\t%s", limit->alphabet);
    }
    puts(line.bytes);
    text_free(&line);
}

/* Names in the order of the input, with their lowest and highest limits over many inputs; and conditions. */
void print_limits(void)
{
    enum { TRIES = 100, ENOUGH = 1000 };
    make_by(choose_lowest);
    make_by(choose_highest);
    for (int try = 0; try < 4 || (try < TRIES && token_count <= ENOUGH); try++) {
        make_by(try < 4 || try % 2 == 0 ? choose_edge : random_of_magnitude);
    }
    for (int64_t i = 0; i < limit_count; i++) {
        const struct limit *limit = &limits[i];
        if (limit->is_condition) {
            printf("must\t%s\n", limit->name);
        } else if (limit->alphabet != NULL && strchr(limit->alphabet, ' ') != NULL) {
            printf("must\t%s is one of: %s\n", limit->name, limit->alphabet);
        } else {
            print_limit(limit);
        }
    }
}

/* ---- random games ---- */

static uint64_t most_above;

static uint64_t choose_within(const char *name, uint64_t low, uint64_t high)
{
    (void)name;
    if (low > high && UINT64_MAX - low >= most_above / 2) { /* with numbers below 0: around 0 */
        low = 0 - most_above / 2;
    }
    return random_between(low, high - low < most_above ? high : low + most_above);
}

const char *make_random(uint64_t spread)
{
    static struct text words;
    most_above = spread;
    const char *at = make_input(choose_within, WITHOUT_COUNTS);
    if (at == NULL) {
        return NULL;
    }
    text_clear(&words);
    for (at += strspn(at, " \n"); *at != '\0'; at += strspn(at, " \n")) {
        const size_t length = strcspn(at, " \n");
        text_add(&words, "%s%.*s", words.length > 0 ? " " : "", (int)length, at);
        at += length;
    }
    return words.bytes;
}
