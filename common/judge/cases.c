/* cases.c - reads the cases of a problem: a stream (stream.c), or a folder with an input and an answer for each case,
   in it or in folders below, by the names that judges give them. Everything is read and checked before the first case
   is tried: whatever is missing, unreadable or cut off is JE, never one case fewer. */
#include "judge.h"

#include <ftw.h>
#include <strings.h>

#ifndef __linux__
#define strverscmp strcmp /* where the library cannot compare numbers by their value, 2 before 10 */
#endif

enum {
    MAX_MB = 1024,  /* of the cases of a folder */
    NAMES_SHOWN = 5 /* of files that are not cases */
};

enum { NO_CASE, INPUT, ANS, OUT }; /* kinds of files */

/* A file in the folder. All files of one case have the same key: the path below the folder, with # for the words that
   tell which of them is the input. */
static struct file {
    const char *path, *key;
    int64_t size;
    int kind; /* of two answers, that of .ans has precedence */
    bool is_used;
} * files;

static const char names_of_cases[] =
    "cases are 1.in with 1.ans or 1.out, input1.txt with output1.txt, in/1.txt with out/1.txt, or 1 with 1.a";

static size_t file_count;
static size_t top_length; /* of the path of that folder */

static void add_case(struct case_list *list, struct test_case c)
{
    const struct span answer = trimmed(c.answer);
    if (answer.at == answer.end) {
        fail(tr("the answer of case \"%s\" is empty"), shown(c.label));
    }
    list->first = with_room(list->first, (size_t)list->count, sizeof c);
    list->first[list->count++] = c;
}

void read_stream(struct case_list *list, const char *path)
{
    struct test_case c;
    struct span stream = file_text(path);
    while (next_case(&stream, &c)) {
        add_case(list, c);
    }
    if (list->count == list->samples || stream.at != stream.end) {
        fail("the stream \"%s\" is empty, or its last case is cut off", shown(path));
    }
}

void read_games(struct case_list *list, struct span stream)
{
    struct test_case c;
    while (next_case(&stream, &c)) {
        add_case(list, c);
    }
    if (stream.at != stream.end) {
        fail("the last game to be played is cut off");
    }
}

struct span first_cases(const char *path)
{
    enum { MAX_BYTES = 4 << 20 };
    struct test_case c;
    const struct span all = file_text(path);
    struct span rest = all;
    while (rest.at - all.at < MAX_BYTES && next_case(&rest, &c)) {
    }
    return (struct span){all.at, rest.at};
}

const struct test_case *outside_limits(const struct case_list *list, int64_t *count)
{
    const struct test_case *first = NULL;
    for (const struct test_case *c = list->first; c < list->first + list->count; c++) {
        if (c->objection != NULL) {
            first = first != NULL ? first : c;
            ++*count;
        }
    }
    return first;
}

/* ---- names ---- */

/* What a word of a path says of the file. The ending .a is Polygon's. */
static int kind_of(const char *word, size_t length, bool is_ending)
{
    static const struct {
        const char *word;
        int kind;
    } words[] = {{"in", INPUT}, {"input", INPUT}, {"ans", ANS}, {"answer", ANS},
                 {"out", OUT},  {"output", OUT},  {"a", OUT}};
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        if (strlen(words[i].word) == length && strncasecmp(word, words[i].word, length) == 0
            && (length > 1 || is_ending)) {
            return words[i].kind;
        }
    }
    return NO_CASE;
}

