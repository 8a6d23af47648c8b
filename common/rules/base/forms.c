/* The form in which a judge asks for the game: its input and output, with the moves of the one problem. */
#include "base.h"

#include <string.h>

enum { MAX_CALLS = 1000 }; /* of a function, in an input */
enum { MARK = '+' };       /* between the names of a problem and a form, where a slash would be a folder */

const struct problem *problem_in_form(const struct problem *whole, const char *name)
{
    static struct problem in_form;
    const char *mark = name != NULL ? strchr(name, MARK) : NULL;
    if (mark == NULL) {
        return whole;
    }
    for (const struct problem *row = whole->forms; row != NULL && row->form != NULL; row++) {
        if (strcmp(row->form, mark + 1) == 0) {
            in_form = *row;
            in_form.rule = row->rule != NULL ? row->rule : whole->rule;
            in_form.draw = row->draw != NULL ? row->draw : whole->draw;
            if (row->function) {
                in_form.games.how = TO_THE_END;
                in_form.games.low = 1;
                in_form.games.high = MAX_CALLS;
            }
            return &in_form;
        }
    }
    die("the rules have no form \"%s\" (.forms)", mark + 1);
}

const char *name_in_words(const char *name)
{
    struct text words = {0};
    text_add(&words, "%s", name);
    char *mark = strchr(words.bytes, MARK);
    if (mark != NULL) {
        *mark = '/';
    }
    return words.bytes;
}
