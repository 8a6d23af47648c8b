/*
 * judge - runs one program on a stream of cases and gives the verdict.
 *
 * usage: judge [-t MS] [-m MB] [-o KB] [-f] [-v] [-k PREFIX] [-p FILE] program [argument]... <cases
 *
 * The stream holds, for every case, a header line and then the bytes that it counts:
 *
 *     case LABEL INPUT_BYTES ANSWER_BYTES
 *     <input><answer>
 *
 * Output: with -v a line for every case; then "VERDICT PASSED TRIED SLOWEST_MS PEAK_KB", the only line
 * that starts at column 0; then, unless the verdict is AC, what went wrong.
 * The verdict is the worst of all cases: JE (our own data are wrong), RE, TLE, MLE, OLE, WA, AC.
 * Exit status: 0 AC, 1 any other verdict, 2 wrong call.
 *
 * Time is the larger of wall-clock and CPU time. Memory is the peak of the pages touched: a large static
 * array counts only for the part that is used. The kernel counts our own peak into a child's, so we read
 * the stream case by case and stay small.
 * Linux: whatever the program leaves running is found and ended, as we are its "subreaper".
 * macOS: only its process group is ended, and memory is looked at only when the program has ended.
 */
#define _DARWIN_C_SOURCE /* wait4 on macOS */
#define _DEFAULT_SOURCE  /* wait4 on Linux */
#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/select.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

extern char **environ;

/* Mildest first, so that the larger of two verdicts is the worse one. */
enum verdict { AC, WA, OLE, MLE, TLE, RE, JE, VERDICTS };
static const char *const verdict_name[VERDICTS] = {"AC", "WA", "OLE", "MLE", "TLE", "RE", "JE"};

enum {
    ERROR_KEPT = 2000, /* bytes of the program's stderr that the report may show */
    INPUT_SHOWN = 300, /* bytes of the input that the report shows */
    LINE_SHOWN = 60,   /* bytes of a differing line that the report shows */
    LATE_CASES = 5     /* so many TLE, and the rest is not tried */
};
static const int64_t MILLISECOND = 1000000; /* in nanoseconds */
static const int64_t LOOK_EVERY = 20000000; /* nanoseconds between two looks at the memory */

struct test_case {
    char label[64];
    int64_t input_bytes; /* the input itself lies in the input file */
    int64_t answer_bytes;
    unsigned char *answer;
};

/* What the program writes: the first `room` bytes are kept, the rest is only counted. */
struct capture {
    int fd; /* -1 after the end */
    unsigned char *bytes;
    size_t room;
    size_t length;
    int64_t seen;
};

struct run {
    enum verdict verdict;
    int status; /* as wait4 gives it */
    bool left_process;
    int64_t time_ns;
    int64_t cpu_ns;
    int64_t peak_kb;
    struct capture out;
    struct capture err;
};

static int64_t limit_ms = 1000;
static int64_t limit_mb = 128;
static int64_t limit_kb = 64; /* of output */
static bool stop_at_failure;
static bool every_case;
static const char *keep_prefix;
static int progress_fd = -1;

static int64_t verdicts[VERDICTS]; /* how many cases got which verdict */
static int64_t tried;
static int64_t slowest_ns;
static int64_t peak_kb;

static int input_writer; /* the input file, open for us to write */
static int input_reader; /* the same file, open for the program to read */
static posix_spawnattr_t spawn_attributes;

static volatile sig_atomic_t child_ended;
static volatile sig_atomic_t child_running;
static volatile sig_atomic_t stop_signal;

