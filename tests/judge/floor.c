/*
 * floor.c - what every file of the judge stands on: failing, memory, files, the clock, text that is safe to
 * print, and the lines of a report. It calls none of the others.
 */
#include "judge.h"

#include <stdarg.h>
#include <sys/ioctl.h>
#include <sys/mman.h>

const char *const verdict_name[VERDICTS] = {"AC", "--", "WA", "OLE", "MLE", "TLE", "RE", "CE", "JE"};

const char *heading = "";
const char *in_progress = "";
int master_fd = -1;
const char *called_from;
const char *build;
const char *build_path;
const char *run_folder;
long run_pid;
volatile sig_atomic_t stop_signal;

/* ---- failing ---- */

bool tell(struct result *result, const char *words)
{
    result->words_bytes = (int32_t)strlen(words);
    return write_whole(master_fd, result, sizeof *result) && write_whole(master_fd, words, (size_t)result->words_bytes);
}

void fail(const char *format, ...)
{
    struct result fault = {.is_fault = true};
    char words[2000];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(words, sizeof words, format, arguments);
    va_end(arguments);
    if (master_fd >= 0) {
        tell(&fault, words);
    } else {
        print_line(JE, 0, 0, 0, 0);
        printf("  %s\n", words);
        fflush(stdout);
    }
    _exit((long)getpid() == run_pid ? 1 : TOLD + JE); /* with a trial its workers end, and what they have started */
}

void refuse(const char *format, ...)
{
    va_list arguments;
    show_progress("%s", "");
    fputs("run_all.sh: ", stderr);
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    putc('\n', stderr);
    exit(2);
}

/* ---- memory ---- */

static void *must(void *memory)
{
    if (memory == NULL) {
        fail("no memory for the judge");
    }
    return memory;
}

void *allocate(size_t bytes) { return must(calloc(bytes + 1, 1)); }

/* The array with room for one more than `count`: twice as large whenever a power of two is full. */
void *grown(void *array, size_t count, size_t size)
{
    const bool is_full = (count & (count - 1)) == 0;
    return is_full ? must(realloc(array, (count == 0 ? 1 : 2 * count) * size)) : array;
}

/* Nobody frees it where few are made: a trial ends soon. */
char *format_text(const char *format, ...)
{
    char *text = NULL;
    va_list arguments;
    va_start(arguments, format);
    const int length = vasprintf(&text, format, arguments);
    va_end(arguments);
    return must(length < 0 ? NULL : text);
}

/* What is written to it stands in `text` when it is closed. */
FILE *open_text(char **text)
{
    static size_t bytes; /* who has to know them asks ftell() */
    return must(open_memstream(text, &bytes));
}

/* ---- the clock ---- */

