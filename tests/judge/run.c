/*
 * run.c - one run of a program: started, watched, measured (README.md, "What is counted"), and ended with all
 * that it has started.
 */
#include "judge.h"

#include <sys/resource.h>
#ifdef __linux__
#include <sys/sysinfo.h>
#endif

enum {
    MOST_FILES = 1024, /* that a program may have open */
    MOST_FILE_MB = 64, /* of a file that it writes, where its folder is no bound */
    LOOK_MS = 10,      /* between two looks at a family, */
    LOOK_MS_OPEN = 50, /* which are dear where /proc lists the processes of everybody */
    LATE_MS = 50,      /* over the time before it is ended: it may wait for a processor just now */
    LEAVE_MS = 500     /* after the program, its helpers may take leave */
};

static const int64_t millisecond = 1000000; /* in nanoseconds */

static volatile sig_atomic_t child_ended;

/* ---- starting ---- */

static void on_child(int number)
{
    (void)number;
    child_ended = 1;
}

/* Signals are as a fresh login has them, for programs too; the end of a child interrupts poll(). */
void set_worker_signals(void)
{
    struct sigaction handler = {.sa_handler = on_child, .sa_flags = SA_NOCLDSTOP | SA_RESTART};
    for (int number = 1; number < NSIG; number++) {
        signal(number, SIG_DFL);
    }
    sigemptyset(&handler.sa_mask);
    sigprocmask(SIG_SETMASK, &handler.sa_mask, NULL);
    sigaction(SIGCHLD, &handler, NULL);
}

static void make_pipe(int ends[2])
{
    if (pipe(ends) != 0) {
        fail("cannot make a pipe (%s)", strerror(errno));
    }
    close_on_exec(ends[0]);
    close_on_exec(ends[1]);
    fcntl(ends[0], F_SETFL, O_NONBLOCK); /* a program may take back what it has written */
}

/* As much as is wanted, or as the caller's own hard limit allows. */
static void set_limit(unsigned resource, rlim_t wanted)
{
    struct rlimit limit;
    if (getrlimit(resource, &limit) == 0) {
        limit.rlim_cur = limit.rlim_max == RLIM_INFINITY || wanted < limit.rlim_max ? wanted : limit.rlim_max;
        setrlimit(resource, &limit);
    }
}

/* In the child. It still shares our memory (vfork), so it changes nothing but itself. */
static void become(const struct job *job, int out, int err, char *const *environment, volatile int *error)
{
    setpgid(0, 0);
    /* The limits are the judge's, whatever the caller's: a stack as large as the memory. */
    set_limit(RLIMIT_STACK, (rlim_t)job->limit_mb << 20);
    set_limit(RLIMIT_AS, RLIM_INFINITY);
    set_limit(RLIMIT_DATA, RLIM_INFINITY);
    set_limit(RLIMIT_CPU, RLIM_INFINITY);
    set_limit(RLIMIT_CORE, 0);
    set_limit(RLIMIT_FSIZE, (rlim_t)MOST_FILE_MB << 20);
    set_limit(RLIMIT_NOFILE, MOST_FILES);
#ifdef __linux__ /* without a box all processes of the user count, so all that there are may be his */
    struct sysinfo about = {0};
    sysinfo(&about);
    set_limit(RLIMIT_NPROC, (rlim_t)job->processes + (box.shut ? 0 : about.procs + (rlim_t)job->processes));
#endif
    if (dup2(job->input_fd, STDIN_FILENO) >= 0 && dup2(out, STDOUT_FILENO) >= 0 && dup2(err, STDERR_FILENO) >= 0
        && chdir(box.work) == 0) {
        execve(job->argv[0], job->argv, environment);
    }
    *error = errno;
    _exit(127);
}

/* Starts the program in a process group of its own and gives its pid; -1 when it cannot be started. */
static pid_t start(const struct job *job, struct run *run)
{
    static char *environment[6];
    int out_ends[2];
    int err_ends[2];
    volatile int error = 0;
    if (environment[0] == NULL) {
        const char *library_path = getenv("LD_LIBRARY_PATH");
        environment[0] = format_text("PATH=%s", getenv("PATH"));
        environment[1] = format_text("HOME=%s", box.work);
        environment[2] = format_text("TMPDIR=%s", box.work);
        environment[3] = format_text("LC_ALL=C.UTF-8");
        environment[4] = library_path != NULL ? format_text("LD_LIBRARY_PATH=%s", library_path) : NULL;
    }
    make_pipe(out_ends);
    make_pipe(err_ends);
    lseek(job->input_fd, 0, SEEK_SET);
    const pid_t pid = vfork(); // NOLINT(clang-analyzer-security.insecureAPI.vfork): fork takes twice the time
    if (pid == 0) {
        become(job, out_ends[1], err_ends[1], environment, &error); // NOLINT(clang-analyzer-unix.Vfork)
    }
    close(out_ends[1]);
    close(err_ends[1]);
    run->out.fd = out_ends[0];
    run->err.fd = err_ends[0];
    if (pid < 0) {
        fail("cannot start a process (%s)", strerror(errno));
    }
    if (error != 0) {
        waitpid(pid, NULL, 0);
        run->start_error = error;
        return -1;
    }
    return pid;
}

