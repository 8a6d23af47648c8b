/* processes.c - the processes of a program: its own and every one that it has started. Looks at them while they run,
   reaps what has exited, and kills the rest. On Linux, /proc lists them; elsewhere, only what the kernel reports
   at the end of a process is known. A look that fails is JE, because nothing could be measured. */
#include "judge.h"

#include <sys/resource.h>

pid_t template_pid, referee_pid;

enum {
    MAX_LOOKED_AT = 4096, /* processes that are looked at */
    GIVE_UP_MS = 10000    /* after trying for so long to kill them */
};

#ifdef __linux__
struct process {
    pid_t pid, parent;
    long long threads, kb, ticks; /* ticks of CPU time, including children that it waited for */
};

static struct process processes[MAX_LOOKED_AT];

/* The contents of /proc/PID/NAME; empty if the process has gone, or is another user's. */
static const char *proc_file(pid_t pid, const char *name)
{
    static char text[1024];
    char path[64];
    snprintf(path, sizeof path, "/proc/%lld/%s", (long long)pid, name);
    const int fd = open(path, O_RDONLY | O_CLOEXEC);
    const ssize_t got = fd >= 0 ? read(fd, text, sizeof text - 1) : -1;
    if (got < 0 && errno != ENOENT && errno != ESRCH && errno != EACCES && errno != EPERM) {
        fail("cannot inspect the program in %s (%s)", path, strerror(errno));
    }
    if (fd >= 0) {
        close(fd);
    }
    text[got > 0 ? got : 0] = '\0';
    return text;
}

static bool read_process(pid_t pid, struct process *m)
{
    long long ticks[4];
    long long pages;
    const char *after_name = strrchr(proc_file(pid, "stat"), ')'); /* a name may contain blanks and parentheses */
    if (after_name == NULL
        || sscanf(after_name,
                  ") %*c %d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lld %lld %lld %lld %*d %*d %lld %*d %*u %*u %lld",
                  &m->parent, &ticks[0], &ticks[1], &ticks[2], &ticks[3], &m->threads, &pages)
               != 7) {
        return false;
    }
    m->pid = pid;
    m->kb = pages * (sysconf(_SC_PAGESIZE) / 1024);
    m->ticks = ticks[0] + ticks[1] + ticks[2] + ticks[3];
    return true;
}

/* Moves the descendants of a process to the front, and returns how many there are. In namespaces there are no other
   processes than ours, and at most `most` are counted: a fork bomb leaves no time for more. */
static int find_processes(pid_t top, int most)
{
    int count = 0;
    int found = 0;
    DIR *proc = opendir("/proc");
    if (proc == NULL) {
        fail("cannot inspect the program in /proc (%s)", strerror(errno));
    }
    for (const char *name; (name = next_name(&proc)) != NULL;) {
        const pid_t pid = (pid_t)strtol(name, NULL, 10); /* 0: not a process */
        if (pid > 0 && pid != template_pid && pid != referee_pid
            && count < (sandbox.has_namespaces ? most : MAX_LOOKED_AT)) {
            count += read_process(pid, &processes[count]);
        }
    }
    for (int i = -1; i < found; i++) { /* the children of each that was found so far */
        const pid_t parent = i < 0 ? top : processes[i].pid;
        for (int k = found; k < count; k++) {
            const struct process m = processes[k];
            if (m.parent == parent || (sandbox.has_namespaces && m.pid != getpid())) {
                processes[k] = processes[found];
                processes[found++] = m;
            }
        }
    }
    return found;
}

/* The memory of a process, where shared pages are divided by the number of processes that share them; -1: unknown. */
static int64_t shared_kb(pid_t pid)
{
    int64_t kb = -1;
    const char *share = strstr(proc_file(pid, "smaps_rollup"), "\nPss:");
    if (share != NULL) {
        sscanf(share, " Pss: %" SCNd64, &kb);
    }
    return kb;
}

void read_memory(pid_t pid, struct cost *to)
{
    int64_t pages[2] = {0, 0};
    sscanf(proc_file(pid, "statm"), "%*d %" SCNd64 " %" SCNd64, &pages[0], &pages[1]);
    to->kb = pages[0] * (sysconf(_SC_PAGESIZE) / 1024);
    to->file_kb = pages[1] * (sysconf(_SC_PAGESIZE) / 1024);
}

/* The memory of several processes and of the template, which shares pages with them; but where it is surely no more than
   this, what it would be if they shared none, because the kernel looks at every page to tell. */