static int64_t now_ns(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

/* Rounded up, so that a time over the limit is never shown as the limit itself. */
static int64_t in_ms(int64_t ns)
{
    return (ns + MILLISECOND - 1) / MILLISECOND;
}

/* ---- report ---- */

/* Writes bytes with all that is invisible as an escape. Outside ASCII only CJK and Hangul (U+3001..U+D7A3
   in UTF-8) are shown as they are: the rest may be a no-break space, a zero-width character or no UTF-8. */
static void show(FILE *to, const unsigned char *bytes, size_t length)
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
        if (c == '"' || c == '\\') {
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

/* Writes the first lines of a text, indented. `length` bytes are at hand of the `total` that it has. */
static void show_text(FILE *to, const char *title, const unsigned char *text, size_t length, int64_t total)
{
    size_t at = 0;
    fprintf(to, "  %s:%s\n", title, total == 0 ? " empty" : "");
    for (int lines = 0; at < length && lines < 10; lines++) {
        const unsigned char *newline = memchr(text + at, '\n', length - at);
        const size_t end = newline != NULL ? (size_t)(newline - text) : length;
        fputs("    ", to);
        show(to, text + at, end - at);
        putc('\n', to);
        at = newline != NULL ? end + 1 : end;
    }
    if ((int64_t)at < total) {
        fprintf(to, "    ... %" PRId64 " more bytes\n", total - (int64_t)at);
    }
}

/* The one line at column 0. */
static void print_verdict(enum verdict verdict)
{
    printf("%s %" PRId64 " %" PRId64 " %" PRId64 " %" PRId64 "\n", verdict_name[verdict], verdicts[AC], tried,
           in_ms(slowest_ns), peak_kb);
}

/* Called after every case; the file is written at most ten times a second. The number only grows, so
   writing over it never leaves a digit behind, and a reader never finds an empty file. */
static void write_progress(bool final)
{
    static int64_t last_ns;
    if (progress_fd < 0 || (!final && now_ns() - last_ns < 100 * MILLISECOND)) {
        return;
    }
    char text[32];
    const int length = snprintf(text, sizeof text, "%" PRId64 "\n", tried);
    if (pwrite(progress_fd, text, (size_t)length, 0) != length) {
        progress_fd = -1; /* progress is a courtesy: it never changes a verdict */
    }
    last_ns = now_ns();
}

/* Ends with JE. `quoted` may be NULL. */
static void judge_error(const char *what, const char *quoted, size_t length)
{
    write_progress(true);
    print_verdict(JE);
    printf("  %s", what);
    if (quoted != NULL) {
        fputs(": \"", stdout);
        show(stdout, (const unsigned char *)quoted, length);
        putchar('"');
    }
    putchar('\n');
    fflush(stdout);
    exit(1);
}

static void system_error(const char *what)
{
    char text[200];
    snprintf(text, sizeof text, "%s: %s", what, strerror(errno));
    judge_error(text, NULL, 0);
}

static void *allocate(size_t bytes)
{
    void *memory = malloc(bytes);
    if (memory == NULL) {
        system_error("no memory for the judge");
    }
    return memory;
}

/* ---- comparison ---- */

/* A text without its trailing blanks and empty lines. A \r is no blank: a judge may refuse it. */
struct text {
    const unsigned char *at;
    const unsigned char *end;
};

static struct text trimmed(const unsigned char *at, size_t length)
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
    show(to, line.at + (length - left), left < LINE_SHOWN ? left : LINE_SHOWN);
    fprintf(to, "\"%s", left > LINE_SHOWN ? "..." : "");
}

/* How many lines differ, by position; the first of them is written to `report` unless that is NULL. */
static int64_t compare(struct text got, struct text wanted, FILE *report)
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
            while (a.at + same < a.end && b.at + same < b.end && a.at[same] == b.at[same]) {
                same++;
            }
            const size_t from = same > LINE_SHOWN / 2 ? same - LINE_SHOWN / 4 : 0;
            fprintf(report, "  line %" PRId64 ": got ", number);
            show_line(report, a, from);
            fputs(", wanted ", report);
            show_line(report, b, from);
            putc('\n', report);
        }
    }
    return differing;
}

/* ---- cases ---- */

static void read_exactly(void *to, size_t bytes, const char *label)
{
    if (fread(to, 1, bytes, stdin) != bytes) {
        judge_error("the stream ends inside case", label, strlen(label));
    }
}

