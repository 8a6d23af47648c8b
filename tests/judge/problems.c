/*
 * problems.c - the list of problems, and finding one by the name that a person gives: its folder, its number,
 * its title in either language, an address, a path. What is exact comes first; what is only near is proposed.
 */
#include "judge.h"

static const char list_path[] = "problems/list.tsv";

enum {
    NEAR = 2, /* letters that may be wrong in a name */
    NAMES = 4,
    NAME_BYTES = 100
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

/* The letters and digits of a name, small: blanks, dashes and signs do not count; a long one is cut. */
static const char *bare(const char *name, char to[NAME_BYTES])
{
    size_t length = 0;
    for (; *name != '\0' && length < NAME_BYTES - 1; name++) {
        if ((unsigned char)*name >= 0x80 || isalnum((unsigned char)*name)) {
            to[length++] = (char)tolower((unsigned char)*name);
        }
    }
    to[length] = '\0';
    return to;
}

/* The problem's name number k, bare. */
static const char *own_name(const struct problem *p, int k, char to[NAME_BYTES])
{
    const char *const names[NAMES] = {p->folder, p->title, p->korean, p->number};
    return bare(names[k], to);
}

/* The problem whose folder or number it is, to the letter. */
static int with_text(const char *text, size_t length)
{
    for (int i = 0; i < problem_count; i++) {
        const struct problem *p = &problems[i];
        if ((strlen(p->folder) == length && memcmp(p->folder, text, length) == 0)
            || (strlen(p->number) == length && memcmp(p->number, text, length) == 0 && *text != '-')) {
            return i;
        }
    }
    return -1;
}

/* A path into the suite: problems/NAME, problems/NAME/main.c, with anything before. */
static int with_path(const char *wanted)
{
    const char *place = strncmp(wanted, "problems/", 9) == 0 ? wanted : strstr(wanted, "/problems/");
    if (place == NULL || strstr(wanted, "://") != NULL) {
        return -1;
    }
    place = strchr(place + 1, '/') + 1;
    const size_t length = strcspn(place, "/");
    const char *rest = place + length;
    const bool whole = strcmp(rest, "") == 0 || strcmp(rest, "/") == 0 || strcmp(rest, "/main.c") == 0;
    return whole ? with_text(place, length) : -1;
}

/* BOJ 9660, BOJ9660, and addresses of that judge with the number as a part of the path or a value. Other
   judges count their problems in their own way. */
static int with_judge(const char *wanted)
{
    char letters[NAME_BYTES];
    static const char *const judges[] = {"boj", "백준", "baekjoon"};
    bare(wanted, letters);
    for (size_t i = 0; i < sizeof judges / sizeof judges[0]; i++) {
        const size_t length = strlen(judges[i]);
        if (strncmp(letters, judges[i], length) == 0 && isdigit((unsigned char)letters[length])) {
            return with_text(letters + length, strlen(letters + length));
        }
    }
    const char *place = strstr(wanted, "acmicpc.net/");
    place = place != NULL ? place : strstr(wanted, "boj.kr/");
    while (place != NULL && (place = strpbrk(place, "/=")) != NULL) {
        const size_t length = strcspn(++place, "/?#&");
        if (length > 0 && strspn(place, "0123456789") == length) {
            return with_text(place, length);
        }
    }
    return -1;
}

static int with_title(const char *wanted)
{
    char name[NAME_BYTES];
    char own[NAME_BYTES];
    int found = -1;
    bare(wanted, name);
    for (int i = 0; i < problem_count && name[0] != '\0'; i++) {
        bool is_it = false;
        for (int k = 0; k < NAMES; k++) {
            is_it = is_it || strcmp(name, own_name(&problems[i], k, own)) == 0;
        }
        if (is_it && found >= 0) {
            return -1; /* two of that title */
        }
        found = is_it ? i : found;
    }
    return found;
}

int find_problem(const char *wanted)
{
    int found = with_text(wanted, strlen(wanted));
    found = found >= 0 ? found : with_path(wanted);
    found = found >= 0 ? found : with_judge(wanted);
    return found >= 0 ? found : with_title(wanted);
}

bool is_like(const struct problem *problem, const char *wanted)
{
    char name[NAME_BYTES];
    char own[NAME_BYTES];
    bool found = false;
    bare(wanted, name);
    for (int k = 0; k < NAMES && name[0] != '\0'; k++) {
        found = found || strstr(own_name(problem, k, own), name) != NULL;
    }
    return found;
}

/* How many letters are wrong, missing or too much. */
static int distance(const char *a, const char *b)
{
    int row[NAME_BYTES];
    const int length = (int)strlen(b);
    for (int k = 0; k <= length; k++) {
        row[k] = k;
    }
    for (; *a != '\0'; a++) {
        int corner = row[0]++;
        for (int k = 0; k < length; k++) {
            const int changed = corner + (*a != b[k]);
            const int shorter = (row[k] < row[k + 1] ? row[k] : row[k + 1]) + 1;
            corner = row[k + 1];
            row[k + 1] = changed < shorter ? changed : shorter;
        }
    }
    return row[length];
}

/* "; did you mean ...?" with the problem that has the nearest name; nothing, when none is near. */
const char *nearest(const char *wanted)
{
    char name[NAME_BYTES];
    char own[NAME_BYTES];
    const char *text = "";
    bare(wanted, name);
    int least = (int)strlen(name) / 2 < NEAR ? (int)strlen(name) / 2 : NEAR;
    for (int i = 0; i < problem_count; i++) {
        const struct problem *p = &problems[i];
        for (int k = 0; k < NAMES; k++) {
            const int wrong = distance(name, own_name(p, k, own));
            if (wrong < least || (wrong == least && *text == '\0')) {
                least = wrong;
                text = format_text("; did you mean %s (%s)?", p->folder, p->number);
            }
        }
    }
    return text;
}
