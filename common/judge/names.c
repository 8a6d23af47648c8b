/* names.c - finds a problem by any of its names: its folder or a path to it, its number, its title in either language,
   other names that people use, and the number or address that it has on other sites. Case, blanks and punctuation do not
   matter. Never guesses: a name of several problems is an error, which tells them. */
#include "judge.h"

enum {
    MIN_PART = 3,   /* letters and digits of a part of a number that will do for the whole */
    MAX_MEANT = 3,  /* problems that "did you mean" names */
    TOO_MANY = 9999 /* errors in a name */
};

/* How well a name fits, the best last. A site has the SAME problem, or one LIKE it. */
enum fit { NONE, PART_OF_LIKE, LIKE, PART_OF_SAME, SAME, OWN_NAME, OWN_FOLDER };

/* ---- letters ---- */

/* Reads a character of UTF-8; any other byte is a character by itself. Returns what follows it. */
static const unsigned char *take_character(const unsigned char *at, int *code)
{
    const int length = *at == '\0' ? 0 : character_in((struct span){at, at + strlen((const char *)at)}, code);
    if (length == 0) {
        *code = *at;
    }
    return at + (length == 0 ? 1 : length);
}

/* Puts the letters of a Korean syllable together, which macOS keeps apart (NFD). Returns what follows them. */
static const unsigned char *compose(const unsigned char *after, int *code)
{
    enum { L = 0x1100, V = 0x1161, T = 0x11a7, S = 0xac00, Vs = 21, Ts = 28 };
    int next = 0;
    const unsigned char *rest = take_character(after, &next);
    if (*code >= L && *code < L + 19 && next >= V && next < V + Vs) {
        *code = S + ((*code - L) * Vs + next - V) * Ts;
        after = rest;
        rest = take_character(after, &next);
        if (next > T && next < T + Ts) {
            *code += next - T;
            after = rest;
        }
    }
    return after;
}

/* The letters and digits of a name, in lower case. A number may be followed by the Korean word for it, as in 9660번. */
static const char *bare(const char *name)
{
    char *text = NULL;
    FILE *to = open_text(&text);
    for (const unsigned char *at = (const unsigned char *)name; *at != '\0';) {
        int code;
        const unsigned char *end = compose(take_character(at, &code), &code);
        const bool is_punctuation = code == 0xa0 || (code >= 0x2000 && code < 0x2070);
        if (code >= 0xac00 && code < 0xd7a4) {
            fprintf(to, "%c%c%c", 0xe0 | code >> 12, 0x80 | (code >> 6 & 63), 0x80 | (code & 63));
        } else if (code < 0x80 ? isalnum(code) : !is_punctuation) {
            putc(tolower(*at), to);
            fwrite(at + 1, 1, (size_t)(end - at - 1), to);
        }
        at = end;
    }
    fclose(to);
    static const char number_word[] = "번";
    const size_t length = strlen(text);
    const size_t last = sizeof number_word - 1;
    if (length > last && strcmp(text + length - last, number_word) == 0
        && isdigit((unsigned char)text[length - last - 1])) {
        text[length - last] = '\0';
    }
    return text;
}

/* ---- how well a name fits ---- */

static bool is_bare(const char *part, const char *name) { return strcmp(part, bare(name)) == 0; }

/* Whether the part is the beginning or the end of a number of several words, such as 1510 of "1510 stone-game-iv". */
static bool is_part(const char *part, const char *number)
{
    bool found = false;
    for (const char *at = number + 1; *at != '\0' && strlen(part) >= MIN_PART; at++) {
        found = found || (!is_of_word(at[-1]) && is_of_word(*at) && is_bare(part, at))
                || (is_of_word(at[-1]) && !is_of_word(*at)
                    && is_bare(part, format_text("%.*s", (int)(at - number), number)));
    }
    return found;
}

/* How well what was wanted, after the name of the site or without it, fits the number there. */
static enum fit fit_of_number(const char *part, const struct site_name *s)
{
    return is_bare(part, s->number)   ? (s->is_same ? SAME : LIKE)
           : is_part(part, s->number) ? (s->is_same ? PART_OF_SAME : PART_OF_LIKE)
                                      : NONE;
}

static enum fit better(enum fit one, enum fit other) { return one > other ? one : other; }

/* The same after one of the names in a list, or after each word of a name: "Codeforces gym" is also "Codeforces". */
static enum fit fit_after(const char *names, const char *separators, const char *part, const struct site_name *s)
{
    enum fit best = NONE;
    while (*names != '\0') {
        const size_t length = strcspn(names, separators);
        const char *name = bare(format_text("%.*s", (int)length, names));
        if (*name != '\0' && strncmp(part, name, strlen(name)) == 0) {
            best = better(best, fit_of_number(part + strlen(name), s));
        }
        names += length + (names[length] != '\0');
    }
    return best;
}