/* ---- what it writes ---- */

/* One read, which waits for nothing; says whether there was anything. */
static bool take(struct capture *c)
{
    unsigned char dropped[16384];
    const bool full = c->length == c->room;
    const ssize_t got = read(c->fd, full ? dropped : c->bytes + c->length, full ? sizeof dropped : c->room - c->length);
    if (got > 0) {
        c->seen += got;
        c->length += full ? 0 : (size_t)got;
    } else if (got == 0 || (errno != EINTR && errno != EAGAIN)) {
        close(c->fd);
        c->fd = -1;
    }
    return got > 0;
}

/* Takes what still lies in the pipe, no more than a limit needs, and closes it. */
static void take_rest(struct capture *c, int64_t most)
{
    while (c->fd >= 0 && c->seen <= most && take(c)) {
    }
    if (c->fd >= 0) {
        close(c->fd);
    }
    c->fd = -1;
}

/* Waits until there is something to read, a child ends, or the time is over. A child that ends just between the
   first line and poll() is seen when the time is over. */
static void wait_for_event(struct run *run, int64_t wait_ns)
{
    struct pollfd ready[] = {{run->out.fd, POLLIN, 0}, {run->err.fd, POLLIN, 0}, {master_fd, POLLIN, 0}};
    if (child_ended || poll(ready, 3, wait_ns > 0 ? (int)in_ms(wait_ns) : 0) <= 0) {
        return;
    }
    if (ready[0].revents != 0) {
        take(&run->out);
    }
    if (ready[1].revents != 0) {
        take(&run->err);
    }
    run->stopped = ready[2].revents != 0;
}

/* ---- a run ---- */

/* Watches the program until it has ended or passes a limit. */
static void watch(const struct job *job, pid_t pid, struct run *run)
{
    const int64_t limit_ns = job->limit_ms * millisecond;
    const int64_t latest_ns = limit_ns + LATE_MS * millisecond;
    const int64_t look_ns = (box.shut ? LOOK_MS : LOOK_MS_OPEN) * millisecond;
    const int64_t start_ns = now_ns();
    int64_t next_look = look_ns;
    for (;;) {
        if (child_ended) {
            child_ended = 0;
            reap(run, pid);
        }
        run->wall_ns = now_ns() - start_ns;
        if (run->ended) {
            return;
        }
        if (run->wall_ns >= next_look || run->wall_ns - run->waited_ns > latest_ns) {
#ifdef __linux__
            look_at_family(run, job->processes);
#endif
            next_look = now_ns() - start_ns + look_ns;
        }
        if (run->wall_ns - run->waited_ns > latest_ns || run->wall_ns > CLOCK_FACTOR * latest_ns
            || run->seen_cpu_ns > limit_ns || run->peak_kb > job->limit_mb * 1024
            || run->out.seen > job->limit_kb * 1024 || run->crowded || run->stopped) {
            return;
        }
        const int64_t late = latest_ns + run->waited_ns + 1;
        wait_for_event(run, (next_look < late ? next_look : late) - run->wall_ns);
    }
}

/* The program has ended. Helpers of a language may end a moment later; who stays longer was left behind. */
static bool leaves_nobody(struct run *run, pid_t pid)
{
    const int64_t until = now_ns() + LEAVE_MS * millisecond;
    while (reap(run, pid) || kill(-pid, 0) == 0) {
        if (now_ns() > until || run->stopped) {
            return false;
        }
        child_ended = 0;
        wait_for_event(run, millisecond);
    }
    return true;
}

int64_t run_time(const struct run *run)
{
    const int64_t own_ns = run->wall_ns - run->waited_ns;
    return own_ns > run->cpu_ns ? own_ns : run->cpu_ns;
}

void run_job(const struct job *job, struct run *run)
{
    *run = (struct run){.out = run->out, .err = run->err};
    run->out.length = run->err.length = 0;
    run->out.seen = run->err.seen = 0;
    child_ended = 0;
    const pid_t pid = start(job, run);
    if (pid < 0) {
        take_rest(&run->out, 0);
        take_rest(&run->err, 0);
        run->verdict = CE;
        return;
    }
    watch(job, pid, run);
    const bool ended = run->ended;
    run->left_process = ended && !leaves_nobody(run, pid);
    end_family(run, pid);
    take_rest(&run->out, job->limit_kb * 1024);
    take_rest(&run->err, (int64_t)run->err.room);
    run->cpu_ns = run->seen_cpu_ns > run->cpu_ns ? run->seen_cpu_ns : run->cpu_ns;

    /* A crash counts only when no limit was passed before it: we kill what passes one. */
    const bool crashed = !WIFEXITED(run->status) || WEXITSTATUS(run->status) != 0;
    if (run->left_process || run->crowded) {
        run->verdict = RE;
    } else if (run_time(run) > job->limit_ms * millisecond) {
        run->verdict = TLE;
    } else if (run->peak_kb > job->limit_mb * 1024) {
        run->verdict = MLE;
    } else if (run->out.seen > job->limit_kb * 1024) {
        run->verdict = OLE;
    } else { /* whom we have ended for nothing else was late by the clock alone: it waited for a processor */
        run->verdict = !ended ? TLE : crashed ? RE : AC;
    }
}
