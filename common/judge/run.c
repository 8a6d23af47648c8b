/* run.c - one run of a program: it is started, watched and measured (README.md, "What is counted"), and then killed
   with everything that it has started. */
#include "judge.h"

#include <sys/resource.h>
#include <sys/socket.h>

enum {
    MESSAGE_KEPT = 8192, /* bytes of what a program writes to stderr */
    MAX_FILE_MB = 64,    /* of a written file, where no folder in memory bounds it */
    LOOK_MS = 10,        /* between two looks at the processes */
    SLOW_LOOK_MS = 50,   /* the same without namespaces, where /proc lists all processes of the system */
    LATE_MS = 50,        /* over the limit before a program is killed: it may be waiting for a processor */
    MORE_PROCESSES = 4   /* that the kernel allows a program, so that a look sees that it has too many */
};

static const int64_t millisecond = 1000000; /* in nanoseconds */

static volatile sig_atomic_t child_ended;
static char *environment[7]; /* of all programs */
static int cancel_fd;        /* where the trial's end shows */
static int64_t workers;      /* of the trial, */
static int64_t others;       /* and the processes of the user that are not below it, if they count as well */

/* ---- starting ---- */

static void on_child(int number) { child_ended = number; }
static void on_pipe(int number) { (void)number; } /* not ignored, for programs would inherit that */

