/*
 * cases.c - reads the cases. A stream of cases holds, for every case, a header line and then the bytes that
 * it counts:
 *
 *     case LABEL INPUT_BYTES ANSWER_BYTES
 *     <input><answer>
 *
 * A folder holds NAME.in with NAME.ans or NAME.out, in it or in folders below. Everything is read, counted
 * and checked before the first case is tried: what is missing, unreadable or cut is JE, never a case fewer.
 */
#include "judge.h"

#include <sys/mman.h>

enum { DEEPEST = 16 }; /* folders below a folder of cases */

struct trial_case *cases;
int64_t case_count;
struct part parts[2];
int part_count;

/* ---- what both have in common ---- */

static void add_case(const struct trial_case *c, const unsigned char *answer)
{
    const struct text text = trimmed(answer, (size_t)c->answer.bytes, true);
    if (text.at == text.end) {
        fail("the answer is empty in case: \"%s\"", shown(c->label));
    }
    cases = grown(cases, (size_t)case_count, sizeof *cases);
    cases[case_count++] = *c;
}

void read_range(const struct range *range, unsigned char *to, int64_t bytes)
{
    if (pread(range->fd, to, (size_t)bytes, (off_t)range->at) != bytes) {
        fail("the file of the cases has become shorter");
    }
}

void copy_range(const struct range *range, int to)
{
    if (copy_bytes(range->fd, range->at, range->bytes, to) != range->bytes) {
        fail("the file of the cases has become shorter");
    }
}

/* ---- a stream ---- */

void open_stream(const char *path)
{
    const int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0) {
        fail("cannot read %s (%s)", shown(path), strerror(errno));
    }
    parts[part_count++] = (struct part){.fd = fd};
}

/* Reads a header that is what we would have written ourselves. */
static bool read_header(const char *header, char label[64], int64_t *input, int64_t *answer)
{
    for (const char *p = header; *p != '\0'; p++) {
        if (*p < ' ' || *p > '~') {
            return false;
        }
    }
    if (sscanf(header, "case %63s %10" SCNd64 " %10" SCNd64, label, input, answer) != 3) {
        return false;
    }
    char again[128];
    snprintf(again, sizeof again, "case %s %" PRId64 " %" PRId64, label, *input, *answer);
    return strcmp(again, header) == 0 && *input >= 0 && *answer >= 0;
}

static void read_stream(int fd)
{
    struct stat about;
    if (fstat(fd, &about) != 0) {
        fail("cannot read the cases (%s)", strerror(errno));
    }
    if (about.st_size == 0) {
        return;
    }
    const size_t length = (size_t)about.st_size;
    unsigned char *bytes = mmap(NULL, length, PROT_READ, MAP_PRIVATE, fd, 0);
    if (bytes == MAP_FAILED) {
        fail("cannot read the cases (%s)", strerror(errno));
    }
    for (size_t at = 0; at < length;) {
        char header[128] = "";
        char label[64];
        struct trial_case c = {.input.fd = fd, .answer.fd = fd};
        const unsigned char *newline = memchr(bytes + at, '\n', length - at);
        const size_t header_bytes = (size_t)((newline != NULL ? newline : bytes + length) - (bytes + at));
        memcpy(header, bytes + at, header_bytes < sizeof header ? header_bytes : sizeof header - 1);
        if (newline == NULL || strlen(header) != header_bytes
            || !read_header(header, label, &c.input.bytes, &c.answer.bytes)) {
            fail("not a header of the form \"case LABEL INPUT_BYTES ANSWER_BYTES\": \"%s\"", shown(header));
        }
        at += header_bytes + 1;
        if ((int64_t)(length - at) - c.input.bytes < c.answer.bytes) {
            fail("the stream ends inside case: \"%s\"", label);
        }
        c.label = format_text("%s", label);
        c.input.at = (int64_t)at;
        c.answer.at = c.input.at + c.input.bytes;
        add_case(&c, bytes + c.answer.at);
        at = (size_t)(c.answer.at + c.answer.bytes);
    }
    munmap(bytes, length);
}

/* ---- a folder ---- */

/* Its files are copied into one file, so that a worker needs no file of theirs and nothing can change. */
void open_folder(const char *path, const char *prefix)
{
    parts[part_count++] = (struct part){.path = path, .prefix = prefix, .fd = unnamed_file()};
}

struct names {
    char **paths;
    size_t count;
};

static bool has_ending(const char *path, const char *ending)
{
    const size_t length = strlen(path);
    return length > strlen(ending) && strcmp(path + length - strlen(ending), ending) == 0;
}

