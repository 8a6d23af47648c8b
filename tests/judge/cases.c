/*
 * cases.c - what is tried and what is right.
 *
 * A stream of cases holds, for every case, a header line and then the bytes that it counts:
 *
 *     case LABEL INPUT_BYTES ANSWER_BYTES
 *     <input><answer>
 *
 * A folder holds NAME.in with NAME.ans or NAME.out, in it or in folders below. Everything is read, counted
 * and checked before the first case is tried: what is missing, unreadable or cut is JE, never a case fewer.
 * The comparison, and what a person sees of bytes, is here as well.
 */
#define _DARWIN_C_SOURCE
#define _GNU_SOURCE /* memfd_create */
#include "judge.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
    LINE_SHOWN = 60, /* bytes of a differing line that the report shows */
    LINES_SHOWN = 10,
    WIDTH_SHOWN = 300, /* bytes of a line of a text */
    DEEPEST = 16       /* folders below a folder of cases */
};

struct test_case *cases;
int64_t case_count;
struct part parts[MOST_PARTS];
int part_count;

/* A source that is open and not yet read. */
static struct {
    const char *path;
    const char *prefix; /* NULL: a stream */
    int fd;
} sources[MOST_PARTS];

/* ---- comparison ---- */

/* A text without its trailing blanks and empty lines. A \r is no blank: a judge may refuse it. */
struct text trimmed(const unsigned char *at, size_t length)
{
    while (length > 0 && (at[length - 1] == '\n' || at[length - 1] == ' ' || at[length - 1] == '\t')) {
        length--;
    }
    return (struct text){at, at + length};
}

/* Takes the next line off the text; at is NULL when there is none. */
static struct text next_line(struct text *from)
{
    if (from->at == from->end) {
        return (struct text){NULL, NULL};
    }
    const unsigned char *line = from->at;
    const unsigned char *newline = memchr(line, '\n', (size_t)(from->end - line));
    const unsigned char *stop = newline != NULL ? newline : from->end;
    from->at = newline != NULL ? newline + 1 : from->end;
    return trimmed(line, (size_t)(stop - line));
}

static bool same_line(struct text a, struct text b)
{
    return (a.at == NULL) == (b.at == NULL) && a.end - a.at == b.end - b.at
           && (a.at == NULL || memcmp(a.at, b.at, (size_t)(a.end - a.at)) == 0);
}

static void show_line(FILE *to, struct text line, size_t from)
{
    if (line.at == NULL) {
        fputs("nothing", to);
        return;
    }
    const size_t length = (size_t)(line.end - line.at);
    const size_t left = from < length ? length - from : 0;
    fprintf(to, "%s\"", from > 0 ? "..." : "");
    show(to, line.at + (length - left), left < LINE_SHOWN ? left : LINE_SHOWN, true);
    fprintf(to, "\"%s", left > LINE_SHOWN ? "..." : "");
}

/* How many lines differ, by position; the first of them is written to `report` unless that is NULL. */
int64_t compare(struct text got, struct text wanted, const char *names[2], FILE *report)
{
    int64_t differing = 0;
    for (int64_t number = 1; got.at != got.end || wanted.at != wanted.end; number++) {
        const struct text a = next_line(&got);
        const struct text b = next_line(&wanted);
        if (same_line(a, b)) {
            continue;
        }
        differing++;
        if (report != NULL && differing == 1) {
            size_t same = 0; /* a long line is shown from a little before the difference */
            while (a.at != NULL && b.at != NULL && a.at + same < a.end && b.at + same < b.end
                   && a.at[same] == b.at[same]) {
                same++;
            }
            const size_t from = same > LINE_SHOWN / 2 ? same - LINE_SHOWN / 4 : 0;
            fprintf(report, "  line %" PRId64 ": %s ", number, names[0]);
            show_line(report, a, from);
            fprintf(report, ", %s ", names[1]);
            show_line(report, b, from);
            putc('\n', report);
        }
    }
    return differing;
}

/* ---- what a person sees ---- */

/* Writes bytes with all that is invisible as an escape. Outside ASCII only CJK and Hangul (U+3001..U+D7A3
   in UTF-8) are shown as they are: the rest may be a no-break space, a zero-width character or no UTF-8. */