/* A header is good when it is what we would have written ourselves. */
static bool parse_header(const char *header, size_t length, struct test_case *c)
{
    for (size_t i = 0; i < length; i++) {
        if (header[i] < ' ' || header[i] > '~') {
            return false;
        }
    }
    char again[128];
    int64_t input;
    int64_t answer;
    if (sscanf(header, "case %63s %10" SCNd64 " %10" SCNd64, c->label, &input, &answer) != 3) {
        return false;
    }
    snprintf(again, sizeof again, "case %s %" PRId64 " %" PRId64, c->label, input, answer);
    c->input_bytes = input;
    c->answer_bytes = answer;
    return strcmp(again, header) == 0 && input >= 0 && answer >= 0;
}

/* Reads a case: the answer into c, the input into the input file. False at the end of the stream. */
static bool read_case(struct test_case *c)
{
    static char buffer[16384];
    char header[128];
    size_t length = 0;
    int byte;
    while ((byte = getchar()) != EOF && byte != '\n' && length < sizeof header - 1) {
        header[length++] = (char)byte;
    }
    if (byte == EOF && ferror(stdin)) {
        system_error("cannot read the cases");
    }
    if (byte == EOF && length == 0) {
        return false;
    }
    header[length] = '\0';
    if (byte != '\n' || !parse_header(header, length, c)) {
        judge_error("not a header of the form \"case LABEL INPUT_BYTES ANSWER_BYTES\"", header, length);
    }
    if (c->answer_bytes > limit_kb * 1024) {
        judge_error("the answer is longer than the output limit in case", c->label, strlen(c->label));
    }
    for (int64_t done = 0; done < c->input_bytes;) {
        const int64_t left = c->input_bytes - done;
        const size_t part = left < (int64_t)sizeof buffer ? (size_t)left : sizeof buffer;
        read_exactly(buffer, part, c->label);
        if (pwrite(input_writer, buffer, part, (off_t)done) != (ssize_t)part) {
            system_error("cannot write the input file");
        }
        done += (int64_t)part;
    }
    if (ftruncate(input_writer, (off_t)c->input_bytes) != 0) {
        system_error("cannot cut the input file");
    }
    read_exactly(c->answer, (size_t)c->answer_bytes, c->label);
    const struct text answer = trimmed(c->answer, (size_t)c->answer_bytes);
    if (answer.at == answer.end) {
        judge_error("the answer is empty in case", c->label, strlen(c->label));
    }
    return true;
}

/* ---- running the program ---- */

static void on_signal(int number)
{
    if (number == SIGCHLD) {
        child_ended = 1;
    } else if (child_running) {
        stop_signal = number; /* run_once ends the program first */
    } else {
        signal(number, SIG_DFL);
        raise(number);
    }
}

static void make_pipe(int ends[2])
{
    if (pipe(ends) != 0) {
        system_error("cannot make a pipe");
    }
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    if (ends[0] >= FD_SETSIZE) {
        judge_error("the judge was started with too many open files", NULL, 0);
    }
}

/* Starts the program in a process group of its own, with the input file, and gives its pid. */
static pid_t start(char **argv, struct capture *out, struct capture *err)
{
    int out_ends[2];
    int err_ends[2];
    posix_spawn_file_actions_t actions;
    pid_t pid;
    make_pipe(out_ends);
    make_pipe(err_ends);
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, input_reader, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, out_ends[1], STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, err_ends[1], STDERR_FILENO);
    lseek(input_reader, 0, SEEK_SET);
    const int error = posix_spawnp(&pid, argv[0], &actions, &spawn_attributes, argv, environ);
    if (error != 0) {
        char text[200];
        snprintf(text, sizeof text, "cannot start the program (%s)", strerror(error));
        judge_error(text, argv[0], strlen(argv[0]));
    }
    posix_spawn_file_actions_destroy(&actions);
    close(out_ends[1]);
    close(err_ends[1]);
    out->fd = out_ends[0];
    err->fd = err_ends[0];
    return pid;
}