/* Lists the files of cases in this folder and below. What cannot be looked at could have held some. */
static void list_folder(const char *path, int depth, struct names *names)
{
    DIR *folder = depth <= DEEPEST ? opendir(path) : NULL;
    if (folder == NULL) {
        fail(depth > DEEPEST ? "too deep a folder of cases: \"%s\"" : "cannot read the folder: \"%s\"", shown(path));
    }
    for (const char *name; (name = next_name(&folder)) != NULL;) {
        struct stat about;
        char *below = format_text("%s/%s", path, name);
        if (name[0] == '.') {
            continue;
        }
        if (has_ending(below, ".in") || has_ending(below, ".out") || has_ending(below, ".ans")) {
            names->paths = grown(names->paths, names->count, sizeof *names->paths);
            names->paths[names->count++] = below;
        } else if (stat(below, &about) != 0) {
            fail("cannot look at (%s): \"%s\"", strerror(errno), shown(below));
        } else if (S_ISDIR(about.st_mode)) {
            list_folder(below, depth + 1, names);
        }
    }
    if (errno != 0) {
        fail("cannot read the folder (%s): \"%s\"", strerror(errno), shown(path));
    }
}

/* By name, with numbers by their value: 2 before 10. */
static int by_name(const void *one, const void *other)
{
    const char *a = *(char *const *)one;
    const char *b = *(char *const *)other;
    size_t i = 0;
    while (a[i] != '\0' && a[i] == b[i]) {
        i++;
    }
    while (i > 0 && isdigit((unsigned char)a[i - 1])) { /* back to the beginning of a number */
        i--;
    }
    if (isdigit((unsigned char)a[i]) && isdigit((unsigned char)b[i])) {
        const unsigned long long first = strtoull(a + i, NULL, 10);
        const unsigned long long second = strtoull(b + i, NULL, 10);
        if (first != second) {
            return first < second ? -1 : 1;
        }
    }
    return strcmp(a + i, b + i);
}

/* Copies a file of a case behind what is there already; gives its length. */
static int64_t take_file(const char *path, int to)
{
    struct stat about;
    const int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK); /* a pipe must not keep us waiting */
    if (fd < 0 || fstat(fd, &about) != 0) {
        fail("cannot read (%s): \"%s\"", strerror(errno), shown(path));
    }
    if (!S_ISREG(about.st_mode)) {
        fail("no plain file: \"%s\"", shown(path));
    }
    const int64_t bytes = copy_bytes(fd, READ_ON, INT64_MAX, to);
    if (bytes != (int64_t)about.st_size) {
        fail("cannot be read whole: \"%s\"", shown(path));
    }
    close(fd);
    return bytes;
}

/* Copies a case of a folder behind what is there already. */
static void take_case(const char *input, const char *answer, const char *label, int fd)
{
    struct trial_case c = {.label = label, .input.fd = fd, .answer.fd = fd};
    c.input.at = lseek(fd, 0, SEEK_END);
    c.input.bytes = take_file(input, fd);
    c.answer.at = c.input.at + c.input.bytes;
    c.answer.bytes = take_file(answer, fd);
    unsigned char *text = allocate((size_t)c.answer.bytes);
    read_range(&c.answer, text, c.answer.bytes);
    add_case(&c, text);
    free(text);
}

static bool exists(const char *path)
{
    struct stat about;
    return lstat(path, &about) == 0;
}

/* The folder is hidden from programs; where a link leads is not. */
static void must_lie_below(const char *top, const char *path)
{
    char *real = realpath(path, NULL); /* NULL: reading it will tell why */
    const size_t length = strlen(top);
    if (real != NULL && (strncmp(real, top, length) != 0 || real[length] != '/')) {
        fail("a link leads out of the folder, to where a program may look: \"%s\"", shown(path));
    }
    free(real);
}

static void read_folder(const char *top, const char *prefix, int fd)
{
    struct names names = {NULL, 0};
    list_folder(top, 0, &names);
    const char *real_top = realpath(top, NULL);
    if (names.count == 0 || real_top == NULL) {
        fail("there are no cases in the folder: \"%s\"", shown(top));
    }
    qsort(names.paths, names.count, sizeof *names.paths, by_name);
    for (size_t i = 0; i < names.count; i++) {
        const char *path = names.paths[i];
        const bool is_input = has_ending(path, ".in");
        const int stem = (int)strlen(path) - (is_input ? 3 : 4);
        const char *input = format_text("%.*s.in", stem, path);
        const char *ans = format_text("%.*s.ans", stem, path);
        const char *out = format_text("%.*s.out", stem, path);
        if (!exists(input)) {
            fail("the input is missing: \"%s\"", shown(input));
        }
        if (!is_input) {
            continue;
        }
        if (exists(ans) && exists(out)) {
            fail("there are two answers, .ans and .out, for: \"%s\"", shown(input));
        }
        if (!exists(ans) && !exists(out)) {
            fail("the answer is missing: \"%s\"", shown(out));
        }
        const int skipped = (int)strlen(top) + 1;
        must_lie_below(real_top, input);
        must_lie_below(real_top, exists(ans) ? ans : out);
        take_case(input, exists(ans) ? ans : out, format_text("%s%.*s", prefix, stem - skipped, path + skipped), fd);
    }
}

void read_sources(void)
{
    for (int i = 0; i < part_count; i++) {
        if (parts[i].path == NULL) {
            read_stream(parts[i].fd);
        } else {
            read_folder(parts[i].path, parts[i].prefix, parts[i].fd);
        }
        parts[i].end = case_count;
    }
    if (case_count == 0) {
        fail("there are no cases");
    }
}