int64_t now_ns(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

/* Rounded up, so that a time over the limit is never shown as the limit itself. */
int64_t in_ms(int64_t ns) { return (ns + 999999) / 1000000; }

/* ---- files ---- */

void close_on_exec(int fd) { fcntl(fd, F_SETFD, FD_CLOEXEC); }

/* A file without a name, which ends with us. */
int unnamed_file(void)
{
#ifdef __linux__
    const int fd = memfd_create("judge", MFD_CLOEXEC);
#else
    const int fd = fileno(must(tmpfile()));
#endif
    if (fd < 0) {
        fail("cannot make a file (%s)", strerror(errno));
    }
    return fd;
}

int new_file(const char *path)
{
    const int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0755);
    if (fd < 0) {
        fail("cannot make the file %s (%s)", shown(path), strerror(errno));
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

void put(int fd, const void *from, size_t bytes)
{
    if (!write_whole(fd, from, bytes)) {
        fail("cannot write a file (%s): is the disk full?", strerror(errno));
    }
}

void close_written(int fd)
{
    if (close(fd) != 0) {
        fail("cannot write a file (%s): is the disk full?", strerror(errno));
    }
}

/* Copies up to `most` bytes from where the file stands; gives how many. */
int64_t copy_bytes(int from, int64_t most, int to)
{
    static char buffer[16384];
    int64_t done = 0;
    for (ssize_t got = 1; got > 0 && done < most; done += got) {
        const int64_t left = most - done;
        got = read(from, buffer, left < (int64_t)sizeof buffer ? (size_t)left : sizeof buffer);
        if (got < 0) {
            fail("cannot read a file (%s)", strerror(errno));
        }
        put(to, buffer, (size_t)got);
    }
    return done;
}

void make_file(const char *path, struct text text)
{
    const int fd = new_file(path);
    put(fd, text.at, (size_t)(text.end - text.at));
    close_written(fd);
}

/* All of a plain file, with a zero byte behind; NULL: it cannot be read. */
char *file_text(const char *path, size_t *bytes)
{
    struct stat about;
    char *text = NULL;
    const int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd >= 0 && fstat(fd, &about) == 0) {
        *bytes = (size_t)about.st_size;
        text = allocate(*bytes);
        text = read_whole(fd, text, *bytes) ? text : NULL;
    }
    if (fd >= 0) {
        close(fd);
    }
    return text;
}

/* The next name in a folder; NULL, and it is closed, at the end or when it could not be opened. */
const char *next_name(DIR **folder)
{
    const struct dirent *entry = NULL;
    do {
        errno = 0;
        entry = *folder != NULL ? readdir(*folder) : NULL;
    } while (entry != NULL && (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0));
    if (entry == NULL && *folder != NULL) {
        closedir(*folder);
        *folder = NULL;
    }
    return entry != NULL ? entry->d_name : NULL;
}

bool remove_tree(int parent, const char *name)
{
    if (unlinkat(parent, name, 0) == 0 || errno == ENOENT) {
        return true;
    }
    fchmodat(parent, name, 0700, 0);
    const int fd = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    DIR *folder = fd >= 0 ? fdopendir(fd) : NULL;
    for (const char *below; (below = next_name(&folder)) != NULL;) {
        remove_tree(fd, below);
    }
    return unlinkat(parent, name, AT_REMOVEDIR) == 0;
}

/* Removes the folders NAME.PID of runs that are no more, and our own. */
void remove_old(const char *path, const char *name)
{
    const size_t length = strlen(name);
    DIR *folder = opendir(path);
    for (const char *entry; (entry = next_name(&folder)) != NULL;) {
        const bool named = strncmp(entry, name, length) == 0 && entry[length] == '.';
        const long pid = named ? strtol(entry + length + 1, NULL, 10) : 0;
        if (pid > 0 && (pid == run_pid || (kill((pid_t)pid, 0) != 0 && errno == ESRCH))) {
            remove_tree(AT_FDCWD, format_text("%s/%s", path, entry));
        }
    }
}

/* ---- what a person sees ---- */

/* Outside of ASCII only what surely can be seen is shown as it is: the quotation marks of compilers, Korean,
   Chinese, and some Japanese letters. The rest may be a filler, a zero-width sign, or no UTF-8 at all. */
static bool is_visible(int code)
{
    return (code >= 0x2018 && code <= 0x201d) || (code >= 0x30a1 && code <= 0x30fe)
           || (code >= 0x4e00 && code <= 0x9fff) || (code >= 0xac00 && code <= 0xd7a3);
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

char *escaped_text(const char *name, const char *escaped)
{
    char *text = NULL;
    FILE *to = open_text(&text);
    show(to, name, strlen(name), escaped);
    fclose(to);
    return text;
}

char *shown(const char *name) { return escaped_text(name, "\\"); }

/* ---- the report ---- */

void print_line(enum verdict verdict, int64_t passed, int64_t tried, int64_t ms, int64_t kb)
{
    const char *no_colour = getenv("NO_COLOR");
    const bool plain = !isatty(STDOUT_FILENO) || (no_colour != NULL && *no_colour != '\0');
    const char *colour = verdict == AC ? "\033[32m" : "\033[31m";
    char counts[48];
    show_progress("%s", "");
    snprintf(counts, sizeof counts, "%" PRId64 "/%" PRId64, passed, tried);
    printf("%s%-3s%s  %s  %13s  %6" PRId64 " ms  %5" PRId64 ".%" PRId64 " MB\n", plain ? "" : colour,
           verdict_name[verdict], plain ? "" : "\033[0m", heading, counts, ms, kb / 1024, kb % 1024 * 10 / 1024);
}

/* How many got each verdict, the worst first. */
void print_counts(const char *title, const int64_t counts[VERDICTS])
{
    const char *separator = title;
    for (int v = JE; v >= AC; v--) {
        if (counts[v] > 0) {
            printf("%s %" PRId64 " %s", separator, counts[v], verdict_name[v]);
            separator = ",";
        }
    }
    putchar('\n');
}

/* A verdict that nobody can read is none. */
bool report_written(void) { return fflush(stdout) == 0 && !ferror(stdout); }

/* Where somebody watches, one line on stderr that is written over, ten times a second at most; "" takes it away. */
void show_progress(const char *format, ...)
{
    char text[300];
    va_list arguments;
    static int64_t last_ns;
    struct winsize size = {.ws_col = 0};
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    if (isatty(STDERR_FILENO) && (text[0] == '\0' || now_ns() - last_ns >= 100000000)) {
        ioctl(STDERR_FILENO, TIOCGWINSZ, &size);
        last_ns = now_ns();
        fprintf(stderr, "\r%.*s\033[K", size.ws_col > 0 ? size.ws_col - 1 : 79, text);
        fflush(stderr);
    }
}
