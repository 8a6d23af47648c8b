/*
 * problems.c - the list of problems, and finding one by the name that a person gives: its folder, its number,
 * its title in either language, an address, a path. What is exact comes first; what is only near is proposed.
 */
#include "judge.h"

#include <limits.h>

static const char list_path[] = "problems/list.tsv";

enum {
    NEAR = 2, /* letters that may be wrong in a name */
    NAMES = 4
};

struct problem *problems;
int problem_count;

/* ---- the list ---- */

/* The columns after the titles are for the pages. */
static bool read_row(const char *row, struct problem *p)
{
    return sscanf(row, "%63[a-z0-9-]\t%15[^\t]\t%6" SCNd64 "\t%6" SCNd64 "\t%99[^\t]\t%99[^\t\n]", p->folder, p->number,
                  &p->limit_ms, &p->limit_mb, p->title, p->korean)
               == 6
           && p->limit_ms > 0 && p->limit_mb > 0;
}

void read_list(void)
{
    size_t bytes = 0;
    const char *text = file_text(list_path, &bytes);
    if (text == NULL) {
        refuse("%s cannot be read", list_path);
    }
    for (int line = 1; *text != '\0'; line++) {
        if (*text != '#' && *text != '\n') {
            problems = grown(problems, (size_t)problem_count, sizeof *problems);
            if (!read_row(text, &problems[problem_count++])) {
                refuse("%s, line %d: not a folder, a number, milliseconds, megabytes and two titles", list_path, line);
            }
        }
        text += strcspn(text, "\n");
        text += *text == '\n';
    }
    if (problem_count == 0) {
        refuse("%s names no problem", list_path);
    }
}

const char *in_columns(const char *folder, const char *number) { return format_text("%-22s %5s", folder, number); }

/* ---- names ---- */

/* The letters and digits of a name, small: blanks, dashes and signs do not count. */
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

/* The problem's name number k, bare. */
static const char *own_name(const struct problem *p, int k)
{
    const char *const names[NAMES] = {p->folder, p->title, p->korean, p->number};
    return bare(names[k]);
}

/* How many letters are wrong, missing or too much; `own` is a problem's. */
static int distance(const char *name, const char *own)
{
    int row[sizeof problems->title];
    const int length = (int)strlen(own);
    for (int k = 0; k <= length; k++) {
        row[k] = k;
    }
    for (; *name != '\0'; name++) {
        int corner = row[0]++;
        for (int k = 0; k < length; k++) {
            const int changed = corner + (*name != own[k]);
            const int shorter = (row[k] < row[k + 1] ? row[k] : row[k + 1]) + 1;
            corner = row[k + 1];
            row[k + 1] = changed < shorter ? changed : shorter;
        }
    }
    return row[length];
}

/* The distance of a bare name from the nearest of the problem's names. */
static int least_distance(const struct problem *p, const char *name)
{
    int least = INT_MAX;
    for (int k = 0; k < NAMES; k++) {
        const char *own = own_name(p, k);
        const int wrong = *own != '\0' ? distance(name, own) : INT_MAX; /* not every problem has a number */
        least = wrong < least ? wrong : least;
    }
    return least;
}

/* A folder to the letter comes first. */
static int with_name(const char *wanted)
{
    const char *name = bare(wanted);
    int found = -1;
    for (int i = 0; i < problem_count; i++) {
        if (strcmp(problems[i].folder, wanted) == 0) {
            return i;
        }
        if (least_distance(&problems[i], name) == 0) {
            found = found == -1 ? i : -2; /* two of that title */
        }
    }
    return found;
}

/* The number in BOJ9660, and in an address of that judge, as a part of the path or a value (other judges count
   their problems in their own way); the folder in problems/NAME and problems/NAME/main.c, with anything before;
   else all of it. */
static const char *name_in(const char *wanted)
{
    static const char *const judges[] = {"boj", "백준", "baekjoon"};
    const char *letters = bare(wanted);
    for (size_t i = 0; i < sizeof judges / sizeof judges[0]; i++) {
        const size_t length = strlen(judges[i]);
        if (strncmp(letters, judges[i], length) == 0 && isdigit((unsigned char)letters[length])) {
            return letters + length;
        }
    }
    const char *place = strstr(wanted, "acmicpc.net/");
    place = place != NULL ? place : strstr(wanted, "boj.kr/");
    while (place != NULL && (place = strpbrk(place, "/=")) != NULL) {
        const size_t length = strcspn(++place, "/?#&");
        if (length > 0 && strspn(place, "0123456789") == length) {
            return format_text("%.*s", (int)length, place);
        }
    }
    place = strncmp(wanted, "problems/", 9) == 0 ? wanted : strstr(wanted, "/problems/");
    if (place != NULL && strstr(wanted, "://") == NULL) {
        place = strchr(place + 1, '/') + 1;
        const size_t length = strcspn(place, "/");
        const char *rest = place + length;
        if (strcmp(rest, "") == 0 || strcmp(rest, "/") == 0 || strcmp(rest, "/main.c") == 0) {
            return format_text("%.*s", (int)length, place);
        }
    }
    return wanted;
}

int find_problem(const char *wanted) { return with_name(name_in(wanted)); }

bool is_like(const struct problem *problem, const char *wanted)
{
    const char *name = bare(wanted);
    bool found = false;
    for (int k = 0; k < NAMES && name[0] != '\0'; k++) {
        found = found || strstr(own_name(problem, k), name) != NULL;
    }
    return found;
}

/* "; did you mean ...?" with the problem that has the nearest name; nothing, when none is near. */
const char *nearest(const char *wanted)
{
    const char *name = bare(wanted);
    const char *text = "";
    int least = 1 + ((int)strlen(name) / 2 < NEAR ? (int)strlen(name) / 2 : NEAR);
    for (int i = 0; i < problem_count; i++) {
        const struct problem *p = &problems[i];
        const int wrong = least_distance(p, name);
        if (wrong < least) {
            least = wrong;
            text = format_text("; did you mean %s (%s)?", p->folder, p->number);
        }
    }
    return text;
}