static int64_t memory_of_several(int count, int64_t enough_kb)
{
    struct cost template = {.kb = 0};
    if (template_pid != 0) {
        read_memory(template_pid, &template);
    }
    int64_t kb = template.kb;
    for (int i = 0; i < count; i++) {
        kb += processes[i].kb;
    }
    if (kb <= enough_kb) {
        return kb;
    }
    kb = template_pid != 0 ? shared_kb(template_pid) : 0;
    for (int i = 0; i < count; i++) {
        const int64_t share_kb = shared_kb(processes[i].pid);
        kb += share_kb >= 0 ? share_kb : processes[i].kb;
    }
    return kb;
}

/* Measures the memory of all, and how long they have waited for a processor: of several threads, the main one, since
   looking at the others would slow down their end, which clears their entries in /proc. */
static void measure_processes(struct execution *e, int count)
{
    int64_t kb = count == 1 ? processes[0].kb : 0;
    look_as_program(true);
    if (count > 1) {
        kb = memory_of_several(count, e->is_tool ? e->result.limits.mb * 1024 : e->result.peak_kb);
    } else if (count == 1 && e->saved.kb > 0) {
        struct cost now; /* by one read, because the process may be ending */
        read_memory(processes[0].pid, &now);
        kb = now.kb + (now.file_kb < e->saved.file_kb ? e->saved.file_kb - now.file_kb : 0);
    }
    for (int i = 0; i < count; i++) {
        int64_t waited_ns = 0;
        sscanf(proc_file(processes[i].pid, "schedstat"), "%*d %" SCNd64, &waited_ns);
        e->waited_ns = waited_ns > e->waited_ns ? waited_ns : e->waited_ns;
    }
    look_as_program(false);
    /* A child that has not called exec yet shares its parent's memory, which then counts twice. So of two looks in a
       row the smaller one counts. */
    const int64_t seen_kb = count == 1 || kb < e->last_kb ? kb : e->last_kb;
    e->result.peak_kb = seen_kb > e->result.peak_kb ? seen_kb : e->result.peak_kb;
    e->last_kb = kb;
}

void look_at_processes(struct execution *e)
{
    const int count = find_processes(getpid(), e->most_processes + 2);
    const int64_t tick_ns = 1000000000 / sysconf(_SC_CLK_TCK);
    int64_t threads = 0;
    int64_t cpu_ns = e->result.cpu_ns;
    for (int i = 0; i < count; i++) {
        threads += processes[i].threads;
        cpu_ns += processes[i].ticks * tick_ns;
    }
    e->is_crowded = threads > e->most_processes || count > e->most_processes; /* a zombie may have no thread */
    /* If it may be a fork bomb, measuring it means waiting for locks of processes that never get a processor. */
    if (!e->is_crowded && count <= e->last_count + 8) {
        measure_processes(e, count);
    }
    e->last_count = count;
    e->seen_cpu_ns = cpu_ns > e->seen_cpu_ns ? cpu_ns : e->seen_cpu_ns;
}

bool is_stopped(pid_t pid)
{
    const char *after_name = strrchr(proc_file(pid, "stat"), ')');
    return after_name != NULL && after_name[1] == ' ' && (after_name[2] == 'T' || after_name[2] == 't');
}

bool is_alone(pid_t pid)
{
    struct process m;
    return find_processes(getpid(), MAX_LOOKED_AT) == 0 && read_process(pid, &m) && m.threads == 1;
}

/* Stops the processes until no new ones appear, since a stopped process cannot fork, and then kills them. */
static void kill_descendants(void)
{
    int known = 0;
    int count;
    while ((count = find_processes(getpid(), MAX_LOOKED_AT)) > known) {
        known = count;
        for (int i = 0; i < count; i++) {
            kill(processes[i].pid, SIGSTOP);
        }
    }
    for (int i = 0; i < count; i++) { /* no more than these: what follows in the array is not ours */
        kill(processes[i].pid, SIGKILL);
    }
}

int64_t out_of_memory_kills(void)
{
    char line[128];
    int64_t count = 0;
    FILE *counters = fopen("/proc/vmstat", "re");
    while (counters != NULL && fgets(line, sizeof line, counters) != NULL) {
        sscanf(line, "oom_kill %" SCNd64, &count);
    }
    if (counters != NULL) {
        fclose(counters);
    }
    return count;
}

static int64_t count_below(pid_t top)
{
    int64_t threads = 0;
    for (int i = find_processes(top, MAX_LOOKED_AT); i > 0; i--) {
        threads += processes[i - 1].threads > 0 ? processes[i - 1].threads : 1; /* a zombie counts */
    }
    return threads;
}
#else
bool is_stopped(pid_t pid) { return pid < 0; }
bool is_alone(pid_t pid) { return pid < 0; }
void look_at_processes(struct execution *e) { (void)e; }
static void kill_descendants(void) {}
int64_t out_of_memory_kills(void) { return 0; }
static int64_t count_below(pid_t top) { return top < 0; }
#endif