static size_t letters_at(const char *text)
{
    return strspn(text, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ");
}

/* The last word of a file's name that says what it is, or else the name of the last such folder, decides. */
static void classify(struct file *f)
{
    char *key = NULL;
    FILE *to = open_text(&key);
    const char *name = strrchr(f->path, '/') + 1;
    for (const char *at = f->path + top_length + 1; at < name;) {
        const size_t length = strcspn(at, "/");
        const int kind = kind_of(at, length, false);
        f->kind = kind != NO_CASE ? kind : f->kind;
        fprintf(to, "%.*s/", kind != NO_CASE ? 1 : (int)length, kind != NO_CASE ? "#" : at);
        at += length + 1;
    }
    const char *word = NULL;
    for (const char *at = name; *at != '\0';) {
        const size_t length = letters_at(at);
        const int kind = kind_of(at, length, at > name && at[-1] == '.' && at[length] == '\0');
        f->kind = kind != NO_CASE ? kind : f->kind;
        word = kind != NO_CASE ? at : word;
        at += length > 0 ? length : 1;
    }
    fprintf(to, "%.*s", word != NULL ? (int)(word - name) : (int)strlen(name), name);
    fputs(word != NULL ? format_text("#%s", word + letters_at(word)) : "", to);
    fclose(to);
    f->key = key;
}

/* Adds a file. What cannot be looked at could be of a case; hidden files belong to an editor. */
static int add_file(const char *path, const struct stat *about, int kind, struct FTW *place)
{
    struct file f = {.path = format_text("%s", path), .size = about->st_size};
    (void)place;
    if (kind == FTW_D || strstr(path + top_length, "/.") != NULL) {
        return 0;
    }
    classify(&f);
    if (kind != FTW_F || (f.kind != NO_CASE && !S_ISREG(about->st_mode))) {
        fail(tr("not a file that can be read: '%s'"), shown(path));
    }
    files = with_room(files, file_count, sizeof f);
    files[file_count++] = f;
    return 0;
}

/* ---- pairs ---- */

static int by_key(const void *one, const void *other)
{
    const struct file *a = one;
    const struct file *b = other;
    const int keys = strcmp(a->key, b->key);
    return keys != 0 ? keys : a->kind - b->kind;
}

static int by_label(const void *one, const void *other)
{
    return strverscmp(((const struct test_case *)one)->label, ((const struct test_case *)other)->label);
}

/* The file NAME for the answer NAME.a, or NULL. */
static struct file *plain_input(const struct file *answer)
{
    const size_t length = strlen(answer->key);
    const bool has_ending = length > 2 && strcmp(answer->key + length - 2, ".#") == 0;
    const struct file wanted = {.key = format_text("%.*s", has_ending ? (int)length - 2 : 0, answer->key)};
    return has_ending ? bsearch(&wanted, files, file_count, sizeof wanted, by_key) : NULL;
}

/* One of a pair, which must be the only one of its kind. */
static struct file *only_one(struct file *known, struct file *other)
{
    other->is_used = true;
    if (known != NULL && known->kind == other->kind) {
        fail(tr("two files for one case: \"%s\" and \"%s\""), shown(known->path), shown(other->path));
    }
    return known != NULL ? known : other;
}

/* Adds the case of the files with one key, if they are of a case. */
static void add_pair(struct case_list *list, const char *prefix, struct file *from, const struct file *end)
{
    static int64_t total;
    struct file *input = NULL;
    struct file *answer = NULL;
    for (struct file *f = from; f < end; f++) {
        input = f->kind == INPUT ? only_one(input, f) : input;
        answer = f->kind > INPUT ? only_one(answer, f) : answer;
    }
    if (input == NULL && answer != NULL) {
        input = plain_input(answer);
    }
    if (input == NULL && answer == NULL) {
        return;
    }
    if (input == NULL || answer == NULL) {
        fail(input == NULL ? tr("no input for \"%s\"; %s") : tr("no answer for \"%s\"; %s"),
             shown((input == NULL ? answer : input)->path), tr(names_of_cases));
    }
    total += input->size + answer->size;
    if (total >> 20 >= MAX_MB) {
        fail(tr("the cases have more than %d MB, with \"%s\""), MAX_MB, shown(input->path));
    }
    const char *name = input->path + top_length + 1;
    const int length = (int)strlen(name);
    const bool is_plain = length > 3 && strcasecmp(name + length - 3, ".in") == 0;
    input->is_used = true;
    add_case(list, (struct test_case){.label = format_text("%s%.*s", prefix, is_plain ? length - 3 : length, name),
                                      .input = file_text(input->path),
                                      .answer = file_text(answer->path),
                                      .is_sample = true});
}

/* Says which files are not cases, so that none is left out in silence. */
static const char *describe_others(int64_t *number)
{
    const char *names = "";
    int count = 0;
    for (const struct file *f = files; f < files + file_count; f++) {
        if (!f->is_used && ++count <= NAMES_SHOWN) {
            names = format_text("%s%s%s", names, count > 1 ? ", " : "", shown(f->path + top_length + 1));
        }
    }
    *number = count;
    names = format_text("%s%s", names, count > NAMES_SHOWN ? ", ..." : "");
    return count == 0   ? ""
           : count == 1 ? format_text(tr("  %d file is not a case: %s; %s\n"), count, names, tr(names_of_cases))
                        : format_text(tr("  %d files are not cases: %s; %s\n"), count, names, tr(names_of_cases));
}

/* Adds the cases of a folder; their labels are paths below it, after `prefix`. */
void read_folder(struct case_list *list, const char *top, const char *prefix)
{
    top_length = strlen(top);
    if (nftw(top, add_file, 16, 0) != 0) {
        fail(tr("cannot read the folder \"%s\""), shown(top));
    }
    if (file_count > 0) {
        qsort(files, file_count, sizeof *files, by_key);
    }
    for (size_t i = 0, end = 0; i < file_count; i = end) {
        for (end = i + 1; end < file_count && strcmp(files[i].key, files[end].key) == 0; end++) {
        }
        add_pair(list, prefix, &files[i], &files[end]);
    }
    if (list->count == 0) {
        fail(tr("no cases in the folder \"%s\"; %s"), shown(top), tr(names_of_cases));
    }
    qsort(list->first, (size_t)list->count, sizeof *list->first, by_label);
    list->samples = list->count;
    list->others = describe_others(&list->other_count);
}