static enum fit fit_of_site(const struct site_name *s, const char *wanted)
{
    const char *part = bare(wanted);
    enum fit best = better(fit_of_number(part, s), fit_after(s->site, "", part, s));
    best = better(best, fit_after(s->site, " ", part, s));
    for (const struct address *a = NULL; (a = next_address(s, a)) != NULL;) {
        best = better(best, is_at(wanted, s, a) ? (s->is_same ? SAME : LIKE) : NONE);
        best = better(best, fit_after(a->also, ",", part, s));
    }
    return best;
}

/* What follows the problem's folder in a path; NULL: the path does not lead there. */
static const char *path_below(const struct problem *p, const char *wanted)
{
    const char *path = format_text("problems/%s", p->folder);
    const char *at = strstr(wanted, path);
    const char *rest = at != NULL && (at == wanted || at[-1] == '/') ? at + strlen(path) : NULL;
    const bool is_there = rest != NULL && (*rest == '/' || *rest == '\0' || (is_form(p) && strcmp(rest, ".c") == 0));
    return is_there ? rest : NULL;
}

/* Whether this is the name of the problem's folder, or a path to it or to its solution, as a shell completes it. */
static bool is_folder(const struct problem *p, const char *wanted)
{
    const char *rest = path_below(p, wanted);
    return strcmp(p->folder, wanted) == 0
           || (rest != NULL
               && (strcmp(rest, "") == 0 || strcmp(rest, "/") == 0
                   || strcmp(rest, is_form(p) ? ".c" : "/main.c") == 0));
}

/* The next of what the problem itself is called; NULL: there are no more. `index` goes from 0 on. */
static const char *own_name_of(const struct problem *p, int index)
{
    const char *const names[] = {p->folder, p->title, p->korean, p->number};
    const int count = (int)(sizeof names / sizeof names[0]);
    return index < count ? names[index] : p->names != NULL ? p->names[index - count] : NULL;
}

static enum fit fit_of(const struct problem_list *list, const struct problem *p, const char *wanted)
{
    const char *part = bare(wanted);
    if (is_folder(p, wanted) || *part == '\0') {
        return is_folder(p, wanted) ? OWN_FOLDER : NONE;
    }
    enum fit best = NONE;
    const char *name;
    for (int i = 0; (name = own_name_of(p, i)) != NULL; i++) {
        best = (i == 0 || !is_form(p)) && is_bare(part, name) ? OWN_NAME : best;
    }
    for (const struct site_name *s = NULL; (s = next_site(list, p, s)) != NULL;) {
        best = better(best, fit_of_site(s, wanted));
    }
    return best;
}

/* The problems that a name fits best; with fit NONE there are none. */
static enum fit find_best(const struct problem_list *list, const char *wanted, struct problem_list *found)
{
    enum fit best = NONE;
    for (const struct problem *p = list->first; p < list->first + list->count; p++) {
        const enum fit fit = fit_of(list, p, wanted);
        found->count = fit > best ? 0 : found->count;
        best = better(best, fit);
        if (fit == best && fit != NONE) {
            add_problem(found, p);
        }
    }
    return best;
}

/* ---- what was meant ---- */

/* How many bytes have to be added, left out, or replaced. */
static int distance(const char *one, const char *other)
{
    const size_t length = strlen(other);
    int *row = allocate((length + 1) * sizeof *row);
    for (size_t k = 0; k <= length; k++) {
        row[k] = (int)k;
    }
    for (; *one != '\0'; one++) {
        int diagonal = row[0]++;
        for (size_t k = 1; k <= length; k++) {
            const int replaced = diagonal + (*one != other[k - 1]);
            const int shorter = (row[k] < row[k - 1] ? row[k] : row[k - 1]) + 1;
            diagonal = row[k];
            row[k] = replaced < shorter ? replaced : shorter;
        }
    }
    const int result = row[length];
    free(row);
    return result;
}

/* The digits of a text, or what is not a digit. */
static const char *digits_of(const char *text, bool is_digit)
{
    char *found = allocate(strlen(text));
    for (char *end = found; *text != '\0'; text++) {
        if ((isdigit((unsigned char)*text) != 0) == is_digit) {
            *end++ = *text;
        }
    }
    return found;
}

/* How far what was typed is from a name, 0 at best, or TOO_MANY. A number is not a misspelling of another, but
   stone-game-9 may mean a stone game. */
static int error_in(const char *part, const char *name)
{
    const char *full = bare(name);
    const char *letters = digits_of(part, false);
    const int most = 1 + (int)strlen(part) / 5;
    const bool has_same_digits = strcmp(digits_of(part, true), digits_of(full, true)) == 0;
    const int errors = has_same_digits ? distance(part, full) : TOO_MANY;
    if (*letters == '\0' || *full == '\0') {
        return TOO_MANY;
    }
    if (errors <= most) {
        return errors;
    }
    const bool is_within = strlen(part) > MIN_PART && strstr(full, part) != NULL;
    return is_within                                                                     ? most + 1
           : strlen(letters) >= MIN_PART && strcmp(letters, digits_of(full, false)) == 0 ? most + 2
                                                                                         : TOO_MANY;
}