void show(FILE *to, const unsigned char *bytes, size_t length, bool in_quotes)
{
    for (size_t i = 0; i < length; i++) {
        const unsigned char c = bytes[i];
        if (c >= 0xe3 && c <= 0xed && i + 2 < length && bytes[i + 1] >> 6 == 2 && bytes[i + 2] >> 6 == 2) {
            const int code = (c & 15) << 12 | (bytes[i + 1] & 63) << 6 | (bytes[i + 2] & 63);
            if (code >= 0x3001 && code <= 0xd7a3) {
                fwrite(bytes + i, 1, 3, to);
                i += 2;
                continue;
            }
        }
        if (c == '\\' || (c == '"' && in_quotes)) {
            fprintf(to, "\\%c", c);
        } else if (c >= ' ' && c <= '~') {
            putc(c, to);
        } else if (c == '\t' || c == '\r' || c == '\0') {
            fputs(c == '\t' ? "\\t" : c == '\r' ? "\\r" : "\\0", to);
        } else {
            fprintf(to, "\\x%02x", (unsigned)c);
        }
    }
}

/* Writes one line of a text, indented and cut; gives the place after it. */
static size_t show_text_line(FILE *to, const unsigned char *text, size_t at, size_t length)
{
    const unsigned char *newline = memchr(text + at, '\n', length - at);
    const size_t end = newline != NULL ? (size_t)(newline - text) : length;
    const bool cut = end - at > WIDTH_SHOWN;
    fputs("    ", to);
    show(to, text + at, cut ? WIDTH_SHOWN : end - at, false);
    fputs(cut ? "...\n" : "\n", to);
    return newline != NULL ? end + 1 : end;
}

/* Writes the first lines of a text. `length` bytes are at hand of the `total` that it has. */
void show_head(FILE *to, const char *title, const unsigned char *text, size_t length, int64_t total,
               int most_lines)
{
    size_t at = 0;
    if (title != NULL) {
        fprintf(to, "  %s:%s\n", title, total == 0 ? " empty" : "");
    }
    for (int lines = 0; at < length && lines < most_lines; lines++) {
        at = show_text_line(to, text, at, length);
    }
    if ((int64_t)at < total) {
        fprintf(to, "    ... %" PRId64 " more bytes\n", total - (int64_t)at);
    }
}

/* Writes the last lines of a text, of which the last `length` bytes are at hand: what matters of a traceback
   stands at its end. */
void show_tail(FILE *to, const char *title, const unsigned char *text, size_t length, int64_t total)
{
    size_t at = length;
    for (int lines = 0; at > 0 && lines < LINES_SHOWN; lines++) {
        at--; /* the newline at the end of the line, or its last byte */
        while (at > 0 && text[at - 1] != '\n') {
            at--;
        }
    }
    fprintf(to, "  %s:\n", title);
    const int64_t before = total - (int64_t)(length - at);
    if (before > 0) {
        fprintf(to, "    %" PRId64 " bytes before ...\n", before);
    }
    while (at < length) {
        at = show_text_line(to, text, at, length);
    }
}

/* ---- files ---- */

void write_all(int fd, const void *bytes, size_t length, const char *what)
{
    for (size_t done = 0; done < length;) {
        const ssize_t wrote = write(fd, (const char *)bytes + done, length - done);
        if (wrote < 0 && errno != EINTR) {
            system_error(what);
        }
        done += wrote > 0 ? (size_t)wrote : 0;
    }
}

void read_at(int fd, void *to, size_t bytes, int64_t at)
{
    for (size_t done = 0; done < bytes;) {
        const ssize_t got = pread(fd, (char *)to + done, bytes - done, (off_t)(at + (int64_t)done));
        if (got < 0 && errno == EINTR) {
            continue;
        }
        if (got < 0) {
            system_error("cannot read the cases");
        }
        if (got == 0) {
            judge_error("the file of the cases has become shorter", NULL);
        }
        done += (size_t)got;
    }
}

/* A file without a name, which ends with us. */
int unnamed_file(void)
{
#ifdef __linux__
    const int fd = memfd_create("judge", MFD_CLOEXEC | MFD_ALLOW_SEALING);
#else
    const char *folder = getenv("TMPDIR");
    char path[4096];
    snprintf(path, sizeof path, "%s/judge-XXXXXX", folder != NULL && folder[0] != '\0' ? folder : "/tmp");
    const int fd = mkstemp(path);
    if (fd >= 0) {
        unlink(path);
        fcntl(fd, F_SETFD, FD_CLOEXEC);
    }
#endif
    if (fd < 0) {
        system_error("cannot make a file for the cases");
    }
    return fd;
}

