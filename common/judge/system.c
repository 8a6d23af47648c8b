/* system.c - what the other native files stand on: the clock, files, and the progress line. */
#include "judge.h"

#include <stdarg.h>
#include <sys/mman.h>

volatile sig_atomic_t stop_signal;

int64_t now_ns(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

/* ---- files ---- */

bool read_whole(int fd, void *to, size_t size)
{
    for (size_t done = 0; done < size;) {
        const ssize_t got = read(fd, (char *)to + done, size - done);
        if (got == 0 || (got < 0 && errno != EINTR)) {
            return false;
        }
        done += got > 0 ? (size_t)got : 0;
    }
    return true;
}

bool write_whole(int fd, const void *from, size_t size)
{
    for (size_t done = 0; done < size;) {
        const ssize_t wrote = write(fd, (const char *)from + done, size - done);
        if (wrote < 0 && errno != EINTR) {
            return false;
        }
        done += wrote > 0 ? (size_t)wrote : 0;
    }
    return true;
}

bool write_to(const char *path, const char *text)
{
    const int fd = open(path, O_WRONLY | O_CLOEXEC);
    const bool is_written = fd >= 0 && write_whole(fd, text, strlen(text));
    return fd >= 0 && close(fd) == 0 && is_written;
}

static void must_write(bool is_written)
{
    if (!is_written) {
        fail("cannot write a file (%s): is the disk full?", strerror(errno));
    }
}

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
        must_write(write_whole(to, buffer, (size_t)got));
    }
    return done;
}

static const int new_file = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC;

static void must_create(bool is_created, const char *path)
{
    if (!is_created) {
        fail("cannot create %s (%s)", shown(path), strerror(errno));
    }
}

void copy_to_new(int from, int folder, const char *path)
{
    const int fd = openat(folder, path, new_file, 0755);
    must_create(fd >= 0, path);
    copy_bytes(from, INT64_MAX, fd);
    must_write(close(fd) == 0);
}

bool make_file_if_new(const char *path, struct span text)
{
    const int fd = open(path, new_file, 0644);
    if (fd < 0 && errno == EEXIST) {
        return false;
    }
    must_create(fd >= 0, path);
    must_write(write_whole(fd, text.at, (size_t)(text.end - text.at)));
    must_write(close(fd) == 0);
    return true;
}

void make_file(const char *path, struct span text) { must_create(make_file_if_new(path, text), path); }

/* An unnamed file, in memory if the system allows; sets a second descriptor of it, for reading only. */
static int new_unnamed_file(int *for_reading)
{
#ifdef __linux__
    char path[64];
    const int fd = memfd_create("judge", MFD_CLOEXEC | MFD_ALLOW_SEALING);
    snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
    *for_reading = open(path, O_RDONLY | O_CLOEXEC);
#else
    char path[] = "/tmp/judge.XXXXXX";
    const int fd = mkstemp(path);
    *for_reading = open(path, O_RDONLY | O_CLOEXEC);
    unlink(path);
#endif
    if (fd < 0 || *for_reading < 0) {
        fail("cannot create a file (%s)", strerror(errno));
    }
    return fd;
}

/* Whoever may read the file could open it anew for writing, in /proc/self/fd; but what is sealed nobody can change. */
static void seal(int fd)
{
#ifdef __linux__
    if (fcntl(fd, F_ADD_SEALS, F_SEAL_WRITE | F_SEAL_GROW | F_SEAL_SHRINK | F_SEAL_SEAL) != 0) {
        fail("cannot seal a file (%s)", strerror(errno));
    }
#endif
    must_write(close(fd) == 0);
}

int unnamed_file(void)
{
    int for_reading;
    const int fd = new_unnamed_file(&for_reading);
    close(for_reading);
    return fd;
}

int sealed_text(struct span text)
{
    int for_reading;
    const int fd = new_unnamed_file(&for_reading);
    must_write(write_whole(fd, text.at, (size_t)(text.end - text.at)));
    seal(fd);
    return for_reading;
}

int sealed_copy(int from, int64_t size)
{
    int for_reading;
    const int fd = new_unnamed_file(&for_reading);
    const bool is_whole = copy_bytes(from, size, fd) == size;
    seal(fd);
    if (!is_whole) {
        close(for_reading);
    }
    return is_whole ? for_reading : -1;
}

bool is_readable_file(const char *path)
{
    struct stat about;
    return stat(path, &about) == 0 && S_ISREG(about.st_mode) && access(path, R_OK) == 0;
}

struct span file_text(const char *path)
{
    struct stat about;
    const int fd = open(path, O_RDONLY | O_CLOEXEC);
    unsigned char *data = fd >= 0 && fstat(fd, &about) == 0 ? allocate((size_t)about.st_size) : NULL;
    if (data == NULL || !read_whole(fd, data, (size_t)about.st_size)) {
        fail("cannot read \"%s\" (%s)", shown(path), strerror(errno));
    }
    close(fd);
    return (struct span){data, data + about.st_size};
}

const char *next_name(DIR **folder)
{
    const struct dirent *entry = *folder != NULL ? readdir(*folder) : NULL;
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
        if (strcmp(below, ".") != 0 && strcmp(below, "..") != 0) {
            remove_tree(fd, below);
        }
    }
    return unlinkat(parent, name, AT_REMOVEDIR) == 0;
}

/* ---- the terminal ---- */

/* A verdict that nobody can read does not count. */
bool report_written(void) { return fflush(stdout) == 0 && !ferror(stdout); }

bool reader_has_gone(void)
{
    struct pollfd out = {.fd = STDOUT_FILENO};
    return poll(&out, 1, 0) > 0 && (out.revents & POLLERR) != 0;
}

static const char *progress_name = "";

void name_progress(const char *name) { progress_name = name; }

enum { LINE = 79 }; /* so wide a line is written over by blanks: not every terminal knows how to erase one */

/* Writes over the current line of stderr if that is a terminal, at most ten times per second. */
void progress(const char *format, ...)
{
    static int64_t last_ns;
    if (isatty(STDERR_FILENO) && now_ns() - last_ns >= 100000000) {
        va_list arguments;
        last_ns = now_ns();
        int length = fprintf(stderr, "%s: ", progress_name);
        va_start(arguments, format);
        length += vfprintf(stderr, format, arguments);
        va_end(arguments);
        fprintf(stderr, "%*s\r", length < LINE ? LINE - length : 0, "");
    }
}

void clear_progress(void)
{
    if (isatty(STDERR_FILENO)) {
        fprintf(stderr, "%*s\r", LINE, "");
    }
}