/* One read; to be called when there is something to read. */
static void take(struct capture *c)
{
    unsigned char dropped[16384];
    const size_t free_bytes = c->room - c->length;
    const ssize_t got =
        free_bytes > 0 ? read(c->fd, c->bytes + c->length, free_bytes) : read(c->fd, dropped, sizeof dropped);
    if (got > 0) {
        c->seen += got;
        c->length += free_bytes > 0 ? (size_t)got : 0;
    } else if (got == 0 || errno != EINTR) {
        close(c->fd);
        c->fd = -1;
    }
}

/* Takes what still lies in the pipe, without waiting and no more than a limit needs, and closes it. */
static void take_rest(struct capture *c)
{
    struct pollfd ready = {.fd = c->fd, .events = POLLIN};
    while (c->fd >= 0 && c->seen <= (int64_t)c->room && poll(&ready, 1, 0) > 0) {
        take(c);
    }
    if (c->fd >= 0) {
        close(c->fd);
        c->fd = -1;
    }
}

/* Waits until there is something to read, a child ends, or the time is over. SIGCHLD is let in only here,
   so that none can slip through between a look at child_ended and the wait. */
static void wait_for_event(struct run *r, int64_t wait_ns)
{
    fd_set ready;
    FD_ZERO(&ready);
    if (r->out.fd >= 0) {
        FD_SET(r->out.fd, &ready);
    }
    if (r->err.fd >= 0) {
        FD_SET(r->err.fd, &ready);
    }
    const int highest = r->out.fd > r->err.fd ? r->out.fd : r->err.fd;
    const struct timespec wait = {.tv_sec = 0, .tv_nsec = wait_ns > 0 ? (long)wait_ns : 0};
    sigset_t none;
    sigemptyset(&none);
    if (pselect(highest + 1, &ready, NULL, NULL, &wait, &none) <= 0) {
        return;
    }
    if (r->out.fd >= 0 && FD_ISSET(r->out.fd, &ready)) {
        take(&r->out);
    }
    if (r->err.fd >= 0 && FD_ISSET(r->err.fd, &ready)) {
        take(&r->err);
    }
}

#ifdef __linux__
static int64_t resident_kb(pid_t pid)
{
    char path[64];
    long long pages = 0;
    snprintf(path, sizeof path, "/proc/%lld/statm", (long long)pid);
    FILE *file = fopen(path, "re");
    if (file != NULL) {
        if (fscanf(file, "%*s %lld", &pages) != 1) {
            pages = 0;
        }
        fclose(file);
    }
    return pages * sysconf(_SC_PAGESIZE) / 1024;
}

/* Kills our own children, as /proc lists them, and says how many. No pid can be taken by another process
   meanwhile: it stays in use until we wait for it. */
static int kill_children(void)
{
    int killed = 0;
    DIR *proc = opendir("/proc");
    for (const struct dirent *entry; proc != NULL && (entry = readdir(proc)) != NULL;) {
        char path[300];
        char stat[512];
        snprintf(path, sizeof path, "/proc/%s/stat", entry->d_name);
        FILE *file = isdigit((unsigned char)entry->d_name[0]) ? fopen(path, "re") : NULL;
        if (file == NULL) {
            continue;
        }
        stat[fread(stat, 1, sizeof stat - 1, file)] = '\0';
        fclose(file);
        const char *after_name = strrchr(stat, ')'); /* a name may hold blanks and brackets */
        const pid_t pid = (pid_t)strtol(entry->d_name, NULL, 10);
        int parent = 0;
        if (after_name != NULL && sscanf(after_name, ") %*c %d", &parent) == 1 && parent == getpid()) {
            killed += kill(pid, SIGKILL) == 0;
        }
    }
    if (proc != NULL) {
        closedir(proc);
    }
    return killed;
}
#else
static int64_t resident_kb(pid_t pid)
{
    (void)pid;
    return 0;
}
#endif

/* Ends whatever the program, which we have waited for, has left behind; says whether there was anything.
   A subreaper inherits every orphan, so on Linux "no child left" means that nothing is left at all. */