/* ---- cases ---- */

static void add_case(const char *label, struct data data)
{
    static int64_t room;
    if (case_count == room) {
        room = room == 0 ? 64 : 2 * room;
        cases = realloc(cases, (size_t)room * sizeof *cases);
        if (cases == NULL) {
            system_error("no memory for the cases");
        }
    }
    char *copy = allocate(strlen(label) + 1);
    memcpy(copy, label, strlen(label) + 1);
    cases[case_count++] = (struct test_case){copy, data};
}

/* Reads a header that is what we would have written ourselves. */
static bool parse_header(const char *header, char label[64], int64_t *input, int64_t *answer)
{
    char again[128];
    for (const char *p = header; *p != '\0'; p++) {
        if (*p < ' ' || *p > '~') {
            return false;
        }
    }
    if (sscanf(header, "case %63s %10" SCNd64 " %10" SCNd64, label, input, answer) != 3) {
        return false;
    }
    snprintf(again, sizeof again, "case %s %" PRId64 " %" PRId64, label, *input, *answer);
    return strcmp(again, header) == 0 && *input >= 0 && *answer >= 0;
}

/* Takes the \r off the line ends of an answer that Windows has written; gives what is left of it. */
static int64_t without_returns(unsigned char *text, int64_t bytes)
{
    int64_t kept = 0;
    for (int64_t i = 0; i < bytes; i++) {
        if (text[i] != '\r' || (i + 1 < bytes && text[i + 1] != '\n')) {
            text[kept++] = text[i];
        }
    }
    return kept;
}

static const char *check_answer(const unsigned char *answer, int64_t bytes)
{
    const struct text text = trimmed(answer, (size_t)bytes);
    return text.at == text.end ? "the answer is empty in case" : NULL;
}

const char *index_stream(const unsigned char *at, size_t length, int fd, const char **quoted)
{
    static char header[128];
    static char label[64];
    for (size_t done = 0; done < length;) {
        const size_t left = length - done < sizeof header ? length - done : sizeof header - 1;
        const unsigned char *newline = memchr(at + done, '\n', left);
        const size_t header_bytes = newline != NULL ? (size_t)(newline - at) - done : left;
        int64_t input;
        int64_t answer;
        memcpy(header, at + done, header_bytes);
        header[header_bytes] = '\0';
        if (newline == NULL || strlen(header) != header_bytes
            || !parse_header(header, label, &input, &answer)) {
            *quoted = header;
            return "not a header of the form \"case LABEL INPUT_BYTES ANSWER_BYTES\"";
        }
        done += header_bytes + 1;
        *quoted = label;
        if ((int64_t)(length - done) - input < answer) {
            return "the stream ends inside case";
        }
        const int64_t answer_at = (int64_t)done + input;
        const char *fault = check_answer(at + answer_at, answer);
        if (fault != NULL) {
            return fault;
        }
        add_case(label, (struct data){fd, (int64_t)done, input, answer_at, answer});
        done = (size_t)(answer_at + answer);
    }
    return NULL;
}

static void add_source(const char *path, const char *prefix, int fd)
{
    if (part_count == MOST_PARTS) {
        judge_error("too many sources of cases", NULL);
    }
    sources[part_count].path = path;
    sources[part_count].prefix = prefix;
    sources[part_count].fd = fd;
    parts[part_count++].is_stream = prefix == NULL;
}

/* Copies what is left to read in `from`. */
static int64_t copy_file(int from, int to)
{
    static char buffer[65536];
    int64_t bytes = 0;
    for (ssize_t got; (got = read(from, buffer, sizeof buffer)) != 0; bytes += got > 0 ? got : 0) {
        if (got < 0 && errno != EINTR) {
            return -1;
        }
        if (got > 0) {
            write_all(to, buffer, (size_t)got, "cannot copy the cases");
        }
    }
    return bytes;
}

