/* compare.c - finds the verdict on an output. It is compared with the answer line by line, without the blanks at the
   ends of lines and the empty lines at the end. */
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

/* Counts the lines that differ, and writes the first of them. */
static int64_t write_differences(FILE *to, struct span output, struct span answer)
{
    int64_t count = 0;
    for (int64_t number = 1; output.at != output.end || answer.at != answer.end; number++) {
        const struct span got = trimmed(take_line(&output));
        const struct span wanted = trimmed(take_line(&answer));
        const size_t difference = shared_length(got, wanted);
        const bool is_same = (got.at == NULL) == (wanted.at == NULL) && got.end - got.at == wanted.end - wanted.at
                             && (size_t)(got.end - got.at) == difference;
        if (!is_same && count++ == 0) {
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

static bool is_blank(unsigned char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

static unsigned char in_lower_case(unsigned char c)
{
    return c >= 'A' && c <= 'Z' ? (unsigned char)(c - 'A' + 'a') : c;
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
    const struct span output = trimmed(a->output.kept);
    const struct span answer = trimmed(a->answer);
    const int64_t count = write_differences(to, output, answer);
    if (count > 0 && a->output.dropped == 0) {
        write_kind(to, output, answer);
    }
    fclose(to);
    a->verdict = a->verdict == AC && count > 0 ? WA : a->verdict;
}

int64_t output_limit_kb(struct span answer) { return OUTPUT_KB + 2 * (answer.end - answer.at) / 1024; }

bool is_late_by_clock(const struct attempt *a) { return a->verdict == TLE && a->cpu_ns <= a->limits.ms * 1000000; }