static bool end_leftovers(pid_t group)
{
    bool found = kill(-group, SIGKILL) == 0;
#ifdef __linux__
    const int64_t start_ns = now_ns();
    for (;;) {
        const pid_t pid = waitpid(-1, NULL, WNOHANG);
        if (pid < 0) {
            return found;
        }
        found = true;
        if (pid > 0) {
            continue;
        }
        if (kill_children() == 0) {
            poll(NULL, 0, 1);
        } else {
            waitpid(-1, NULL, 0); /* killed, so it comes soon */
        }
        if (now_ns() - start_ns > 10000 * MILLISECOND) {
            judge_error("cannot end the processes that the program has left behind", NULL, 0);
        }
    }
#else
    return found;
#endif
}

static int64_t nanoseconds(struct timeval time)
{
    return (int64_t)time.tv_sec * 1000000000 + (int64_t)time.tv_usec * 1000;
}

/* Runs the program on the input file and finds everything but whether the output is right. */
static void run_once(char **argv, struct run *r)
{
    struct rusage used;
    const int64_t limit_ns = limit_ms * MILLISECOND;
    r->out.length = r->err.length = 0;
    r->out.seen = r->err.seen = 0;
    r->peak_kb = 0;
    child_ended = 0;
    child_running = 1;

    const int64_t start_ns = now_ns();
    const pid_t pid = start(argv, &r->out, &r->err);
    for (int64_t next_look = LOOK_EVERY;;) {
        if (child_ended) {
            child_ended = 0;
            if (wait4(pid, &r->status, WNOHANG, &used) == pid) {
                break;
            }
        }
        const int64_t passed = now_ns() - start_ns;
        if (passed >= next_look) {
            const int64_t kb = resident_kb(pid);
            r->peak_kb = kb > r->peak_kb ? kb : r->peak_kb;
            next_look = passed + LOOK_EVERY;
        }
        const bool too_large = r->peak_kb > limit_mb * 1024 || r->out.seen > limit_kb * 1024;
        if (stop_signal || passed > limit_ns || too_large) {
            kill(-pid, SIGKILL);
            kill(pid, SIGKILL); /* it may have changed its group */
            while (wait4(pid, &r->status, 0, &used) < 0 && errno == EINTR) {
            }
            break;
        }
        const int64_t wake = next_look < limit_ns + 1 ? next_look : limit_ns + 1;
        wait_for_event(r, wake - passed);
    }
    r->time_ns = now_ns() - start_ns;
    r->left_process = end_leftovers(pid);
    take_rest(&r->out);
    take_rest(&r->err);
    child_running = 0;
    if (stop_signal) {
        on_signal(stop_signal);
    }

    r->cpu_ns = nanoseconds(used.ru_utime) + nanoseconds(used.ru_stime);
    r->time_ns = r->cpu_ns > r->time_ns ? r->cpu_ns : r->time_ns;
#ifdef __APPLE__
    const int64_t kb = used.ru_maxrss / 1024;
#else
    const int64_t kb = used.ru_maxrss;
#endif
    r->peak_kb = kb > r->peak_kb ? kb : r->peak_kb;

    /* A crash counts only when no limit was passed before it: we kill what passes one. */
    const bool crashed = !WIFEXITED(r->status) || WEXITSTATUS(r->status) != 0;
    if (r->left_process) {
        r->verdict = RE;
    } else if (r->time_ns > limit_ns) {
        r->verdict = TLE;
    } else if (r->peak_kb > limit_mb * 1024) {
        r->verdict = MLE;
    } else if (r->out.seen > limit_kb * 1024) {
        r->verdict = OLE;
    } else {
        r->verdict = crashed ? RE : AC;
    }
}

static void run_case(char **argv, const struct test_case *c, struct run *r)
{
    run_once(argv, r);
    if (r->verdict == TLE && r->cpu_ns <= limit_ms * MILLISECOND) {
        run_once(argv, r); /* late by the wall clock alone: a busy machine, or a sleeper, who is late again */
    }
    if (r->verdict == AC) {
        const struct text got = trimmed(r->out.bytes, r->out.length);
        const struct text wanted = trimmed(c->answer, (size_t)c->answer_bytes);
        r->verdict = compare(got, wanted, NULL) == 0 ? AC : WA;
    }
}

/* ---- the first failure ---- */

