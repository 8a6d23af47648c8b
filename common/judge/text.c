/* text.c - faults, memory, and pieces of text: cut into lines, and written so that everything in them can be seen. */
#include "verdict.h"

#include <stdarg.h>

enum {
    WIDTH_SHOWN = 300, /* bytes of a line that write_head() shows, */
    LINES_SHOWN = 20   /* and lines of a text */
};

/* ---- faults ---- */

static void print_and_exit(const char *reason)
{
    fputs(reason, stderr);
    exit(1);
}

static void (*end_by_fault)(const char *reason) = print_and_exit;

void on_fault(void (*end)(const char *reason)) { end_by_fault = end; }

void fail(const char *format, ...)
{
    char reason[2000];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(reason, sizeof reason, format, arguments);
    va_end(arguments);
    end_by_fault(reason);
    abort();
}

/* ---- memory ---- */

static void *must_have(void *memory)
{
    if (memory == NULL) {
        fail("out of memory");
    }
    return memory;
}

void *allocate(size_t size) { return must_have(calloc(size + 1, 1)); }

/* Doubles the array whenever its length is a power of two. */
void *with_room(void *array, size_t length, size_t item_size)
{
    const bool is_full = (length & (length - 1)) == 0;
    return is_full ? must_have(realloc(array, (length == 0 ? 1 : 2 * length) * item_size)) : array;
}

FILE *open_text(char **text)
{
    static size_t unused; /* the length is ftell() before fclose() */
    return must_have(open_memstream(text, &unused));
}

char *format_text(const char *format, ...)
{
    char *text = NULL;
    va_list arguments;
    va_start(arguments, format);
    const int length = vasprintf(&text, format, arguments);
    va_end(arguments);
    return must_have(length < 0 ? NULL : text);
}

/* ---- what can be seen ---- */

/* Beyond ASCII, only what is certain to be visible: the quotation marks of compilers, katakana, Chinese characters and
   Hangul. The rest may be a filler, a zero-width character, or not UTF-8 at all. */
static bool is_visible(int code)
{
    return (code >= 0x2018 && code <= 0x201d) || (code >= 0x30a1 && code <= 0x30fe)
           || (code >= 0x4e00 && code <= 0x9fff) || (code >= 0xac00 && code <= 0xd7a3);
}

void write_escaped(FILE *to, struct span text, const char *special)
{
    for (const unsigned char *at = text.at; at < text.end; at++) {
        if (*at >> 4 == 14 && text.end - at > 2 && at[1] >> 6 == 2 && at[2] >> 6 == 2
            && is_visible((at[0] & 15) << 12 | (at[1] & 63) << 6 | (at[2] & 63))) {
            fwrite(at, 1, 3, to);
            at += 2;
        } else if (*at >= ' ' && *at <= '~') {
            fputs(strchr(special, *at) != NULL ? "\\" : "", to);
            putc(*at, to);
        } else if (*at == '\t' || *at == '\r' || *at == '\0') {
            fputs(*at == '\t' ? "\\t" : *at == '\r' ? "\\r" : "\\0", to);
        } else {
            fprintf(to, "\\x%02x", (unsigned)*at);
        }
    }
}

char *escaped_text(const char *text, const char *special)
{
    const unsigned char *at = (const unsigned char *)text;
    char *escaped = NULL;
    FILE *to = open_text(&escaped);
    write_escaped(to, (struct span){at, at + strlen(text)}, special);
    fclose(to);
    return escaped;
}

char *shown(const char *name) { return escaped_text(name, "\\"); }

/* ---- lines ---- */

/* A \r counts as blank: most sites accept lines that end in CRLF. */
int character_in(struct span text, int *code)
{
    static const int least[] = {0, 0, 0x80, 0x800, 0x10000};
    const unsigned char first = *text.at;
    const int size = first < 0x80 ? 1 : first < 0xc0 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf8 ? 4 : 0;
    *code = size < 2 ? first : first & (0xff >> (size + 1));
    if (size < 2 || text.end - text.at < size) {
        return size < 2 ? size : 0;
    }
    for (int i = 1; i < size; i++) {
        if (text.at[i] >> 6 != 2) {
            return 0;
        }
        *code = *code << 6 | (text.at[i] & 63);
    }
    return *code < least[size] || *code > 0x10ffff || (*code >= 0xd800 && *code < 0xe000) ? 0 : size;
}

struct span trimmed(struct span text)
{
    static const char blanks[] = {'\n', ' ', '\t', '\r'};
    while (text.end > text.at && memchr(blanks, text.end[-1], sizeof blanks) != NULL) {
        text.end--;
    }
    return text;
}

struct span take_line(struct span *rest)
{
    if (rest->at == rest->end) {
        return (struct span){NULL, NULL};
    }
    const unsigned char *line = rest->at;
    const unsigned char *newline = memchr(line, '\n', (size_t)(rest->end - line));
    rest->at = newline != NULL ? newline + 1 : rest->end;
    return (struct span){line, newline != NULL ? newline : rest->end};
}

struct span lines_of(struct span text, int64_t from, int64_t count)
{
    struct span part;
    for (int64_t i = 0; i < from; i++) {
        take_line(&text);
    }
    part.at = text.at;
    for (int64_t i = 0; i < count; i++) {
        take_line(&text);
    }
    part.end = text.at;
    return part;
}

int64_t count_lines(struct span text)
{
    int64_t count = 0;
    while (text.at != text.end) {
        take_line(&text);
        count++;
    }
    return count;
}

/* Writes the first lines of a text, below a title. */
void write_head(FILE *to, const char *title, struct excerpt text, const char *special)
{
    struct span rest = text.kept;
    fprintf(to, "  %s\n", tr(format_text("%s:%s", title, rest.at == rest.end ? " empty" : "")));
    for (int lines = 0; rest.at < rest.end && lines < LINES_SHOWN; lines++) {
        struct span line = take_line(&rest);
        const bool is_long = line.end - line.at > WIDTH_SHOWN;
        line.end = is_long ? line.at + WIDTH_SHOWN : line.end;
        fputs("    ", to);
        write_escaped(to, line, special);
        fputs(is_long ? "...\n" : "\n", to);
    }
    const int64_t more = text.dropped + (rest.end - rest.at);
    if (more > 0) {
        fprintf(to, tr("    ... %" PRId64 " more bytes\n"), more);
    }
}