/* Whether the kernel lets us have one more process when this is the user's limit. */
static bool can_fork(struct rlimit limit, rlim_t most)
{
    limit.rlim_cur = most;
    setrlimit(RLIMIT_NPROC, &limit);
    const pid_t pid = vfork(); // NOLINT(clang-analyzer-security.insecureAPI.vfork): the cheapest process there is
    if (pid == 0) {
        _exit(0);
    }
    return pid > 0 && waitpid(pid, NULL, 0) == pid;
}

/* The kernel counts processes that /proc does not show, such as those of other containers. How many it counts shows in
   the smallest limit with which it grants another one; 1/16 more at most is returned, or 0 if there is no limit for us. Only
   the last try waits for a process, which takes long beside a fork bomb. */
static int64_t count_of_user(void)
{
    const rlim_t most = 1 << 22; /* Linux has no more */
    struct rlimit limit;
    getrlimit(RLIMIT_NPROC, &limit);
    rlim_t count = 0;
    while (count < most && count < limit.rlim_max && !can_fork(limit, count + 1)) {
        count += 1 + count / 16;
    }
    return (int64_t)count;
}

int64_t other_processes(void)
{
    const int64_t before = count_below(getppid());
    int64_t count = 0;
    int ends[2];
    const pid_t pid = pipe(ends) == 0 ? fork() : -1;
    if (pid == 0) {
        count = become_program() ? count_of_user() : 0;
        write_whole(ends[1], &count, sizeof count);
        _exit(0);
    }
    if (pid < 0) {
        fail("cannot start a process (%s)", strerror(errno));
    }
    close(ends[1]);
    read_whole(ends[0], &count, sizeof count);
    close(ends[0]);
    waitpid(pid, NULL, 0);
    const int64_t after = count_below(getppid()); /* a fork bomb may come or go meanwhile */
    count -= before > after ? before : after;
    return count > 0 ? count : 0;
}

/* Reaps what has exited. Orphans become our children, so every process of the program comes by here. */
bool reap(struct execution *e, pid_t program_pid)
{
    struct rusage used;
    int status;
    pid_t pid;
    while ((pid = wait4(-1, &status, WNOHANG, &used)) > 0) {
        if (pid == template_pid) { /* something in the sandbox has killed it */
            template_pid = 0;
            continue;
        }
        if (pid == referee_pid) {
            referee_pid = 0;
            continue;
        }
        e->reaped++;
        e->result.cpu_ns += (int64_t)(used.ru_utime.tv_sec + used.ru_stime.tv_sec) * 1000000000
                            + (int64_t)(used.ru_utime.tv_usec + used.ru_stime.tv_usec) * 1000;
        if (pid == program_pid) {
#ifdef __APPLE__
            used.ru_maxrss /= 1024;
#endif
            const int64_t kb = used.ru_maxrss > e->saved.kb ? used.ru_maxrss : e->saved.kb;
            e->result.peak_kb = kb > e->result.peak_kb ? kb : e->result.peak_kb;
            e->status = status;
            e->has_ended = true;
        }
    }
    return pid == 0;
}

/* Whether a process is left besides the template and the referee. Without one, wait4() knows. With one, /proc is searched: a process
   whose ancestors have all exited is our child, so until the search is over it is there, or we can reap it. */
static bool is_any_left(struct execution *e, pid_t program_pid)
{
    const bool has_children = reap(e, program_pid);
#ifdef __linux__
    const int64_t before = e->reaped;
    const bool has_own = template_pid != 0 || referee_pid != 0;
    if (has_children && has_own && find_processes(getpid(), MAX_LOOKED_AT) == 0) {
        return reap(e, program_pid) && ((template_pid == 0 && referee_pid == 0) || e->reaped > before);
    }
#endif
    return has_children;
}

/* Kills the program and everything that it has left, but not the referee; and the template as well, unless nothing else
   is left. */
void end_processes(struct execution *e, pid_t program_pid)
{
    const int64_t start_ns = now_ns();
    if (program_pid > 0) {
        kill(-program_pid, SIGKILL);
    }
    while (is_any_left(e, program_pid)) {
        if (now_ns() - start_ns > (int64_t)GIVE_UP_MS * 1000000) {
            fail("cannot kill the processes that the program has left behind");
        }
        if (sandbox.has_namespaces && referee_pid == 0) {
            kill(-1, SIGKILL); /* in namespaces, this reaches everything else in them and nothing outside */
        } else {
            kill_descendants();
        }
        poll(NULL, 0, 1);
    }
}