void open_stream(const char *path)
{
    struct stat about;
    int fd = strcmp(path, "-") == 0 ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0 || fstat(fd, &about) != 0 || S_ISDIR(about.st_mode)) {
        system_error("cannot read the cases");
    }
    if (!S_ISREG(about.st_mode)) {
        const int copy = unnamed_file();
        if (copy_file(fd, copy) < 0) {
            system_error("cannot read the cases");
        }
        fd = copy;
    }
    add_source(path, NULL, fd);
}

/* Its files are copied into one file, so that a worker needs no file of theirs and nothing can change. */
void open_folder(const char *path, const char *prefix)
{
    add_source(path, prefix, unnamed_file());
}

static void read_stream(int fd)
{
    struct stat about;
    const char *quoted = NULL;
    if (fstat(fd, &about) != 0) {
        system_error("cannot read the cases");
    }
    if (about.st_size == 0) {
        return;
    }
    const size_t length = (size_t)about.st_size;
    unsigned char *bytes = mmap(NULL, length, PROT_READ, MAP_PRIVATE, fd, 0);
    if (bytes == MAP_FAILED) {
        system_error("cannot read the cases");
    }
    const char *fault = index_stream(bytes, length, fd, &quoted);
    if (fault != NULL) {
        judge_error(fault, quoted);
    }
    munmap(bytes, length);
}

struct names {
    char **paths;
    size_t count;
    size_t room;
};

static bool has_ending(const char *path, const char *ending)
{
    const size_t length = strlen(path);
    return length > strlen(ending) && strcmp(path + length - strlen(ending), ending) == 0;
}

static char *joined(const char *folder, const char *name, size_t name_bytes, const char *ending)
{
    const size_t bytes = strlen(folder) + name_bytes + strlen(ending) + 2;
    char *path = allocate(bytes);
    snprintf(path, bytes, "%s%s%.*s%s", folder, folder[0] == '\0' ? "" : "/", (int)name_bytes, name, ending);
    return path;
}

/* Lists, below `top`, the files of cases by their path from there. */
static void list_folder(const char *top, const char *folder, int depth, struct names *names)
{
    char *path = joined(top, folder, strlen(folder), ""); // NOLINT(readability-suspicious-call-argument)
    DIR *listing = opendir(path);
    if (listing == NULL || depth > DEEPEST) {
        judge_error(depth > DEEPEST ? "too deep a folder of cases" : "cannot read the folder", path);
    }
    errno = 0;
    for (const struct dirent *entry; (entry = readdir(listing)) != NULL; errno = 0) {
        if (entry->d_name[0] == '.') {
            continue;
        }
        struct stat about;
        char *below = joined(folder, entry->d_name, strlen(entry->d_name), "");
        char *whole = joined(top, below, strlen(below), "");
        const bool is_case =
            has_ending(below, ".in") || has_ending(below, ".out") || has_ending(below, ".ans");
        if (is_case) {
            if (names->count == names->room) {
                names->room = names->room == 0 ? 64 : 2 * names->room;
                names->paths = realloc(names->paths, names->room * sizeof *names->paths);
                if (names->paths == NULL) {
                    system_error("no memory for the cases");
                }
            }
            names->paths[names->count++] = below;
        } else if (stat(whole, &about) == 0 && S_ISDIR(about.st_mode)) {
            list_folder(top, below, depth + 1, names);
        }
        free(whole);
        if (!is_case) {
            free(below);
        }
    }
    if (errno != 0) {
        judge_error("cannot read the folder", path);
    }
    closedir(listing);
    free(path);
}

/* By name, with numbers by their value: 2 before 10. */
static int by_name(const void *one, const void *other)
{
    const char *a = *(char *const *)one;
    const char *b = *(char *const *)other;
    while (*a != '\0' || *b != '\0') {
        if (isdigit((unsigned char)*a) && isdigit((unsigned char)*b)) {
            const size_t a_digits = strspn(a, "0123456789");
            const size_t b_digits = strspn(b, "0123456789");
            const size_t a_zeros = strspn(a, "0");
            const size_t b_zeros = strspn(b, "0");
            const int a_length = (int)(a_digits - a_zeros);
            const int b_length = (int)(b_digits - b_zeros);
            const int order = a_length != b_length ? a_length - b_length
                                                   : strncmp(a + a_zeros, b + b_zeros, (size_t)a_length);
            if (order != 0) {
                return order;
            }
            a += a_digits;
            b += b_digits;
        } else if (*a != *b) {
            return (unsigned char)*a - (unsigned char)*b;
        } else {
            a++;
            b++;
        }
    }
    return strcmp(*(char *const *)one, *(char *const *)other);
}

