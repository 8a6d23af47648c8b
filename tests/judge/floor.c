/*
 * floor.c - what every file of the judge stands on: memory, failing, files, the clock, text that is safe to
 * print, and the lines of a report. It calls none of the others.
 */
#define _DARWIN_C_SOURCE
#define _GNU_SOURCE /* memfd_create */
#include "judge.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

const char *const verdict_name[VERDICTS] = {"AC", "--", "WA", "OLE", "MLE", "TLE", "RE", "CE", "JE"};

struct heading heading = {"-", "-", 20, 5};
int fault_fd = -1;
const char *called_from;
const char *build;
const char *build_path;
const char *run_folder;
volatile sig_atomic_t stop_signal;

void on_stop(int number)
{
    stop_signal = number;
}

/* ---- failing ---- */

void fail(const char *what, const char *quoted)
{
    char *text = NULL;
    size_t bytes = 0;
    FILE *to = open_memstream(&text, &bytes);
    if (to != NULL) {
        fprintf(to, "  %s", what);
        if (quoted != NULL) {
            fputs(": \"", to);
            show(to, quoted, strlen(quoted), "\\\"");
            putc('"', to);
        }
        putc('\n', to);
        fclose(to);
    }
    fail_as_told(text != NULL ? text : "  no memory for the judge\n");
}

void fail_as_told(const char *text)
{
    if (fault_fd >= 0) {
        const struct answer answer = {.kind = FAULT, .text_bytes = (int32_t)strlen(text)};
        write_whole(fault_fd, &answer, sizeof answer);
        write_whole(fault_fd, text, strlen(text));
    } else {
        print_line(JE, 0, 0, 0, 0);
        fputs(text, stdout);
        fflush(stdout);
    }
    _exit(JE); /* with us our workers end, and what they have started */
}

void fail_errno(const char *what, const char *quoted)
{
    fail(format_text("%s (%s)", what, strerror(errno)), quoted);
}

void refuse(const char *format, const char *quoted)
{
    const char *place = strstr(format, "%s");
    show_progress(NULL);
    fputs("run_all.sh: ", stderr);
    if (place != NULL) {
        fwrite(format, 1, (size_t)(place - format), stderr);
        show_name(stderr, quoted);
        format = place + 2;
    }
    fprintf(stderr, "%s\n", format);
    exit(2);
}

/* ---- memory and text ---- */

void *allocate(size_t bytes)
{
    void *memory = calloc(bytes > 0 ? bytes : 1, 1);
    if (memory == NULL) {
        fail("no memory for the judge", NULL);
    }
    return memory;
}

/* The array with room for one more than `count`. */
void *grown(void *array, size_t count, size_t *room, size_t size)
{
    if (count < *room) {
        return array;
    }
    *room = *room == 0 ? 64 : 2 * *room;
    array = realloc(array, *room * size);
    if (array == NULL) {
        fail("no memory for the judge", NULL);
    }
    return array;
}

char *format_text(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    const int length = vsnprintf(NULL, 0, format, arguments);
    va_end(arguments);
    char *text = allocate((size_t)length + 1);
    va_start(arguments, format);
    vsnprintf(text, (size_t)length + 1, format, arguments);
    va_end(arguments);
    return text;
}

FILE *open_text(char **text, size_t *bytes)
{
    FILE *to = open_memstream(text, bytes);
    if (to == NULL) {
        fail("no memory for the report", NULL);
    }
    return to;
}

/* ---- the clock ---- */