void use_locale_of_reader(bool is_readers)
{
    static const char *const names[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    const char *locale = "C.UTF-8";
    for (int i = 2; i >= 0 && is_readers; i--) {
        const char *value = getenv(names[i]);
        locale = value != NULL && value[0] != '\0' ? value : locale;
    }
    free(environment[3]);
    environment[3] = format_text("LC_ALL=%s", locale);
}

/* In a worker that is in its sandbox. Signals are as after a login, for programs as well; but the end of a child
   interrupts poll(). */
void prepare_runs(int trial_fd, int64_t jobs)
{
    cancel_fd = trial_fd;
    workers = jobs;
    struct sigaction handler = {.sa_handler = on_child, .sa_flags = SA_NOCLDSTOP | SA_RESTART};
    for (int number = 1; number < NSIG; number++) {
        signal(number, SIG_DFL);
    }
    sigemptyset(&handler.sa_mask);
    sigprocmask(SIG_SETMASK, &handler.sa_mask, NULL);
    sigaction(SIGCHLD, &handler, NULL);
    handler.sa_handler = on_pipe;
    sigaction(SIGPIPE, &handler, NULL);
    environment[0] = format_text("PATH=%s", getenv("PATH"));
    environment[1] = format_text("HOME=%s", sandbox.work_folder);
    environment[2] = format_text("TMPDIR=%s", sandbox.work_folder);
    use_locale_of_reader(false);
    environment[4] = format_text("OUTPUT_PATH=/dev/stdout"); /* where HackerRank's own frames of programs write to */
    environment[5] = format_text("ASAN_OPTIONS=detect_leaks=0:quarantine_size_mb=16"); /* for --sanitize */
}

/* Returns the end of a pipe to write to; what is written goes to the capture. */
static int open_capture(struct capture *c, size_t capacity)
{
    int ends[2];
    if (pipe(ends) != 0) {
        fail("cannot create a pipe (%s)", strerror(errno));
    }
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    fcntl(ends[0], F_SETFL, O_NONBLOCK);
    free(c->data);
    *c = (struct capture){.fd = ends[0], .data = allocate(capacity), .capacity = capacity};
    return ends[1];
}

/* The limit that is wanted, or the caller's own hard limit if that is lower. The program can raise it, if it is soft. */
static void set_limit(unsigned resource, rlim_t wanted, bool is_hard)
{
    struct rlimit limit;
    if (getrlimit(resource, &limit) == 0) {
        limit.rlim_cur = wanted < limit.rlim_max ? wanted : limit.rlim_max;
        limit.rlim_max = is_hard ? limit.rlim_cur : limit.rlim_max;
        setrlimit(resource, &limit);
    }
}

const char *low_limits(int64_t stack_mb, int64_t space_mb)
{
    const struct {
        unsigned resource;
        const char *option; /* of ulimit, which counts in units */
        rlim_t needed, unit;
    } limits[] = {{RLIMIT_STACK, "s", (rlim_t)stack_mb << 20, 1024},
                  {RLIMIT_AS, "v", (rlim_t)space_mb << 20, 1024},
                  {RLIMIT_DATA, "d", (rlim_t)space_mb << 20, 1024},
                  {RLIMIT_FSIZE, "f", (rlim_t)MAX_FILE_MB << 20, 1024},
                  {RLIMIT_NPROC, "u", 64, 1},
                  {RLIMIT_NOFILE, "n", 64, 1},
                  {RLIMIT_CPU, "t", 60, 1}};
    const char *text = "";
    for (size_t i = 0; i < sizeof limits / sizeof limits[0]; i++) {
        struct rlimit own;
        if (getrlimit(limits[i].resource, &own) == 0 && own.rlim_max < limits[i].needed) {
            text = format_text("%s%sulimit -%s %" PRIu64, text, *text != '\0' ? ", " : "", limits[i].option,
                               (uint64_t)(own.rlim_max / limits[i].unit));
        }
    }
    return text;
}

/* The kernel counts processes and threads: in namespaces those in them, otherwise all of the user, so that all workers'
   programs share what they may have. */
static void count_others(bool anew)
{
    static int64_t counted_ns = INT64_MIN / 2;
    if (sandbox.has_namespaces || (!anew && now_ns() - counted_ns < 1000 * millisecond)) {
        return;
    }
    others = other_processes();
    counted_ns = now_ns();
}

/* In the child, which still shares our memory (vfork) and so changes nothing but itself. */
static void exec_program(const struct execution *e, char **argv, const int files[4], volatile int *error)
{
    const int64_t own = e->most_processes + MORE_PROCESSES + 1;                     /* 1: the worker */
    const int64_t most = sandbox.has_namespaces ? own + 1 : others + own * workers; /* 1: a template */
    setsid(); /* a process group, and on many systems a share of the processors apart from the worker's */
    setpriority(PRIO_PROCESS, 0, 0);
    const struct limits *limits = &e->result.limits;
    set_limit(RLIMIT_STACK, (rlim_t)(limits->stack_mb > 0 ? limits->stack_mb : limits->mb) << 20, false);
    set_limit(RLIMIT_CORE, 0, true);
    set_limit(RLIMIT_FSIZE, (rlim_t)MAX_FILE_MB << 20, true);
    set_limit(RLIMIT_NPROC, (rlim_t)most, true);
    if ((files[3] < 0 || be_template(files[3])) && dup2(files[0], STDIN_FILENO) >= 0
        && dup2(files[1], STDOUT_FILENO) >= 0 && dup2(files[2], STDERR_FILENO) >= 0 && chdir(sandbox.work_folder) == 0
        && become_program()) {
        execve(argv[0], argv, environment);
    }
    *error = errno;
    _exit(127);
}

/* Returns the pid of the new process, or -1 if the program cannot be started. */
static pid_t start_anew(struct execution *e, char **argv, const int files[4])
{
    enum { LONGEST_MS = 512 }; /* other programs of the user may have started processes since they were counted */
    volatile int error = EAGAIN;
    for (int wait_ms = 0; wait_ms <= LONGEST_MS && error == EAGAIN; wait_ms = wait_ms == 0 ? 1 : 2 * wait_ms) {
        poll(NULL, 0, wait_ms);
        count_others(wait_ms > 0);
        error = 0;
        const pid_t pid = vfork(); // NOLINT(clang-analyzer-security.insecureAPI.vfork): fork takes twice as long
        if (pid == 0) {
            exec_program(e, argv, files, &error); // NOLINT(clang-analyzer-unix.Vfork)
        }
        if (pid < 0) {
            fail("cannot start a process (%s)", strerror(errno));
        }
        if (error == 0) {
            return pid;
        }
        waitpid(pid, NULL, 0);
    }
    e->result.how = strerror(error);
    return -1;
}

/* Starts the program, or copies an interpreter of it. With a line it is one that is going to be copied. */
static pid_t start(struct execution *e, char **argv, int input_fd, int line)
{
    const int out = open_capture(&e->out, (size_t)e->result.limits.output_kb * 1024);
    const int err = open_capture(&e->err, MESSAGE_KEPT);
    const int files[4] = {input_fd, out, err, line};
    lseek(input_fd, 0, SEEK_SET);
    pid_t pid = e->source != NULL && line < 0 ? copy_template(files, &e->saved) : 0;
    if (pid == 0) {
        pid = start_anew(e, argv, files);
    }
    close(out);
    close(err);
    return pid;
}

pid_t start_beside(char **argv, const int files[3], struct limits limits)
{
    struct execution e = {.most_processes = 1, .result = {.limits = limits}};
    const int all[4] = {files[0], files[1], files[2], -1};
    const pid_t pid = start_anew(&e, argv, all);
    if (pid < 0) {
        fail("cannot start %s (%s)", argv[0], e.result.how);
    }
    return pid;
}

/* ---- what it writes ---- */

/* One read, which does not wait; returns whether there was anything. */
static bool read_some(struct capture *c)
{
    unsigned char dropped[16384];
    const size_t room = c->capacity - c->length;
    const ssize_t got = room > 0 ? read(c->fd, c->data + c->length, room) : read(c->fd, dropped, sizeof dropped);
    if (got > 0) {
        c->written += got;
        c->length += room > 0 ? (size_t)got : 0;
    } else if (got == 0 || (errno != EINTR && errno != EAGAIN)) {
        close(c->fd);
        c->fd = -1;
    }
    return got > 0;
}

/* Reads what is left in the pipe, but not much more than `most` bytes in all, and closes it. */
static struct excerpt read_rest(struct capture *c, int64_t most)
{
    while (c->fd >= 0 && c->written <= most && read_some(c)) {
    }
    if (c->fd >= 0) {
        close(c->fd);
    }
    c->fd = -1;
    return (struct excerpt){{c->data, c->data + c->length}, c->written - (int64_t)c->length};
}

/* Waits for output, the end of a child, or the time; a child that ends just before poll() is noticed after the time. */
static void wait_for_event(struct execution *e, int64_t wait_ns)
{
    const int to_program = e->talk != NULL && has_waiting(e->talk) ? e->talk->to_program : -1;
    struct pollfd ready[] = {
        {e->out.fd, POLLIN, 0}, {e->err.fd, POLLIN, 0}, {cancel_fd, POLLIN, 0}, {to_program, POLLOUT, 0}};
    if (child_ended || poll(ready, 4, wait_ns > 0 ? (int)in_ms(wait_ns) : 0) <= 0) {
        return;
    }
    if (ready[0].revents != 0) {
        read_some(&e->out);
    }
    if (ready[1].revents != 0) {
        read_some(&e->err);
    }
    e->is_cancelled = ready[2].revents != 0; /* the trial has gone */
}

/* ---- a run ---- */

/* Watches the program until it ends or passes a limit. */
static void watch(struct execution *e, pid_t pid)
{
    const struct limits *limits = &e->result.limits;
    const int64_t limit_ns = limits->ms * millisecond;
    const int64_t latest_ns = limit_ns + LATE_MS * millisecond;
    const int64_t look_ns = (sandbox.has_namespaces ? LOOK_MS : SLOW_LOOK_MS) * millisecond;
    const int64_t start_ns = now_ns() - e->saved.cpu_ns; /* as if it had started then */
    int64_t next_look = e->saved.cpu_ns + look_ns;
    for (;;) {
        if (child_ended) {
            child_ended = 0;
            reap(e, pid);
        }
        if (e->talk != NULL && !e->has_ended) {
            talk_on(e);
        }
        e->result.clock_ns = now_ns() - start_ns - e->apart_ns;
        if (e->has_ended) {
            return;
        }
        if (e->result.clock_ns >= next_look || e->result.clock_ns - e->waited_ns > latest_ns) {
            look_at_processes(e);
            next_look = now_ns() - start_ns - e->apart_ns + look_ns;
        }
        if (e->result.clock_ns - e->waited_ns > latest_ns || e->seen_cpu_ns > limit_ns
            || e->result.peak_kb > limits->mb * 1024 || e->out.written > limits->output_kb * 1024 || e->is_crowded
            || e->is_cancelled) {
            return;
        }
        const int64_t deadline = latest_ns + e->waited_ns + 1;
        wait_for_event(e, (next_look < deadline ? next_look : deadline) - e->result.clock_ns);
    }
}

const char *describe_status(int status)
{
    return WIFEXITED(status) ? format_text(tr("exit status %d"), WEXITSTATUS(status))
                             : format_text(tr("signal %d, %s"), WTERMSIG(status), strsignal(WTERMSIG(status)));
}

/* Limits come before crashes, because the judge kills a program that passes a limit. */
static void find_verdict(struct execution *e, bool has_ended, int64_t earlier_kills)
{
    struct attempt *a = &e->result;
    if (e->is_crowded) {
        a->verdict = RE;
        a->how = format_text(tr("more than %d processes and threads at once"), e->most_processes);
    } else if (a->time_ns > a->limits.ms * millisecond) {
        a->verdict = TLE;
    } else if (a->peak_kb > a->limits.mb * 1024) {
        a->verdict = MLE;
    } else if (e->out.written > a->limits.output_kb * 1024) {
        a->verdict = OLE;
    } else if (!has_ended || !WIFEXITED(e->status) || WEXITSTATUS(e->status) != 0) {
        a->verdict = has_ended ? RE : TLE; /* killed by the clock, if only because it waited for a processor */
        a->how = describe_status(e->status);
    }
    if (a->verdict == RE && !e->is_crowded && out_of_memory_kills() > earlier_kills) {
        a->verdict = JE;
        a->how = format_text(tr("the kernel killed a process at %" PRId64 " of %" PRId64
                                " KB, because this machine or container had no more memory"),
                             a->peak_kb, a->limits.mb * 1024);
    }
}

/* Starts an interpreter that is going to be copied. If it writes anything before it opens the program, it is not. */
static void start_template(struct execution *e, char **argv)
{
    int ends[2];
    const int nothing = sealed_text((struct span){NULL, NULL});
    if (socketpair(AF_UNIX, SOCK_DGRAM, 0, ends) != 0) {
        fail("cannot create a socket (%s)", strerror(errno));
    }
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    const pid_t pid = start(e, argv, nothing, ends[1]);
    close(ends[1]);
    close(nothing);
    keep_template(pid, ends[0], e->source);
    read_rest(&e->out, 0);
    read_rest(&e->err, 0);
    if (e->out.written + e->err.written > 0) {
        give_up_templates();
    }
}

void run(struct execution *e, char **argv, int input_fd, int most_processes, struct limits limits)
{
    struct attempt *a = &e->result;
    *e = (struct execution){most_processes,  {.limits = limits},  .out = e->out,        .err = e->err,
                            .talk = e->talk, .source = e->source, .is_tool = e->is_tool};
    if (e->source != NULL && needs_template()) {
        start_template(e, argv);
    }
    child_ended = 0;
    const int64_t earlier_kills = out_of_memory_kills();
    const pid_t pid = start(e, argv, input_fd, -1);
    a->cpu_ns = e->saved.cpu_ns;
    if (pid > 0) {
        watch(e, pid);
    }
    const bool has_ended = e->has_ended;
    const int64_t own_ns = a->clock_ns - e->waited_ns;
    end_processes(e, pid);
    a->cpu_ns = e->seen_cpu_ns > a->cpu_ns ? e->seen_cpu_ns : a->cpu_ns;
    a->time_ns = own_ns > a->cpu_ns ? own_ns : a->cpu_ns;
    a->output = read_rest(&e->out, limits.output_kb * 1024);
    a->errors = read_rest(&e->err, MESSAGE_KEPT);
    if (pid > 0) {
        find_verdict(e, has_ended, earlier_kills);
    } else {
        a->verdict = CE;
    }
}