static void describe_status(FILE *to, int status)
{
    static const struct {
        int number;
        const char *name;
    } names[] = {{SIGABRT, "SIGABRT"}, {SIGALRM, "SIGALRM"}, {SIGBUS, "SIGBUS"},  {SIGFPE, "SIGFPE"},
                 {SIGHUP, "SIGHUP"},   {SIGILL, "SIGILL"},   {SIGINT, "SIGINT"},  {SIGKILL, "SIGKILL"},
                 {SIGPIPE, "SIGPIPE"}, {SIGSEGV, "SIGSEGV"}, {SIGSYS, "SIGSYS"},  {SIGTERM, "SIGTERM"},
                 {SIGTRAP, "SIGTRAP"}, {SIGXCPU, "SIGXCPU"}, {SIGXFSZ, "SIGXFSZ"}};
    if (WIFEXITED(status)) {
        fprintf(to, "exit status %d", WEXITSTATUS(status));
        return;
    }
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        if (names[i].number == WTERMSIG(status)) {
            fputs(names[i].name, to);
            return;
        }
    }
    fprintf(to, "signal %d", WTERMSIG(status));
}

/* Says what went wrong in a case; called while its input still lies in the input file. */
static void describe(FILE *to, const struct test_case *c, const struct run *r)
{
    fprintf(to, "  case %s: %s", c->label, verdict_name[r->verdict]);
    if (r->verdict == RE) {
        fputs(", ", to);
        if (r->left_process) {
            fputs("left a process behind", to);
        } else {
            describe_status(to, r->status);
        }
    } else if (r->verdict == TLE) {
        fprintf(to, ", %" PRId64 " ms, limit %" PRId64 " ms", in_ms(r->time_ns), limit_ms);
    } else if (r->verdict == MLE) {
        fprintf(to, ", %" PRId64 " KB, limit %" PRId64 " KB", r->peak_kb, limit_mb * 1024);
    } else if (r->verdict == OLE) {
        fprintf(to, ", more than %" PRId64 " KB of output", limit_kb);
    }
    putc('\n', to);

    unsigned char input[INPUT_SHOWN];
    const ssize_t shown = pread(input_reader, input, sizeof input, 0);
    show_text(to, "input", input, shown > 0 ? (size_t)shown : 0, c->input_bytes);
    if (r->verdict == WA || r->verdict == RE) {
        const struct text got = trimmed(r->out.bytes, r->out.length);
        const struct text wanted = trimmed(c->answer, (size_t)c->answer_bytes);
        const int64_t lines = compare(got, wanted, to);
        if (lines == 0) {
            fputs("  the output itself is right\n", to);
        } else {
            fprintf(to, "  %" PRId64 " %s\n", lines, lines == 1 ? "line differs" : "lines differ");
        }
    }
    if (r->err.seen > 0) {
        show_text(to, "stderr", r->err.bytes, r->err.length, r->err.seen);
    }
}

/* Opens PREFIX and a suffix for writing. */
static FILE *open_kept(const char *suffix)
{
    const size_t bytes = strlen(keep_prefix) + strlen(suffix) + 1;
    char *path = allocate(bytes);
    snprintf(path, bytes, "%s%s", keep_prefix, suffix);
    FILE *file = fopen(path, "wb");
    if (file == NULL) {
        system_error("cannot write the file of -k");
    }
    free(path);
    return file;
}

static void keep_case(const struct test_case *c)
{
    char buffer[4096];
    ssize_t got;
    FILE *input = open_kept(".in");
    FILE *answer = open_kept(".out");
    for (off_t at = 0; (got = pread(input_reader, buffer, sizeof buffer, at)) > 0; at += (off_t)got) {
        fwrite(buffer, 1, (size_t)got, input);
    }
    fwrite(c->answer, 1, (size_t)c->answer_bytes, answer);
    const bool failed = ferror(input) || ferror(answer);
    if (fclose(input) != 0 || fclose(answer) != 0 || failed || got < 0) {
        system_error("cannot write the file of -k");
    }
}

/* ---- start ---- */

