/* list.c - prints the list of problems, for people and as JSON. */
#include "judge.h"

/* The first address of the problem on the site, or NULL. */
static const char *first_address(const struct site_name *s)
{
    const struct address *a = next_address(s, NULL);
    return a != NULL ? address_of(s, a) : NULL;
}

/* A problem in the list; where one is looked for, with the sites that have it. */
static void print_problem(const struct problem_list *list, const struct problem *p, bool with_sites)
{
    printf("%s  %4g s%c %5" PRId64 " MB  %s", in_columns(p->folder, p->number), (double)p->limit_ms / 1000,
           p->no_extra_time ? '!' : ' ', p->limit_mb, p->title);
    printf(strcmp(p->korean, "-") != 0 ? " (%s)\n" : "\n", p->korean);
    for (const struct site_name *s = NULL; with_sites && (s = next_site(list, p, s)) != NULL;) {
        const char *address = first_address(s);
        printf(s->is_same ? tr("  same    %s %s%s%s\n") : tr("  similar %s %s%s%s\n"), s->site, s->number,
               address != NULL ? "  " : "", address != NULL ? address : "");
    }
}

static const char *or_null(const char *text) { return strcmp(text, "-") != 0 ? text : NULL; }

/* The names under which a site has a problem: after each name of the site, and as addresses. */
static void print_site_json(const struct site_name *s)
{
    json_string(stdout, format_text("%s %s", s->site, s->number));
    for (const struct address *a = NULL; (a = next_address(s, a)) != NULL;) {
        const char *address = address_of(s, a);
        for (const char *also = a->also; or_null(also) != NULL && *also != '\0'; also += strspn(also, ", ")) {
            const size_t length = strcspn(also, ",");
            putchar(',');
            json_string(stdout, format_text("%.*s %s", (int)length, also, s->number));
            also += length;
        }
        if (address != NULL) {
            putchar(',');
            json_string(stdout, after_scheme(address));
        }
    }
}

static void print_problem_json(const struct problem_list *list, const struct problem *p)
{
    printf("{\"format\":%d", FORMAT);
    json_field(stdout, "problem", p->folder);
    json_field(stdout, "number", or_null(p->number));
    json_field(stdout, "title", p->title);
    json_field(stdout, "korean", or_null(p->korean));
    fputs(",\"names\":[", stdout);
    for (const char **name = p->names; name != NULL && *name != NULL; name++) {
        fputs(name > p->names ? "," : "", stdout);
        json_string(stdout, *name);
    }
    putchar(']');
    printf(",\"time_ms\":%" PRId64 ",\"extra_time\":%s,\"memory_kb\":%" PRId64 ",\"sites\":[", p->limit_ms,
           p->no_extra_time ? "false" : "true", p->limit_mb * 1024);
    const char *separator = "";
    for (const struct site_name *s = NULL; (s = next_site(list, p, s)) != NULL; separator = ",") {
        printf("%s{\"site\":", separator);
        json_string(stdout, s->site);
        json_field(stdout, "number", s->number);
        printf(",\"same\":%s,\"address\":", s->is_same ? "true" : "false");
        json_string(stdout, first_address(s));
        fputs(",\"names\":[", stdout);
        print_site_json(s);
        fputs("]}", stdout);
    }
    puts("]}");
}

/* The best place of any of the words; all problems are wanted where there are none. */
static enum place best_place(const struct problem_list *list, const struct problem *p, char *const *words)
{
    enum place best = *words == NULL ? IN_NAMES : NOWHERE;
    for (; *words != NULL; words++) {
        const enum place place = place_of(list, p, *words);
        best = place > best ? place : best;
    }
    return best;
}

int print_list(const struct problem_list *list, const struct settings *settings)
{
    int count = 0;
    for (int place = IN_NAMES; place > NOWHERE; place--) { /* titles first */
        for (const struct problem *p = list->first; p < list->first + list->count; p++) {
            if ((int)best_place(list, p, settings->names) != place) {
                continue;
            }
            if (count++ == 0 && settings->format != AS_JSON) {
                puts(tr("folder                 number    time    memory  title")); /* below in_columns() */
            }
            if (settings->format == AS_JSON) {
                print_problem_json(list, p);
            } else {
                print_problem(list, p, *settings->names != NULL);
            }
        }
    }
    if (count == 0) {
        fprintf(stderr, tr("run_all.sh: nothing matches '%s'; %s./run_all.sh --list lists all problems\n"),
                shown(settings->names[0]), did_you_mean(list, settings->names[0]));
    }
    return count > 0 ? 0 : 1;
}
