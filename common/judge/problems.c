/* problems.c - reads the list of problems. */
#include "judge.h"

static const char list_path[] = "problems/list.tsv";
static const char names_path[] = "problems/names.tsv";

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

/* Rows of a folder and another name of the problem; there need not be any. */
static void read_names(struct problem_list *list)
{
    struct span text = access(names_path, F_OK) == 0 ? file_text(names_path) : (struct span){NULL, NULL};
    for (struct span row; (row = take_line(&text)).at != NULL;) {
        char *name = format_text("%.*s", (int)(row.end - row.at), (const char *)row.at);
        const char *folder = strsep(&name, "\t");
        for (struct problem *p = list->first; p < list->first + list->count && name != NULL; p++) {
            size_t count = 0;
            while (p->names != NULL && p->names[count] != NULL) {
                count++;
            }
            if (strcmp(p->folder, folder) == 0) {
                const char **names = allocate((count + 2) * sizeof *names);
                memcpy(names, p->names != NULL ? p->names : names, count * sizeof *names);
                names[count] = name;
                p->names = names;
            }
        }
    }
}

struct problem_list read_list(void)
{
    struct problem_list list = {NULL, 0};
    struct span text = file_text(list_path);
    for (int line = 1; text.at != text.end; line++) {
        const struct span row = take_line(&text);
        if (row.at != row.end && *row.at != '#') {
            struct problem p = {.names = NULL};
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
    read_names(&list);
    return list;
}

const char *name_of(const struct problem *p) { return p->rules != NULL ? p->title : p->folder; }

const char *in_columns(const char *folder, const char *number) { return format_text("%-22s %5s", folder, number); }
