/* compare.c - finds the verdict on an output, which is compared with the answer by lines, words or bytes. */
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
        fputs(tr("nothing"), to);
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

static bool is_by_words(enum comparison comparison)
{
    return comparison == BY_WORDS || comparison == BY_WORDS_IN_ANY_CASE;
}

static struct span take_word(struct span *rest)
{
    while (rest->at < rest->end && is_blank(*rest->at)) {
        rest->at++;
    }
    struct span word = {rest->at, rest->at};
    while (word.end < rest->end && !is_blank(*word.end)) {
        word.end++;
    }
    rest->at = word.end;
    return word.at < word.end ? word : (struct span){NULL, NULL};
}

/* Takes what is compared at once: a line without blanks at its end, a word, or a whole line. */
static struct span take_part(struct span *rest, enum comparison comparison)
{
    if (is_by_words(comparison)) {
        return take_word(rest);
    }
    const struct span line = take_line(rest);
    return comparison == BY_LINES ? trimmed(line) : line;
}

static bool is_same_part(struct span a, struct span b, enum comparison comparison)
{
    if (a.at == NULL || b.at == NULL) {
        return a.at == b.at;
    }
    bool is_same = a.end - a.at == b.end - b.at;
    for (const unsigned char *at = a.at; is_same && at < a.end; at++) {
        const unsigned char there = b.at[at - a.at];
        is_same = *at == there || (comparison == BY_WORDS_IN_ANY_CASE && in_lower_case(*at) == in_lower_case(there));
    }
    return is_same;
}

/* Counts the lines or words that differ, and writes the first of them, whose number is told. */
static int64_t write_differences(FILE *to, struct span output, struct span answer, enum comparison comparison,
                                 int64_t *first)
{
    const bool by_words = is_by_words(comparison);
    char *parts[2] = {NULL, NULL};
    int64_t count = 0;
    for (int64_t number = 1; output.at != output.end || answer.at != answer.end; number++) {
        const struct span got = take_part(&output, comparison);
        const struct span wanted = take_part(&answer, comparison);
        if (!is_same_part(got, wanted, comparison) && count++ == 0) {
            const size_t difference = shared_length(got, wanted);
            *first = number;
            for (int i = 0; i < 2; i++) {
                FILE *line = open_text(&parts[i]);
                write_line(line, i == 0 ? got : wanted, difference);
                fclose(line);
            }
            fprintf(to,
                    by_words ? tr("  word %" PRId64 ": got %s, wanted %s\n")
                             : tr("  line %" PRId64 ": got %s, wanted %s\n"),
                    number, parts[0], parts[1]);
            free(parts[0]);
            free(parts[1]);
        }
    }
    if (count > 0) {
        fprintf(to,
                by_words     ? count == 1 ? tr("  %" PRId64 " word differs\n") : tr("  %" PRId64 " words differ\n")
                    : count == 1 ? tr("  %" PRId64 " line differs\n")
                             : tr("  %" PRId64 " lines differ\n"),
                count);
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

static bool has_same_words(struct span a, struct span b)
{
    struct span one;
    struct span other;
    do {
        one = take_word(&a);
        other = take_word(&b);
    } while (one.at != NULL && is_same_part(one, other, BY_WORDS));
    return one.at == NULL && other.at == NULL;
}

/* Writes what kind of difference it is, if all is right but for trifles. */
static void write_kind(FILE *to, struct span output, struct span answer)
{
    if (is_same_but(output, answer, true, false)) {
        fputs(tr("  only blanks and line breaks differ\n"), to);
    } else if (is_same_but(output, answer, false, true)) {
        fputs(tr("  only upper and lower case differ\n"), to);
    } else if (is_same_but(output, answer, true, true)) {
        fputs(tr("  only blanks, line breaks, and upper and lower case differ\n"), to);
    }
}

void compare_output(struct attempt *a)
{
    FILE *to = open_text(&a->differences);
    const bool is_exact = a->comparison == BY_BYTES;
    const struct span output = is_exact ? a->output.kept : trimmed(a->output.kept);
    const struct span answer = is_exact ? a->answer : trimmed(a->answer);
    a->first_wrong = 0;
    const int64_t count = write_differences(to, output, answer, a->comparison, &a->first_wrong);
    if (count > 0 && a->output.dropped == 0) {
        write_kind(to, output, answer);
        if (!is_by_words(a->comparison) && has_same_words(output, answer)) {
            fputs(tr("  judges that compare words (Codeforces, AtCoder, ...) would accept this\n"), to);
        }
    }
    fclose(to);
    a->verdict = a->verdict == AC && count > 0 ? WA : a->verdict;
}

int64_t output_limit_kb(struct span answer) { return OUTPUT_KB + 2 * (answer.end - answer.at) / 1024; }

bool is_late_by_clock(const struct attempt *a) { return a->verdict == TLE && a->cpu_ns <= a->limits.ms * 1000000; }
