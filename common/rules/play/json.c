/* Texts, and what show() and draw() have printed, as JSON. */
#include "inside.h"

#include <string.h>

struct text json;

const char *quoted(const char *string)
{
    static struct text texts[4];
    static int next;
    struct text *text = &texts[next++ % 4];
    text_clear(text);
    for (const char *c = string; *c != '\0'; c++) {
        const bool is_control = (unsigned char)*c < ' ';
        text_add(text, is_control ? "\\u%04x" : *c == '"' || *c == '\\' ? "\\%c" : "%c", *c);
    }
    return text->bytes;
}

/* ---- the pieces of a board ---- */

/* A text as a string, or as a number where it is one. */
static void add_text_or_number(const char *text)
{
    const size_t digits = strspn(text, "0123456789");
    const bool is_number = digits > 0 && digits < 16 && text[digits] == '\0';
    text_add(&json, is_number ? "%s" : "\"%s\"", is_number ? text : quoted(text));
}

/* A piece from its line: its text, or [text, spot, marks, what it joins] as far as there are such. */
static void add_piece(char *line)
{
    enum { SPOT, MARKS, JOINED, MORE };
    static struct text more[MORE];
    int used = 0;
    for (int i = 0; i < MORE; i++) {
        text_clear(&more[i]);
    }
    for (char *tab = strchr(line, '\t'); tab != NULL; tab = strchr(tab, '\t')) {
        *tab++ = '\0';
        const int what = *tab == 's' ? SPOT : *tab == 'm' ? MARKS : JOINED;
        text_add(&more[what], "%s%.*s", more[what].length > 0 ? " " : "", (int)strcspn(tab + 1, "\t"), tab + 1);
        used = what >= used ? what + 1 : used;
    }
    text_add(&json, used > 0 ? "[" : "");
    add_text_or_number(line);
    for (int i = 0; i < used; i++) {
        text_add(&json, ",\"%s\"", quoted(more[i].bytes));
    }
    text_add(&json, used > 0 ? "]" : "");
}

/* Words without what joins them to others. */
static void add_fact_string(char *line)
{
    const char *from = line + strspn(line, " ,;(");
    int64_t length = (int64_t)strlen(from);
    while (length > 0 && strchr(" ,;:", from[length - 1]) != NULL) {
        length--;
    }
    struct text fact = {0};
    text_add(&fact, "%.*s", (int)length, from);
    text_add(&json, "\"%s\"", quoted(fact.bytes));
    text_free(&fact);
}

/* Calls add() with each of these lines, and writes commas between. */
static void add_lines(struct text *lines, void (*add)(char *line))
{
    char *next = lines->bytes;
    for (char *line = next; *line != '\0'; line = next) {
        next = strchr(line, '\n') + 1;
        next[-1] = '\0';
        text_add(&json, line > lines->bytes ? "," : "");
        add(line);
    }
}

void add_shown(struct shown *shown)
{
    text_add(&json, "\"said\":\"%s\",\"pieces\":[", quoted(shown->lines.bytes));
    add_lines(&shown->pieces, add_piece);
    text_add(&json, "]");
    if (shown->facts.length > 0) {
        text_add(&json, ",\"facts\":[");
        add_lines(&shown->facts, add_fact_string);
        text_add(&json, "]");
    }
    if (shown->amounts.length > 0) {
        text_add(&json, ",\"amounts\":");
        add_fact_string(shown->amounts.bytes);
    }
    if (shown->high >= shown->low) {
        text_add(&json, ",\"spots\":[%" PRId64 ",%" PRId64 "]", shown->low, shown->high);
    }
    text_add(&json, "}");
}