const char *did_you_mean(const struct problem_list *list, const char *wanted)
{
    struct problem_list found = {NULL, 0};
    int least = TOO_MANY;
    const char *part = bare(wanted);
    for (const struct problem *p = list->first; p < list->first + list->count; p++) {
        int errors = TOO_MANY;
        const char *name;
        for (int i = 0; (name = own_name_of(p, i)) != NULL && (i == 0 || !is_form(p)); i++) {
            const int more = error_in(part, name);
            errors = more < errors ? more : errors;
        }
        for (const struct site_name *s = NULL; (s = next_site(list, p, s)) != NULL;) {
            const int more = s->is_same ? error_in(part, s->number) : TOO_MANY;
            errors = more < errors ? more : errors;
        }
        if (errors < least) {
            least = errors;
            found.count = 0;
        }
        if (errors == least && errors != TOO_MANY) {
            add_problem(&found, p);
        }
    }
    const char *text = "";
    for (int i = 0; i < found.count && i < MAX_MEANT; i++) {
        text = format_text("%s%s%s", text, i == 0 ? "" : i + 1 == found.count ? " or " : ", ", found.first[i].folder);
    }
    return found.count == 0
               ? ""
               : format_text(tr("did you mean %s%s? "), text, found.count > MAX_MEANT ? tr(" or another") : "");
}

/* The names on sites by which a name means this problem, in parentheses. */
static const char *known_as(const struct problem_list *list, const struct problem *p, const char *wanted)
{
    for (const struct site_name *s = NULL; (s = next_site(list, p, s)) != NULL;) {
        if (fit_of_site(s, wanted) != NONE) {
            return format_text("%s (%s %s)", p->folder, s->site, s->number);
        }
    }
    return p->folder;
}

/* ---- calls ---- */

const struct problem *find_problem(const struct problem_list *list, const char *wanted, const char **why)
{
    struct problem_list found = {NULL, 0};
    find_best(list, wanted, &found);
    if (found.count == 0) {
        *why = format_text(tr("no problem is called '%s'; %s./run_all.sh --list lists them all"), shown(wanted),
                           did_you_mean(list, wanted));
    } else if (found.count > 1) {
        const char *all = "";
        for (int i = 0; i < found.count; i++) {
            all = format_text("%s%s%s", all, i > 0 ? ", " : "", known_as(list, &found.first[i], wanted));
        }
        *why = format_text("'%s' may mean %d problems: %s", shown(wanted), found.count, all);
    }
    return found.count == 1 ? &found.first[0] : NULL;
}

/* A path without its last part, and that part without its ending. The folder of a relative path is "". */
static const char *folder_of(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash != NULL ? format_text("%.*s", (int)(slash - path), path) : "";
}

static const char *stem_of(const char *path)
{
    const char *slash = strrchr(path, '/');
    const char *own = slash != NULL ? slash + 1 : path;
    const char *dot = strrchr(own, '.');
    return dot != NULL ? format_text("%.*s", (int)(dot - own), own) : own;
}

const struct problem *problem_of_file(const struct problem_list *list, const char *path, const char **why)
{
    const struct problem *below = NULL; /* what is below a form is also below its problem, which precedes it */
    for (const struct problem *p = list->first; p < list->first + list->count; p++) {
        below = path_below(p, path) != NULL ? p : below;
    }
    if (below != NULL) {
        return below;
    }
    const char *home = getenv("HOME"); /* its name is that of a person */
    const char *folder = folder_of(path);
    const char *names[] = {stem_of(path), home != NULL && strcmp(folder, home) == 0 ? "" : folder};
    for (size_t k = 0; k < sizeof names / sizeof names[0]; k++) {
        const char *slash = strrchr(names[k], '/');
        struct problem_list found = {NULL, 0};
        if (find_best(list, slash != NULL ? slash + 1 : names[k], &found) != NONE) {
            return find_problem(list, slash != NULL ? slash + 1 : names[k], why);
        }
    }
    *why = format_text(tr("which problem? '%s' does not name one: --solution FILE PROBLEM"), shown(path));
    return NULL;
}

bool names_problem(const struct problem_list *list, const char *path)
{
    struct problem_list found = {NULL, 0};
    return find_best(list, stem_of(path), &found) != NONE;
}

enum place place_of(const struct problem_list *list, const struct problem *p, const char *word)
{
    const char *part = bare(word);
    enum place place = fit_of(list, p, word) != NONE ? ON_SITES : NOWHERE;
    for (const struct site_name *s = NULL; *part != '\0' && (s = next_site(list, p, s)) != NULL;) {
        place = strstr(bare(format_text("%s %s", s->site, s->number)), part) != NULL ? ON_SITES : place;
    }
    const char *name;
    for (int i = 0; *part != '\0' && (name = own_name_of(p, i)) != NULL; i++) {
        place = strstr(bare(name), part) != NULL ? IN_NAMES : place;
    }
    return place;
}
