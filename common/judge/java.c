/* java.c - finds in a Java program the class that is run, and the one that its file must be named after. Most judges
   want both to be Main; some, such as Kattis, take any. */
#include "judge.h"

/* Where the reading is. */
struct reader {
    struct span rest;
    int depth;                     /* of braces */
    char word[200], previous[200]; /* the last two words */
    bool is_public;                /* the declaration at depth 0 that is being read */
    bool names_class;              /* the next word is the name of a class at depth 0 */
    char class_name[200];          /* the last one at depth 0 */
};

static bool begins(struct span text, const char *with)
{
    const size_t length = strlen(with);
    return (size_t)(text.end - text.at) >= length && memcmp(text.at, with, length) == 0;
}

/* Goes to the end of a comment or literal, which begins as given and ends as given. */
static void skip_to(struct span *rest, size_t beginning, const char *end, bool has_escapes)
{
    rest->at += beginning;
    while (rest->at < rest->end && !begins(*rest, end)) {
        rest->at += has_escapes && *rest->at == '\\' && rest->end - rest->at > 1 ? 2 : 1;
    }
    rest->at += begins(*rest, end) ? strlen(end) : 0;
}

/* Skips what is not code; returns whether there was any. */
static bool skip(struct span *rest)
{
    static const struct {
        const char *beginning, *end;
        bool has_escapes;
    } kinds[] = {
        {"//", "\n", false}, {"/*", "*/", false}, {"\"\"\"", "\"\"\"", true}, {"\"", "\"", true}, {"'", "'", true}};
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        if (begins(*rest, kinds[i].beginning)) {
            skip_to(rest, strlen(kinds[i].beginning), kinds[i].end, kinds[i].has_escapes);
            return true;
        }
    }
    return false;
}

static bool is_of_name(unsigned char c) { return isalnum(c) || c == '_' || c == '$' || c >= 0x80; }

static void take_word(struct reader *r)
{
    size_t length = 0;
    memcpy(r->previous, r->word, sizeof r->word);
    while (r->rest.at < r->rest.end && is_of_name(*r->rest.at)) {
        if (length < sizeof r->word - 1) {
            r->word[length++] = (char)*r->rest.at;
        }
        r->rest.at++;
    }
    r->word[length] = '\0';
}

struct java_classes java_classes_of(struct span source)
{
    struct java_classes found = {NULL, NULL};
    struct reader r = {.rest = source};
    while (r.rest.at < r.rest.end) {
        const unsigned char c = *r.rest.at;
        if (skip(&r.rest)) {
            continue;
        }
        if (!is_of_name(c)) {
            r.depth += (c == '{') - (c == '}');
            r.is_public = r.is_public && c != ';' && c != '}';
            r.rest.at++;
            continue;
        }
        take_word(&r);
        if (r.names_class) {
            memcpy(r.class_name, r.word, sizeof r.word);
            found.of_file = r.is_public && found.of_file == NULL ? format_text("%s", r.word) : found.of_file;
        }
        r.names_class = r.depth == 0 && strstr(" class interface enum record ", format_text(" %s ", r.word)) != NULL;
        r.is_public = r.depth == 0 && (r.is_public || strcmp(r.word, "public") == 0);
        if (r.depth == 1 && found.run == NULL && strcmp(r.previous, "void") == 0 && strcmp(r.word, "main") == 0) {
            found.run = format_text("%s", r.class_name);
        }
    }
    found.run = found.run != NULL ? found.run : "Main";
    found.of_file = found.of_file != NULL ? found.of_file : found.run;
    return found;
}
