/* problems.c - reads the list of problems, and finds one by a name that a person would use: its folder, its number,
   its title in either language, a web address, a path. */
#include "judge.h"

static const char list_path[] = "problems/list.tsv";

struct problem *problems;
int problem_count;

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

void read_list(void)
{
    const char *text = (const char *)file_text(list_path).at;
    if (text == NULL) {
        usage_error("cannot read %s", list_path);
    }
    for (int line = 1; *text != '\0'; line++) {
        if (*text != '#' && *text != '\n') {
            problems = with_room(problems, (size_t)problem_count, sizeof *problems);
            if (!read_row(text, &problems[problem_count++])) {
                usage_error("%s, line %d: expected a folder, a number, milliseconds, megabytes and two titles",
                            list_path, line);
            }
        }
        text += strcspn(text, "\n");
        text += *text == '\n';
    }
    if (problem_count == 0) {
        usage_error("%s lists no problems", list_path);
    }
}

const char *in_columns(const char *folder, const char *number) { return format_text("%-22s %5s", folder, number); }

/* ---- names ---- */

/* The letters and digits of a name, in lower case. */
static const char *bare(const char *name)
{
    char *const text = format_text("%s", name);
    char *end = text;
    for (; *name != '\0'; name++) {
        if ((unsigned char)*name >= 0x80 || isalnum((unsigned char)*name)) {
            *end++ = (char)tolower((unsigned char)*name);
        }
    }
    *end = '\0';
    return text;
}

/* Whether one of the problem's names contains the bare name, or even is it. */
static bool has_name(const struct problem *p, const char *bare_name, bool is_whole)
{
    const char *const names[] = {p->folder, p->title, p->korean, p->number};
    bool found = false;
    for (size_t k = 0; k < sizeof names / sizeof names[0] && *bare_name != '\0'; k++) {
        const char *own = bare(names[k]);
        found = found || (is_whole ? strcmp(own, bare_name) == 0 : strstr(own, bare_name) != NULL);
    }
    return found;
}

/* The exact name of a folder has precedence. */
static int with_name(const char *wanted)
{
    const char *name = bare(wanted);
    int found = -1;
    for (int i = 0; i < problem_count; i++) {
        if (strcmp(problems[i].folder, wanted) == 0) {
            return i;
        }
        if (has_name(&problems[i], name, true)) {
            found = found == -1 ? i : -2; /* two have that title */
        }
    }
    return found;
}

/* What names the problem: the number in BOJ9660 and in an address of that judge (other judges have other numbers); the
   folder in problems/NAME and problems/NAME/main.c; otherwise everything. */
static const char *name_in(const char *wanted)
{
    static const char *const judges[] = {"boj", "백준", "baekjoon"};
    const char *letters = bare(wanted);
    const char *address = strstr(wanted, "acmicpc.net/");
    address = address != NULL ? address : strstr(wanted, "boj.kr/");
    const char *number = address != NULL ? strpbrk(address, "0123456789") : NULL;
    for (size_t i = 0; i < sizeof judges / sizeof judges[0]; i++) {
        const size_t length = strlen(judges[i]);
        if (strncmp(letters, judges[i], length) == 0 && isdigit((unsigned char)letters[length])) {
            number = letters + length;
        }
    }
    if (number != NULL) {
        return format_text("%.*s", (int)strspn(number, "0123456789"), number);
    }
    const char *place = strncmp(wanted, "problems/", 9) == 0 ? wanted : strstr(wanted, "/problems/");
    if (place != NULL && strstr(wanted, "://") == NULL) {
        place = strchr(place + 1, '/') + 1;
        const size_t length = strcspn(place, "/");
        if (strcmp(place + length, "") == 0 || strcmp(place + length, "/") == 0
            || strcmp(place + length, "/main.c") == 0) {
            return format_text("%.*s", (int)length, place);
        }
    }
    return wanted;
}

int find_problem(const char *wanted) { return with_name(name_in(wanted)); }

bool matches(const struct problem *problem, const char *wanted) { return has_name(problem, bare(wanted), false); }
