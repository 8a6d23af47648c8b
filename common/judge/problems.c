/* problems.c - reads the list of problems, and finds one by its folder, a path to it, its number, or its title in
   either language. */
#include "judge.h"

static const char list_path[] = "problems/list.tsv";

/* ---- the list ---- */

/* A ! after the time: slower languages get no extra time. The columns after the titles are for the pages. */
static bool read_row(const char *row, struct problem *p)
{
    char time[8];
    char *end = time;
    const int fields = sscanf(row, "%63[a-z0-9-]\t%15[^\t]\t%7[0-9!]\t%6" SCNd64 "\t%99[^\t]\t%99[^\t\n]", p->folder,
                              p->number, time, &p->limit_mb, p->title, p->korean);
    p->limit_ms = fields == 6 ? strtoll(time, &end, 10) : 0;
    p->no_extra_time = *end == '!';
    return p->limit_ms > 0 && end[p->no_extra_time] == '\0' && p->limit_mb > 0;
}

void add_problem(struct problem_list *list, const struct problem *p)
{
    list->first = with_room(list->first, (size_t)list->count, sizeof *p);
    list->first[list->count++] = *p;
}

struct problem_list read_list(void)
{
    struct problem_list list = {NULL, 0};
    struct span text = file_text(list_path);
    for (int line = 1; text.at != text.end; line++) {
        const struct span row = take_line(&text);
        if (row.at != row.end && *row.at != '#') {
            struct problem p;
            if (!read_row((const char *)row.at, &p)) {
                fail("%s, line %d: expected a folder, a number, milliseconds, megabytes and two titles", list_path,
                     line);
            }
            add_problem(&list, &p);
        }
    }
    if (list.count == 0) {
        fail("%s lists no problems", list_path);
    }
    return list;
}

const char *in_columns(const char *folder, const char *number) { return format_text("%-22s %5s", folder, number); }

/* ---- names ---- */

/* The letters and digits of a name, in lower case. */
static const char *bare(const char *name)
{
    char *const text = allocate(strlen(name));
    char *end = text;
    for (; *name != '\0'; name++) {
        if ((unsigned char)*name >= 0x80 || isalnum((unsigned char)*name)) {
            *end++ = (char)tolower((unsigned char)*name);
        }
    }
    return text;
}

/* Whether the wanted name is part of one of the problem's names, or even the whole of it. */
bool has_name(const struct problem *p, const char *wanted, bool is_whole)
{
    const char *const names[] = {p->folder, p->title, p->korean, p->number};
    const char *part = bare(wanted);
    bool found = false;
    for (size_t k = 0; k < sizeof names / sizeof names[0] && *part != '\0'; k++) {
        const char *name = bare(names[k]);
        found = found || (is_whole ? strcmp(name, part) == 0 : strstr(name, part) != NULL);
    }
    return found;
}

/* Whether this is a path to the problem's folder or to its main.c, as a shell completes it. */
static bool is_path_to(const struct problem *p, const char *wanted)
{
    const char *path = format_text("problems/%s", p->folder);
    const char *at = strstr(wanted, path);
    const char *rest = at != NULL ? at + strlen(path) : "no";
    return strcmp(rest, "") == 0 || strcmp(rest, "/") == 0 || strcmp(rest, "/main.c") == 0;
}

/* The exact name of a folder, or a path to it, has precedence. */
const struct problem *find_problem(const struct problem_list *list, const char *wanted)
{
    const struct problem *found = NULL;
    int count = 0;
    for (const struct problem *p = list->first; p < list->first + list->count; p++) {
        if (strcmp(p->folder, wanted) == 0 || is_path_to(p, wanted)) {
            return p;
        }
        if (has_name(p, wanted, true)) {
            found = p;
            count++;
        }
    }
    return count == 1 ? found : NULL;
}
