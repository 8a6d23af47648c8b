/* cases.c - reads the cases of a problem: a stream (stream.c), or a folder with NAME.in and NAME.ans or NAME.out, in
   it or in folders below. Everything is read and checked before the first case is tried: whatever is missing,
   unreadable or cut off is JE, never one case fewer. */
#include "judge.h"

#include <ftw.h>

#ifndef __linux__
#define strverscmp strcmp /* where the library cannot compare numbers by their value, 2 before 10 */
#endif

static char **names; /* of cases in a folder: paths without .in, .ans and .out, so most of them twice */
static size_t name_count;
static size_t top_length; /* of the path of that folder */

static void add_case(struct case_list *list, struct test_case c)
{
    const struct span answer = trimmed(c.answer);
    if (answer.at == answer.end) {
        fail("the answer of case \"%s\" is empty", shown(c.label));
    }
    list->first = with_room(list->first, (size_t)list->count, sizeof c);
    list->first[list->count++] = c;
}

void read_stream(struct case_list *list, const char *path)
{
    struct test_case c;
    struct span stream = file_text(path);
    while (next_case(&stream, &c)) {
        add_case(list, c);
    }
    if (list->count == list->samples || stream.at != stream.end) {
        fail("the stream \"%s\" is empty, or its last case is cut off", shown(path));
    }
}

/* Adds the name of a case. What cannot be looked at could be one; hidden files belong to an editor. */
static int add_name(const char *path, const struct stat *about, int kind, struct FTW *place)
{
    const char *ending = strrchr(path, '.');
    const bool is_case =
        ending != NULL && (strcmp(ending, ".in") == 0 || strcmp(ending, ".ans") == 0 || strcmp(ending, ".out") == 0);
    const bool is_hidden = strstr(path + top_length, "/.") != NULL;
    (void)place;
    if (!is_hidden && (kind == FTW_DNR || kind == FTW_NS || kind == FTW_SLN || (is_case && !S_ISREG(about->st_mode)))) {
        fail("not a readable file: \"%s\"", shown(path));
    }
    if (!is_hidden && is_case) {
        names = with_room(names, name_count, sizeof *names);
        names[name_count++] = format_text("%.*s", (int)(ending - path), path);
    }
    return 0;
}

static int in_order(const void *one, const void *other)
{
    return strverscmp(*(char *const *)one, *(char *const *)other);
}

/* Adds the cases of a folder; their labels are paths below it, after `prefix`. Of two answers, .ans has precedence. */
void read_folder(struct case_list *list, const char *top, const char *prefix)
{
    top_length = strlen(top);
    if (nftw(top, add_name, 16, 0) != 0 || name_count == 0) {
        fail("no cases in the folder \"%s\"", shown(top));
    }
    qsort(names, name_count, sizeof *names, in_order);
    for (size_t i = 0; i < name_count; i++) {
        const char *ans = format_text("%s.ans", names[i]);
        if (i == 0 || strcmp(names[i], names[i - 1]) != 0) {
            add_case(list, (struct test_case){
                               .label = format_text("%s%s", prefix, names[i] + top_length + 1),
                               .input = file_text(format_text("%s.in", names[i])),
                               .answer = file_text(access(ans, F_OK) == 0 ? ans : format_text("%s.out", names[i])),
                               .is_sample = true});
        }
    }
    list->samples = list->count;
}