int64_t now_ns(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

/* Rounded up, so that a time over the limit is never shown as the limit itself. */
int64_t in_ms(int64_t ns)
{
    return (ns + 999999) / 1000000;
}

/* ---- files ---- */

void close_on_exec(int fd)
{
    fcntl(fd, F_SETFD, FD_CLOEXEC);
}

/* A file without a name, which ends with us. */
int unnamed_file(void)
{
#ifdef __linux__
    const int fd = memfd_create("judge", MFD_CLOEXEC);
#else
    char path[] = "/tmp/judge-XXXXXX";
    const int fd = mkstemp(path);
    unlink(path);
    close_on_exec(fd);
#endif
    if (fd < 0) {
        fail_errno("cannot make a file", NULL);
    }
    return fd;
}

bool read_whole(int fd, void *to, size_t bytes)
{
    for (size_t done = 0; done < bytes;) {
        const ssize_t got = read(fd, (char *)to + done, bytes - done);
        if (got == 0 || (got < 0 && errno != EINTR)) {
            return false;
        }
        done += got > 0 ? (size_t)got : 0;
    }
    return true;
}

bool write_whole(int fd, const void *from, size_t bytes)
{
    for (size_t done = 0; done < bytes;) {
        const ssize_t wrote = write(fd, (const char *)from + done, bytes - done);
        if (wrote < 0 && errno != EINTR) {
            return false;
        }
        done += wrote > 0 ? (size_t)wrote : 0;
    }
    return true;
}

void write_all(int fd, const void *bytes, size_t length)
{
    if (!write_whole(fd, bytes, length)) {
        fail_errno("cannot write a file: is the disk full?", NULL);
    }
}

void read_at(int fd, void *to, size_t bytes, int64_t at)
{
    for (size_t done = 0; done < bytes;) {
        const ssize_t got = pread(fd, (char *)to + done, bytes - done, (off_t)(at + (int64_t)done));
        if (got == 0) {
            fail("the file of the cases has become shorter", NULL);
        }
        if (got < 0 && errno != EINTR) {
            fail_errno("cannot read the cases", NULL);
        }
        done += got > 0 ? (size_t)got : 0;
    }
}

void copy_range(int from, int64_t at, int64_t bytes, int to)
{
    static char buffer[16384];
    while (bytes > 0) {
        const size_t part = bytes < (int64_t)sizeof buffer ? (size_t)bytes : sizeof buffer;
        read_at(from, buffer, part, at);
        write_all(to, buffer, part);
        at += (int64_t)part;
        bytes -= (int64_t)part;
    }
}

/* Copies what is left to read; gives how much that was, or -1 where it cannot be read. */
int64_t copy_rest(int from, int to)
{
    static char buffer[16384];
    int64_t bytes = 0;
    for (ssize_t got; (got = read(from, buffer, sizeof buffer)) != 0; bytes += got > 0 ? got : 0) {
        if (got < 0 && errno != EINTR) {
            return -1;
        }
        write_all(to, buffer, got > 0 ? (size_t)got : 0);
    }
    return bytes;
}

/* Copies a plain file to where there is none yet. */
void copy_file(const char *from, const char *to)
{
    const int source = open(from, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    const int copy = open(to, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0755);
    if (source < 0 || copy < 0 || copy_rest(source, copy) < 0 || close(copy) != 0) {
        fail_errno("cannot copy", source < 0 ? from : to);
    }
    close(source);
}

static bool remove_entry(int parent, const char *name)
{
    if (unlinkat(parent, name, 0) == 0 || errno == ENOENT) {
        return true;
    }
    fchmodat(parent, name, 0700, 0);
    const int fd = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    DIR *folder = fd >= 0 ? fdopendir(fd) : NULL;
    for (const struct dirent *entry; folder != NULL && (entry = readdir(folder)) != NULL;) {
        if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0) {
            remove_entry(fd, entry->d_name);
        }
    }
    if (folder != NULL) {
        closedir(folder);
    }
    return unlinkat(parent, name, AT_REMOVEDIR) == 0;
}

bool remove_tree(const char *path)
{
    return remove_entry(AT_FDCWD, path);
}

/* ---- what a person sees ---- */

/* Outside of ASCII only what surely can be seen is shown as it is: quotation marks, Japanese, Korean and
   Chinese letters. The rest may be a no-break space, a filler, a zero-width sign, or no UTF-8 at all. */
static bool is_visible(int code)
{
    static const int ranges[][2] = {{0x2018, 0x201d}, {0x3001, 0x3029}, {0x3041, 0x3096}, {0x309b, 0x30ff},
                                    {0x3131, 0x3163}, {0x3165, 0x318e}, {0x4e00, 0x9fff}, {0xac00, 0xd7a3}};
    for (size_t i = 0; i < sizeof ranges / sizeof ranges[0]; i++) {
        if (code >= ranges[i][0] && code <= ranges[i][1]) {
            return true;
        }
    }
    return false;
}

void show(FILE *to, const void *bytes, size_t length, const char *escaped)
{
    const unsigned char *at = bytes;
    for (const unsigned char *end = at + length; at < end; at++) {
        if (*at >> 4 == 14 && end - at > 2 && at[1] >> 6 == 2 && at[2] >> 6 == 2
            && is_visible((at[0] & 15) << 12 | (at[1] & 63) << 6 | (at[2] & 63))) {
            fwrite(at, 1, 3, to);
            at += 2;
        } else if (*at >= ' ' && *at <= '~') {
            fputs(strchr(escaped, *at) != NULL ? "\\" : "", to);
            putc(*at, to);
        } else if (*at == '\t' || *at == '\r' || *at == '\0') {
            fputs(*at == '\t' ? "\\t" : *at == '\r' ? "\\r" : "\\0", to);
        } else {
            fprintf(to, "\\x%02x", (unsigned)*at);
        }
    }
}

void show_name(FILE *to, const char *name)
{
    show(to, name, strlen(name), "\\");
}

/* ---- the report ---- */

/* The first line of a problem. */
void print_line(enum verdict verdict, int64_t passed, int64_t tried, int64_t ms, int64_t kb)
{
    const bool coloured =
        isatty(STDOUT_FILENO) && (getenv("NO_COLOR") == NULL || *getenv("NO_COLOR") == '\0');
    char counts[48];
    show_progress(NULL);
    snprintf(counts, sizeof counts, "%" PRId64 "/%" PRId64, passed, tried);
    printf("%s%-3s%s  %-*s %*s  %13s  %6" PRId64 " ms  %7.1f MB\n",
           !coloured       ? ""
           : verdict == AC ? "\033[32m"
                           : "\033[31m",
           verdict_name[verdict], coloured ? "\033[0m" : "", heading.folder_width, heading.folder,
           heading.number_width, heading.number, counts, ms, (double)(kb * 10 / 1024) / 10);
}

/* A verdict that nobody can read is none. */
bool report_written(void)
{
    return fflush(stdout) == 0 && !ferror(stdout);
}

bool watched(void)
{
    return isatty(STDERR_FILENO);
}

int watched_columns(void)
{
    struct winsize size = {0};
    return ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : 80;
}

/* NULL: takes it away. */
void show_progress(const char *text)
{
    if (watched()) {
        fprintf(stderr, "\r%.*s\033[K", watched_columns() - 1, text != NULL ? text : "");
        fflush(stderr);
    }
}
