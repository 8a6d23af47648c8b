/* What input() allows, found by making many inputs. */
#include "machine.h"

#include <stdio.h>
#include <string.h>

static void add_limit(struct text *lines, const struct limit *limit)
{
    text_add(lines, "%s\t", limit->name);
    text_add_number(lines, limit->low, limit->low, limit->high);
    text_add(lines, "\t");
    text_add_number(lines, limit->high, limit->low, limit->high);
    text_add(lines, limit->alphabet != NULL ? "\t%s\n" : "\n", limit->alphabet);
}

void print_limit(const struct limit *limit)
{
    struct text line = {0};
    add_limit(&line, limit);
    fputs(line.bytes, stdout);
    text_free(&line);
}

void text_add_limits(struct text *lines)
{
    enum { FEW = 4, TRIES_FOR_LIMITS = 100, ENOUGH = 1000 };
    const struct limit *limit;
    make_by(choose_lowest);
    make_by(choose_highest);
    for (int try = 0; try < TRIES_FOR_LIMITS && (try < FEW || reading.tokens <= ENOUGH); try++) {
        make_by(try % 2 == 0 ? choose_edge : random_of_magnitude);
    }
    for (int64_t i = 0; (limit = limit_at(i)) != NULL; i++) {
        if (limit->is_condition) {
            text_add(lines, "must\t%s\n", limit->name);
        } else if (limit->alphabet != NULL && strchr(limit->alphabet, ' ') != NULL) {
            text_add(lines, "must\t%s is one of: %s\n", limit->name, limit->alphabet);
        } else {
            add_limit(lines, limit);
        }
    }
}

void print_limits(void)
{
    struct text lines = {0};
    text_clear(&lines);
    text_add_limits(&lines);
    fputs(lines.bytes, stdout);
    text_free(&lines);
}

int64_t time_limit_ms(void)
{
    enum { DEFAULT_MS = 1000 };
    return the_problem->time_ms > 0 ? the_problem->time_ms : DEFAULT_MS;
}

int64_t memory_limit_mb(void)
{
    enum { DEFAULT_MB = 256 };
    return the_problem->memory_mb > 0 ? the_problem->memory_mb : DEFAULT_MB;
}
