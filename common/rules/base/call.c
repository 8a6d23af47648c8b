/* Which function of the rules file is being called: for the report of one that crashes or does not end. */
#include "base.h"

#include <string.h>

struct call the_call = {"", -1};
int64_t calls_begun;

struct call begin_call(const char *name, int64_t position)
{
    const struct call outer = the_call;
    the_call = (struct call){name, position};
    calls_begun++;
    return outer;
}

void only_in(const char *places, const char *called)
{
    /* For speed: the two strings of last time, for moves() comes here with each of its moves. */
    static const char *good_places = "";
    static const char *good_name = "";
    if (places == good_places && the_call.name == good_name) {
        return;
    }
    if (the_call.name[0] == '\0' || strstr(places, the_call.name) == NULL) {
        die("%s is only for %s%s%s", called, places, the_call.name[0] != '\0' ? ", not for " : "", the_call.name);
    }
    good_places = places;
    good_name = the_call.name;
}

void end_call(struct call outer) { the_call = outer; }
