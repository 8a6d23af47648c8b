/* sanitize.c - of a program that --sanitize has built, what its run-time checks have found, and in which line. */
#include "judge.h"

/* What follows the mark in the first line of a text that has it, or a part of it; NULL: none has. */
static const char *after_mark(struct span text, const char *mark, const char *until)
{
    for (struct span line; (line = take_line(&text)).at != NULL;) {
        char *words = format_text("%.*s", (int)(line.end - line.at), (const char *)line.at);
        char *found = strstr(words, mark);
        if (found != NULL) {
            char *end = strstr(found, until);
            found[end != NULL ? (size_t)(end - found) : strlen(found)] = '\0';
            return shown(found + strspn(found, " "));
        }
    }
    return NULL;
}

void tell_finding(struct attempt *a, const char *name, struct span source)
{
    const char *address = after_mark(a->errors.kept, "AddressSanitizer: ", " on ");
    const char *undefined = after_mark(a->errors.kept, "runtime error: ", "\n");
    if (a->verdict != RE || (address == NULL && undefined == NULL)) {
        return;
    }
    a->how = address != NULL ? address : undefined;
    const long number = line_of(a->errors.kept, name);
    struct span line = {NULL, NULL};
    for (long i = 0; i < number; i++) {
        line = trimmed(take_line(&source));
    }
    while (line.at < line.end && (*line.at == ' ' || *line.at == '\t')) {
        line.at++;
    }
    if (number > 0 && line.at < line.end) {
        a->hint = format_text(tr("line %ld: %.120s"), number,
                              shown(format_text("%.*s", (int)(line.end - line.at), (const char *)line.at)));
    }
}
