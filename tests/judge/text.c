/*
 * text.c - compares what a program has written with what it should have written, and shows parts of a text.
 */
#include "judge.h"

enum {
    LINE_SHOWN = 60,   /* bytes of a differing line that the report shows */
    WIDTH_SHOWN = 300, /* bytes of a line of a text, */
    LINES_SHOWN = 20   /* and its lines */
};

/* A text without its trailing blanks and empty lines. A \r is no blank, for a judge may refuse it; but
   Windows may have written an answer. */
struct text trimmed(struct text text, bool is_answer)
{
    while (text.end > text.at && memchr("\n \t\r", text.end[-1], is_answer ? 4 : 3) != NULL) {
        text.end--;
    }
    return text;
}

/* Takes the next line off the text; at is NULL when there is none. */
static struct text next_line(struct text *from)
{
    if (from->at == from->end) {
        return (struct text){NULL, NULL};
    }
    const unsigned char *line = from->at;
    const unsigned char *newline = memchr(line, '\n', (size_t)(from->end - line));
    const unsigned char *stop = newline != NULL ? newline : from->end;
    from->at = newline != NULL ? newline + 1 : from->end;
    return (struct text){line, stop};
}

static bool same_line(struct text a, struct text b)
{
    return (a.at == NULL) == (b.at == NULL) && a.end - a.at == b.end - b.at
           && (a.at == NULL || memcmp(a.at, b.at, (size_t)(a.end - a.at)) == 0);
}

static void show_line(FILE *to, struct text line, size_t from)
{
    if (line.at == NULL) {
        fputs("nothing", to);
        return;
    }
    const size_t length = (size_t)(line.end - line.at);
    const size_t left = from < length ? length - from : 0;
    fprintf(to, "%s\"", from > 0 ? "..." : "");
    show(to, line.at + (length - left), left < LINE_SHOWN ? left : LINE_SHOWN, "\\\"");
    fprintf(to, "\"%s", left > LINE_SHOWN ? "..." : "");
}

/* Says whether no line differs, by position; else the first of them and their number are written to `report`. */
bool is_same(struct text got, struct text wanted, FILE *report)
{
    int64_t differing = 0;
    for (int64_t number = 1; got.at != got.end || wanted.at != wanted.end; number++) {
        const struct text a = trimmed(next_line(&got), false);
        const struct text b = trimmed(next_line(&wanted), true);
        if (same_line(a, b) || differing++ > 0) {
            continue;
        }
        size_t same = 0; /* a long line is shown from a little before the difference */
        while (a.at != NULL && b.at != NULL && a.at + same < a.end && b.at + same < b.end && a.at[same] == b.at[same]) {
            same++;
        }
        const size_t from = same > LINE_SHOWN / 2 ? same - LINE_SHOWN / 4 : 0;
        fprintf(report, "  line %" PRId64 ": got ", number);
        show_line(report, a, from);
        fputs(", wanted ", report);
        show_line(report, b, from);
        putc('\n', report);
    }
    if (differing > 0) {
        fprintf(report, "  %" PRId64 " %s\n", differing, differing == 1 ? "line differs" : "lines differ");
    }
    return differing == 0;
}

/* Writes the first lines of a text, of which `more` bytes are not at hand. */
void show_head(FILE *to, const char *title, struct text text, int64_t more)
{
    fprintf(to, "  %s:%s\n", title, text.at == text.end ? " empty" : "");
    for (int lines = 0; text.at < text.end && lines < LINES_SHOWN; lines++) {
        const struct text line = next_line(&text);
        const bool cut = line.end - line.at > WIDTH_SHOWN;
        fputs("    ", to);
        show(to, line.at, cut ? WIDTH_SHOWN : (size_t)(line.end - line.at), "\\");
        fputs(cut ? "...\n" : "\n", to);
    }
    more += text.end - text.at;
    if (more > 0) {
        fprintf(to, "    ... %" PRId64 " more bytes\n", more);
    }
}
