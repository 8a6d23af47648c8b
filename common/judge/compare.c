/* compare.c - finds the verdict on an output. It is compared with the answer line by line, without the blanks at the
   ends of lines and the empty lines at the end; or as the judge of a form does. */
#include "verdict.h"

enum { LINE_SHOWN = 60 }; /* bytes of a differing line that the report shows */

/* The length of the beginning that two lines share. */
static size_t shared_length(struct span a, struct span b)
{
    size_t length = 0;
    while (length < (size_t)(a.end - a.at) && length < (size_t)(b.end - b.at) && a.at[length] == b.at[length]) {
        length++;
    }
    return length;
}

/* Writes a line from a little before the difference on, so that a long line is not shown whole. */
static void write_line(FILE *to, struct span line, size_t difference)
{
    if (line.at == NULL) {
        fputs("nothing", to);
        return;
    }
    const size_t skipped = difference > LINE_SHOWN / 2 ? difference - LINE_SHOWN / 4 : 0;
    line.at += skipped;
    const bool is_long = line.end - line.at > LINE_SHOWN;
    line.end = is_long ? line.at + LINE_SHOWN : line.end;
    fprintf(to, "%s\"", skipped > 0 ? "..." : "");
    write_escaped(to, line, "\\\"");
    fprintf(to, "\"%s", is_long ? "..." : "");
}

static bool is_blank(unsigned char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

static unsigned char in_lower_case(unsigned char c)
{
    return c >= 'A' && c <= 'Z' ? (unsigned char)(c - 'A' + 'a') : c;
}

static struct span take_word(struct span *rest)
{
    while (rest->at < rest->end && is_blank(*rest->at)) {
        rest->at++;
    }
    struct span word = *rest;
    while (rest->at < rest->end && !is_blank(*rest->at)) {
        rest->at++;
    }
    word.end = rest->at;
    return word;
}

static bool has_same_words(struct span a, struct span b, bool in_any_case)
{
    struct span one;
    struct span other;
    bool is_same = true;
    do {
        one = take_word(&a);
        other = take_word(&b);
        is_same = one.end - one.at == other.end - other.at;
        for (const unsigned char *at = one.at; is_same && at < one.end; at++) {
            const unsigned char there = other.at[at - one.at];
            is_same = *at == there || (in_any_case && in_lower_case(*at) == in_lower_case(there));
        }
    } while (is_same && one.at < one.end);
    return is_same;
}

/* Lines are without the blanks at their ends, unless every byte counts. */
static bool is_same_line(struct span a, struct span b, enum comparison comparison)
{
    if ((a.at == NULL) != (b.at == NULL)) {
        return false;
    }
    return comparison == BY_LINES || comparison == BY_BYTES
               ? a.end - a.at == b.end - b.at && (size_t)(a.end - a.at) == shared_length(a, b)
               : has_same_words(a, b, comparison == BY_WORDS_IN_ANY_CASE);
}

/* Counts the lines that differ, and writes the first of them. */
static int64_t write_differences(FILE *to, struct span output, struct span answer, enum comparison comparison)
{
    int64_t count = 0;
    for (int64_t number = 1; output.at != output.end || answer.at != answer.end; number++) {
        const struct span whole = take_line(&output);
        const struct span whole_wanted = take_line(&answer);
        const struct span got = comparison == BY_BYTES ? whole : trimmed(whole);
        const struct span wanted = comparison == BY_BYTES ? whole_wanted : trimmed(whole_wanted);
        if (!is_same_line(got, wanted, comparison) && count++ == 0) {
            const size_t difference = shared_length(got, wanted);
            fprintf(to, "  line %" PRId64 ": got ", number);
            write_line(to, got, difference);
            fputs(", wanted ", to);
            write_line(to, wanted, difference);
            putc('\n', to);
        }
    }
    if (count > 0) {
        fprintf(to, "  %" PRId64 " %s\n", count, count == 1 ? "line differs" : "lines differ");
    }
    return count;
}

/* Whether the texts are the same without blanks and line breaks, or in lower case, or both. */
static bool is_same_but(struct span a, struct span b, bool for_blanks, bool for_case)
{
    for (;;) {
        while (for_blanks && a.at < a.end && is_blank(*a.at)) {
            a.at++;
        }
        while (for_blanks && b.at < b.end && is_blank(*b.at)) {
            b.at++;
        }
        if (a.at == a.end || b.at == b.end) {
            return a.at == a.end && b.at == b.end;
        }
        if (for_case ? in_lower_case(*a.at) != in_lower_case(*b.at) : *a.at != *b.at) {
            return false;
        }
        a.at++;
        b.at++;
    }
}

/* Writes what kind of difference it is, if all is right but for trifles. */
static void write_kind(FILE *to, struct span output, struct span answer)
{
    if (is_same_but(output, answer, true, false)) {
        fputs("  only blanks and line breaks differ\n", to);
    } else if (is_same_but(output, answer, false, true)) {
        fputs("  only upper and lower case differ\n", to);
    } else if (is_same_but(output, answer, true, true)) {
        fputs("  only blanks, line breaks, and upper and lower case differ\n", to);
    }
}

void compare_output(struct attempt *a)
{
    FILE *to = open_text(&a->differences);
    const enum comparison comparison = a->comparison;
    const struct span output = comparison == BY_BYTES ? a->output.kept : trimmed(a->output.kept);
    const struct span answer = comparison == BY_BYTES ? a->answer : trimmed(a->answer);
    const bool is_right = (comparison == BY_WORDS || comparison == BY_WORDS_IN_ANY_CASE)
                          && has_same_words(output, answer, comparison == BY_WORDS_IN_ANY_CASE);
    const int64_t count = is_right ? 0 : write_differences(to, output, answer, comparison);
    if (count > 0 && a->output.dropped == 0) {
        write_kind(to, output, answer);
    }
    fclose(to);
    a->verdict = a->verdict == AC && count > 0 ? WA : a->verdict;
}

int64_t output_limit_kb(struct span answer) { return OUTPUT_KB + 2 * (answer.end - answer.at) / 1024; }

bool is_late_by_clock(const struct attempt *a) { return a->verdict == TLE && a->cpu_ns <= a->limits.ms * 1000000; }