static void usage(void)
{
    fputs("usage: judge [-t MS] [-m MB] [-o KB] [-f] [-v] [-k PREFIX] [-p FILE] "
          "program [argument]... <cases\n"
          "  -t MS      time limit of a case in milliseconds, 1..600000 (1000)\n"
          "  -m MB      memory limit in MiB, 1..65536 (128)\n"
          "  -o KB      output limit in KiB, 1..16384 (64)\n"
          "  -f         stop at the first case that is not AC\n"
          "  -v         print a line for every case\n"
          "  -k PREFIX  keep the first case that is not AC as PREFIX.in and PREFIX.out\n"
          "  -p FILE    write the number of cases done so far into FILE, now and then\n",
          stderr);
    exit(2);
}

static int64_t option_number(int64_t highest)
{
    char *end;
    errno = 0;
    const long long number = strtoll(optarg, &end, 10);
    if (!isdigit((unsigned char)optarg[0]) || *end != '\0' || errno != 0 || number < 1 || number > highest) {
        usage();
    }
    return number;
}

/* Gives the options' first word after them, the program. */
static char **read_options(int argc, char **argv)
{
    int option;
    while ((option = getopt(argc, argv, "+t:m:o:fvk:p:")) != -1) { /* +: stop at the program */
        switch (option) {
        case 't': limit_ms = option_number(600000); break;
        case 'm': limit_mb = option_number(65536); break;
        case 'o': limit_kb = option_number(16384); break;
        case 'f': stop_at_failure = true; break;
        case 'v': every_case = true; break;
        case 'k': keep_prefix = optarg; break;
        case 'p':
            progress_fd = open(optarg, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
            if (progress_fd < 0) {
                perror(optarg);
                exit(2);
            }
            break;
        default: usage();
        }
    }
    if (optind == argc) {
        usage();
    }
    return argv + optind;
}

/* The program must see nothing of ours but 0, 1 and 2: neither our files nor those that we were given. */
static void close_on_exec(void)
{
    int fd;
    while ((fd = open("/dev/null", O_RDWR)) >= 0 && fd <= 2) {
    }
    close(fd);
    DIR *open_files = opendir("/dev/fd");
    if (open_files == NULL) {
        system_error("cannot list the open files");
    }
    for (const struct dirent *entry; (entry = readdir(open_files)) != NULL;) {
        fd = isdigit((unsigned char)entry->d_name[0]) ? (int)strtol(entry->d_name, NULL, 10) : 0;
        if (fd > 2) {
            fcntl(fd, F_SETFD, FD_CLOEXEC);
        }
    }
    closedir(open_files);
}

static void open_input_file(void)
{
    const char *folder = getenv("TMPDIR");
    char path[4096];
    snprintf(path, sizeof path, "%s/judge-XXXXXX", folder != NULL && folder[0] != '\0' ? folder : "/tmp");
    input_writer = mkstemp(path);
    if (input_writer < 0) {
        system_error("cannot make the input file");
    }
    fcntl(input_writer, F_SETFD, FD_CLOEXEC);
    input_reader = open(path, O_RDONLY | O_CLOEXEC);
    unlink(path);
    if (input_reader < 0) {
        system_error("cannot open the input file");
    }
}

/* Our own handlers, and for the program the signals as a fresh login has them. */
static void set_signals(void)
{
    struct sigaction handler = {.sa_handler = on_signal, .sa_flags = SA_RESTART | SA_NOCLDSTOP};
    struct sigaction old;
    sigset_t set;
    sigemptyset(&set);
    signal(SIGPIPE, SIG_IGN);
    for (int number = 1; number < NSIG; number++) {
        if (sigaction(number, NULL, &old) == 0 && old.sa_handler == SIG_IGN) {
            sigaddset(&set, number);
        }
    }
    posix_spawnattr_init(&spawn_attributes);
    posix_spawnattr_setsigdefault(&spawn_attributes, &set);
    sigemptyset(&set);
    posix_spawnattr_setsigmask(&spawn_attributes, &set);
    posix_spawnattr_setpgroup(&spawn_attributes, 0);
    posix_spawnattr_setflags(&spawn_attributes,
                             POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);

    sigemptyset(&handler.sa_mask);
    sigaction(SIGCHLD, &handler, NULL);
    const int stoppers[] = {SIGHUP, SIGINT, SIGTERM};
    for (size_t i = 0; i < sizeof stoppers / sizeof stoppers[0]; i++) {
        if (sigaction(stoppers[i], NULL, &old) == 0 && old.sa_handler != SIG_IGN) { /* nohup stays nohup */
            sigaction(stoppers[i], &handler, NULL);
        }
    }
    sigaddset(&set, SIGCHLD);
    sigprocmask(SIG_SETMASK, &set, NULL);
}

static void set_up(void)
{
    const struct rlimit no_core = {0, 0};
    set_signals();
    open_input_file();
    setrlimit(RLIMIT_CORE, &no_core);
#ifdef __linux__
    if (waitpid(-1, NULL, WNOHANG) == 0) { /* a shell that turned into us by exec left them to us */
        judge_error("the judge took the place of a shell that has children; start it without exec", NULL, 0);
    }
    if (prctl(PR_SET_CHILD_SUBREAPER, 1UL, 0UL, 0UL, 0UL) != 0) {
        system_error("cannot become a subreaper");
    }
#endif
}

int main(int argc, char **argv)
{
    close_on_exec();
    char **program = read_options(argc, argv);
    set_up();

    const size_t output_bytes = (size_t)limit_kb * 1024;
    struct test_case c = {.answer = allocate(output_bytes)};
    struct run r = {.out = {.fd = -1, .bytes = allocate(output_bytes), .room = output_bytes},
                    .err = {.fd = -1, .bytes = allocate(ERROR_KEPT), .room = ERROR_KEPT}};
    char *first_failure = NULL;
    size_t first_bytes = 0;
    enum verdict worst = AC;
    int64_t not_tried = 0;

    while (read_case(&c)) {
        /* The rest is read even when it is not tried: a fault in our data must not go unseen. */
        if (verdicts[TLE] == LATE_CASES || (stop_at_failure && worst != AC)) {
            not_tried++;
            continue;
        }
        run_case(program, &c, &r);
        tried++;
        verdicts[r.verdict]++;
        slowest_ns = r.time_ns > slowest_ns ? r.time_ns : slowest_ns;
        peak_kb = r.peak_kb > peak_kb ? r.peak_kb : peak_kb;
        worst = r.verdict > worst ? r.verdict : worst;
        if (every_case) {
            printf("  %s  %s  %" PRId64 " ms  %.1f MB\n", verdict_name[r.verdict], c.label, in_ms(r.time_ns),
                   (double)r.peak_kb / 1024);
        }
        if (r.verdict != AC && first_failure == NULL) {
            FILE *report = open_memstream(&first_failure, &first_bytes);
            if (report == NULL) {
                system_error("no memory for the report");
            }
            describe(report, &c, &r);
            fclose(report);
            if (keep_prefix != NULL) {
                keep_case(&c);
            }
        }
        write_progress(false);
    }
    if (tried == 0) {
        judge_error("there are no cases", NULL, 0);
    }

    write_progress(true);
    print_verdict(worst);
    if (worst != AC) {
        fwrite(first_failure, 1, first_bytes, stdout);
    }
    if (tried - verdicts[AC] > 1) {
        const char *separator = "  verdicts: ";
        for (int v = AC; v < VERDICTS; v++) {
            if (verdicts[v] > 0) {
                printf("%s%" PRId64 " %s", separator, verdicts[v], verdict_name[v]);
                separator = ", ";
            }
        }
        putchar('\n');
    }
    if (not_tried > 0) {
        printf("  stopped after %s; %" PRId64 " %s not tried\n",
               stop_at_failure ? "the first case that is not AC" : "5 cases over the time limit", not_tried,
               not_tried == 1 ? "case" : "cases");
    }
    free(first_failure);
    free(c.answer);
    free(r.out.bytes);
    free(r.err.bytes);
    return fflush(stdout) == 0 && worst == AC ? 0 : 1; /* a verdict that is not written is no AC */
}
