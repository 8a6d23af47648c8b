/*
 * problems.c - the list of problems, and finding one by the name that a person gives: its folder, its number,
 * its title in either language, an address, a path. What is exact comes first; what is only near is proposed.
 */
#include "judge.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

static const char list_path[] = "problems/list.tsv";

enum {
    COLUMNS =
        6,    /* folder, number, time, memory, title, Korean title; the rest is for the tables of the pages */
    NEAR = 2, /* letters that may be wrong in a name */
    NAME_BYTES = 100,
    MOST_PROPOSED = 8
};

struct problem *problems;
int problem_count;

/* ---- the list ---- */

static _Noreturn void list_error(int line, const char *what)
{
    refuse(format_text("%s, line %d: %s", list_path, line, what), NULL);
}

static int64_t list_number(const char *text, int64_t most, int line, const char *what)
{
    char *end;
    errno = 0;
    const long long number = strtoll(text, &end, 10);
    if (!isdigit((unsigned char)text[0]) || *end != '\0' || errno != 0 || number < 1 || number > most) {
        list_error(line, format_text("the %s limit is no number from 1 to %lld", what, (long long)most));
    }
    return number;
}

static void add_problem(char *row, int line)
{
    static size_t room;
    char *fields[COLUMNS];
    for (int i = 0; i < COLUMNS; i++) {
        if (row == NULL) {
            list_error(line, "fewer than six columns");
        }
        fields[i] = row;
        row = strchr(row, '\t');
        if (row != NULL) {
            *row++ = '\0';
        }
    }
    for (const char *p = fields[0]; *p != '\0' || p == fields[0]; p++) {
        if (!isalnum((unsigned char)*p) && (strchr("-_", *p) == NULL || p == fields[0])) {
            list_error(line, "a folder's name is letters, digits and dashes");
        }
    }
    for (int i = 0; i < problem_count; i++) {
        if (strcmp(problems[i].folder, fields[0]) == 0) {
            list_error(line, "this folder stands there twice");
        }
    }
    problems = grown(problems, (size_t)problem_count, &room, sizeof *problems);
    problems[problem_count++] = (struct problem){.folder = fields[0],
                                                 .number = fields[1],
                                                 .title = fields[4],
                                                 .korean = fields[5],
                                                 .limit_ms = list_number(fields[2], 100000, line, "time"),
                                                 .limit_mb = list_number(fields[3], 16384, line, "memory")};
}

void read_list(void)
{
    FILE *file = fopen(list_path, "re");
    char *line = NULL;
    size_t room = 0;
    if (file == NULL) {
        refuse("%s cannot be read", list_path);
    }
    for (int number = 1; getline(&line, &room, file) >= 0; number++) {
        line[strcspn(line, "\n")] = '\0';
        if (line[0] != '#' && line[0] != '\0') {
            add_problem(line, number);
            line = NULL; /* the problem keeps it */
            room = 0;
        }
    }
    if (ferror(file) || problem_count == 0) {
        refuse("%s names no problem", list_path);
    }
    free(line);
    fclose(file);
    for (int i = 0; i < problem_count; i++) {
        const int folder = (int)strlen(problems[i].folder);
        const int number = (int)strlen(problems[i].number);
        heading.folder_width = folder > heading.folder_width ? folder : heading.folder_width;
        heading.number_width = number > heading.number_width ? number : heading.number_width;
    }
}

/* ---- names ---- */

/* The letters and digits of a name, small: blanks, dashes and signs do not count. It is cut where it is long.
 */
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

/* BOJ 9660, BOJ9660, and addresses of that judge with the number as a part of the path. Other judges count
   their problems in their own way. */
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
    while (place != NULL && (place = strchr(place, '/')) != NULL) {
        const size_t length = strcspn(++place, "/?#");
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
           && (strstr(bare(problem->folder, own), name) != NULL
               || strstr(bare(problem->title, own), name) != NULL
               || strstr(bare(problem->korean, own), name) != NULL || strcmp(problem->number, name) == 0);
}

/* How many letters are wrong, missing, too much, or have changed places with the next one. */
int distance(const char *a, const char *b)
{
    int rows[3][NAME_BYTES + 1];
    const size_t length = strlen(b) < NAME_BYTES ? strlen(b) : NAME_BYTES;
    int *before = rows[0];
    int *last = rows[1];
    int *now = rows[2];
    for (size_t k = 0; k <= length; k++) {
        last[k] = (int)k;
    }
    for (size_t i = 0; a[i] != '\0'; i++) {
        now[0] = (int)i + 1;
        for (size_t k = 0; k < length; k++) {
            const int changed = last[k] + (a[i] != b[k]);
            const int shorter = last[k + 1] < now[k] ? last[k + 1] : now[k];
            now[k + 1] = changed < shorter + 1 ? changed : shorter + 1;
            if (i > 0 && k > 0 && a[i] == b[k - 1] && a[i - 1] == b[k] && before[k - 1] + 1 < now[k + 1]) {
                now[k + 1] = before[k - 1] + 1;
            }
        }
        int *const oldest = before;
        before = last;
        last = now;
        now = oldest;
    }
    return last[length];
}

static bool is_near(const struct problem *problem, const char *name)
{
    char own[NAME_BYTES];
    const char *const names[] = {problem->folder, problem->title, problem->korean, problem->number};
    const int number = 3;
    for (int i = 0; i <= number; i++) {
        const int wrong = distance(name, bare(names[i], own));
        if (own[0] != '\0' && wrong <= (i == number ? 1 : NEAR) && 2 * wrong < (int)strlen(name)) {
            return true;
        }
    }
    return false;
}

char *nearest(const char *wanted)
{
    char name[NAME_BYTES];
    char *text = NULL;
    size_t bytes = 0;
    int count = 0;
    FILE *to = open_text(&text, &bytes);
    bare(wanted, name);
    for (int i = 0; i < problem_count && count < MOST_PROPOSED; i++) {
        if (is_near(&problems[i], name) || (strlen(name) > 2 && is_like(&problems[i], wanted))) {
            fprintf(to, "%s%s (%s)", count++ == 0 ? "; did you mean " : ", ", problems[i].folder,
                    problems[i].number);
        }
    }
    fputs(count > 0 ? "?" : "", to);
    fclose(to);
    return text;
}
