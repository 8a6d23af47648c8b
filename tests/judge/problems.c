/*
 * problems.c - the list of problems, and finding one by the name that a person gives: its folder, its number,
 * its title in either language, an address, a path. What is exact comes first; what is only near is proposed.
 */
#include "judge.h"

static const char list_path[] = "problems/list.tsv";

enum {
    COLUMNS = 6, /* folder, number, time, memory, title, Korean title; the rest is for the pages */
    NEAR = 2,    /* letters that may be wrong in a name */
    NAME_BYTES = 100
};

struct problem *problems;
int problem_count;

/* ---- the list ---- */

static int64_t limit(const char *text, int64_t most, int line)
{
    const int64_t number = whole_number(text, most);
    if (number == 0) {
        refuse("%s, line %d: the limits are no numbers from 1 on", list_path, line);
    }
    return number;
}

static void add_problem(char *row, int line)
{
    char *fields[COLUMNS];
    for (int i = 0; i < COLUMNS; i++) {
        if (row == NULL) {
            refuse("%s, line %d: fewer than six columns", list_path, line);
        }
        fields[i] = row;
        row = strchr(row, '\t');
        if (row != NULL) {
            *row++ = '\0';
        }
    }
    if (fields[0][0] == '\0' || fields[0][strspn(fields[0], "abcdefghijklmnopqrstuvwxyz0123456789-")] != '\0') {
        refuse("%s, line %d: a folder's name is small letters, digits and dashes", list_path, line);
    }
    problems = grown(problems, (size_t)problem_count, sizeof *problems);
    problems[problem_count++] = (struct problem){.folder = fields[0],
                                                 .number = fields[1],
                                                 .title = fields[4],
                                                 .korean = fields[5],
                                                 .limit_ms = limit(fields[2], 100000, line),
                                                 .limit_mb = limit(fields[3], 16384, line)};
}

void read_list(void)
{
    size_t bytes = 0;
    char *text = file_text(list_path, &bytes);
    if (text == NULL) {
        refuse("%s cannot be read", list_path);
    }
    for (int number = 1; *text != '\0'; number++) {
        char *line = text;
        text += strcspn(text, "\n");
        if (*text != '\0') {
            *text++ = '\0';
        }
        if (line[0] != '#' && line[0] != '\0') {
            add_problem(line, number);
        }
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

static int with_text(const char *text, size_t length, bool by_number)
{
    for (int i = 0; i < problem_count; i++) {
        const char *own = by_number ? problems[i].number : problems[i].folder;
        if (strlen(own) == length && memcmp(own, text, length) == 0 && strcmp(own, "-") != 0) {
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
    return whole ? with_text(place, length, false) : -1;
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
            return with_text(letters + length, strlen(letters + length), true);
        }
    }
    const char *place = strstr(wanted, "acmicpc.net/");
    place = place != NULL ? place : strstr(wanted, "boj.kr/");
    while (place != NULL && (place = strpbrk(place, "/=")) != NULL) {
        const size_t length = strcspn(++place, "/?#&");
        if (length > 0 && strspn(place, "0123456789") == length) {
            return with_text(place, length, true);
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
        const struct problem *p = &problems[i];
        if (strcmp(name, bare(p->folder, own)) == 0 || strcmp(name, bare(p->title, own)) == 0
            || strcmp(name, bare(p->korean, own)) == 0) {
            if (found >= 0) {
                return -1; /* two of that title */
            }
            found = i;
        }
    }
    return found;
}

int find_problem(const char *wanted)
{
    int found = with_text(wanted, strlen(wanted), false);
    found = found >= 0 ? found : with_text(wanted, strlen(wanted), true);
    found = found >= 0 ? found : with_path(wanted);
    found = found >= 0 ? found : with_judge(wanted);
    return found >= 0 ? found : with_title(wanted);
}

bool is_like(const struct problem *problem, const char *wanted)
{
    char name[NAME_BYTES];
    char own[NAME_BYTES];
    bare(wanted, name);
    return name[0] != '\0'
           && (strstr(bare(problem->folder, own), name) != NULL || strstr(bare(problem->title, own), name) != NULL
               || strstr(bare(problem->korean, own), name) != NULL || strcmp(problem->number, name) == 0);
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
        const char *const names[] = {p->folder, p->title, p->korean, p->number};
        for (int k = 0; k < 4; k++) {
            const int wrong = distance(name, bare(names[k], own));
            if (wrong < least || (wrong == least && *text == '\0')) {
                least = wrong;
                text = format_text("; did you mean %s (%s)?", p->folder, p->number);
            }
        }
    }
    return text;
}