/* Copies a file of a case behind what is there already. */
static int64_t take_file(const char *top, const char *name, int to)
{
    struct stat about;
    char *path = joined(top, name, strlen(name), "");
    const int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK); /* a pipe must not keep us waiting */
    if (fd < 0 || fstat(fd, &about) != 0) {
        char text[200];
        snprintf(text, sizeof text, "cannot read (%s)", strerror(errno));
        judge_error(text, path);
    }
    if (!S_ISREG(about.st_mode)) {
        judge_error("no plain file", path);
    }
    const int64_t bytes = copy_file(fd, to);
    if (bytes != (int64_t)about.st_size) {
        judge_error("cannot be read whole", path);
    }
    close(fd);
    free(path);
    return bytes;
}

static bool is_listed(const struct names *names, char *path)
{
    return names->count > 0 && bsearch(&path, names->paths, names->count, sizeof path, by_name) != NULL;
}

static void read_folder(const char *top, const char *prefix, int fd, bool answers_needed)
{
    struct names names = {NULL, 0, 0};
    int64_t at = 0;
    list_folder(top, "", 0, &names);
    if (names.count == 0) {
        judge_error("there are no cases in the folder", top);
    }
    qsort(names.paths, names.count, sizeof *names.paths, by_name);
    for (size_t i = 0; i < names.count; i++) {
        char *path = names.paths[i];
        const size_t stem = strlen(path) - (has_ending(path, ".in") ? 3 : 4);
        char *input = joined("", path, stem, ".in");
        char *ans = joined("", path, stem, ".ans");
        char *out = joined("", path, stem, ".out");
        const bool has_ans = is_listed(&names, ans);
        const bool has_out = is_listed(&names, out);
        if (!is_listed(&names, input)) {
            judge_error("the input is missing", joined(top, input, strlen(input), ""));
        }
        if (strcmp(path, input) == 0) {
            struct data data = {fd, at, 0, 0, -1};
            if (has_ans && has_out) {
                judge_error("there are two answers, .ans and .out, for",
                            joined(top, input, strlen(input), ""));
            }
            if (!has_ans && !has_out && answers_needed) {
                judge_error("the answer is missing", joined(top, out, strlen(out), ""));
            }
            data.input_bytes = take_file(top, path, fd);
            at += data.input_bytes;
            char *label = joined("", path, stem, "");
            char *whole = allocate(strlen(prefix) + strlen(label) + 1);
            snprintf(whole, strlen(prefix) + strlen(label) + 1, "%s%s", prefix, label);
            if (has_ans || has_out) {
                data.answer_at = at;
                char *answer_path = has_ans ? ans : out;
                data.answer_bytes = take_file(top, answer_path, fd);
                at += data.answer_bytes;
                unsigned char *answer = allocate((size_t)data.answer_bytes + 1);
                read_at(fd, answer, (size_t)data.answer_bytes, data.answer_at);
                const int64_t kept = without_returns(answer, data.answer_bytes);
                if (kept < data.answer_bytes) {
                    data.answer_at = at;
                    data.answer_bytes = kept;
                    write_all(fd, answer, (size_t)kept, "cannot copy the cases");
                    at += kept;
                }
                const char *fault = check_answer(answer, data.answer_bytes);
                if (fault != NULL) {
                    judge_error(fault, whole);
                }
                free(answer);
            }
            add_case(whole, data);
            free(label);
            free(whole);
        }
        free(input);
        free(ans);
        free(out);
    }
    for (size_t i = 0; i < names.count; i++) {
        free(names.paths[i]);
    }
    free(names.paths);
}

void read_sources(bool answers_needed)
{
    for (int i = 0; i < part_count; i++) {
        parts[i].begin = case_count;
        if (parts[i].is_stream) {
            read_stream(sources[i].fd);
        } else {
            read_folder(sources[i].path, sources[i].prefix, sources[i].fd, answers_needed);
        }
        parts[i].end = case_count;
    }
    if (case_count == 0) {
        judge_error("there are no cases", NULL);
    }
}
