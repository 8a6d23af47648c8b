/* forms.c - the forms of problems: how other judges ask for the same games. To everything else a form is a problem. */
#include "judge.h"

static const char forms_path[] = "problems/forms.tsv";

static const char *const comparisons[] = {
    [BY_LINES] = "lines", [BY_WORDS] = "words", [BY_WORDS_IN_ANY_CASE] = "words in any case", [BY_BYTES] = "bytes"};

/* A column of the row, from 0 on; NULL: it has fewer. */
static const char *column_of(const char *row, int number)
{
    for (; row != NULL && number > 0; number--) {
        row = strchr(row, '\t');
        row = row != NULL ? row + 1 : NULL;
    }
    return row != NULL ? format_text("%.*s", (int)strcspn(row, "\t"), row) : NULL;
}

/* The two columns after these are for the pages; the last one, of a function, is its signature. */
static struct problem read_form(const struct problem_list *list, const char *row)
{
    char folder[32];
    char form[48];
    char how[20];
    int64_t ms;
    int64_t mb;
    const int fields =
        sscanf(row, "%31[a-z0-9-]\t%47[a-z0-9-]\t%6" SCNd64 "\t%6" SCNd64 "\t%19[a-z ]", folder, form, &ms, &mb, how);
    const struct problem *p = fields == 5 && ms > 0 && mb > 0 ? problem_in(list, folder) : NULL;
    if (p == NULL) {
        fail("%s: expected the folder of a problem, a form, milliseconds, megabytes and a comparison: %s", forms_path,
             shown(row));
    }
    struct problem in_form = *p;
    snprintf(in_form.folder, sizeof in_form.folder, "%s/%s", folder, form);
    snprintf(in_form.number, sizeof in_form.number, "-");
    in_form.limit_ms = ms;
    in_form.limit_mb = mb;
    in_form.no_extra_time = false;
    in_form.comparison = BY_LINES;
    in_form.signature = column_of(row, 7);
    while (strcmp(how, comparisons[in_form.comparison]) != 0) {
        if (in_form.comparison++ == BY_BYTES) {
            fail("%s: no such comparison: %s", forms_path, shown(row));
        }
    }
    return in_form;
}

void add_forms(struct problem_list *list)
{
    struct problem_list forms = {NULL, 0};
    struct problem_list all = {NULL, 0};
    struct span text = access(forms_path, F_OK) == 0 ? file_text(forms_path) : (struct span){NULL, NULL};
    while (text.at != text.end) {
        const struct span row = take_line(&text);
        if (row.at != row.end && *row.at != '#') {
            const struct problem form =
                read_form(list, format_text("%.*s", (int)(row.end - row.at), (const char *)row.at));
            add_problem(&forms, &form);
        }
    }
    for (int i = 0; i < list->count; i++) {
        const char *below = format_text("%s/", list->first[i].folder);
        add_problem(&all, &list->first[i]);
        for (int k = 0; k < forms.count; k++) {
            if (strncmp(forms.first[k].folder, below, strlen(below)) == 0) {
                add_problem(&all, &forms.first[k]);
            }
        }
    }
    *list = all;
}

bool is_form(const struct problem *p) { return strchr(p->folder, '/') != NULL; }

const char *made_name(const struct problem *p)
{
    char *name = format_text("%s", p->folder);
    name[strcspn(name, "/")] = is_form(p) ? '+' : '\0';
    return name;
}

const char *solution_of(const struct problem *p)
{
    return format_text(is_form(p) ? "problems/%s.c" : "problems/%s/main.c", p->folder);
}

const char *rules_path_of(const struct problem *p)
{
    return p->rules != NULL ? p->rules : format_text("problems/%.*s/rules.c", (int)strcspn(p->folder, "/"), p->folder);
}

const struct problem *problem_in(const struct problem_list *list, const char *folder)
{
    for (const struct problem *p = list->first; p < list->first + list->count; p++) {
        if (strcmp(p->folder, folder) == 0) {
            return p;
        }
    }
    return NULL;
}
