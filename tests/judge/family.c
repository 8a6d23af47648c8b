/*
 * family.c - the family of a program: it and all that it has started. Looks at it while it runs, takes leave
 * of who has ended, and ends the others. Linux tells of a family in /proc; elsewhere there is only what the
 * kernel tells when a process has ended. A look that fails is JE: who cannot look counts nothing.
 */
#include "judge.h"

#include <sys/resource.h>

enum { GIVE_UP_MS = 10000 };

#ifdef __linux__
struct member {
    pid_t pid;
    pid_t parent;
    long long threads;
    long long ticks; /* of CPU time, with what its children that it waited for had */
    long long pages;
};

static struct member family[MOST_FAMILY];

/* A file of /proc/PID; empty when the process has gone, or is a stranger's whom we may not look at. */
static const char *proc_file(const char *pid, const char *name)
{
    static char text[1024];
    char path[300];
    snprintf(path, sizeof path, "/proc/%s/%s", pid, name);
    const int fd = open(path, O_RDONLY | O_CLOEXEC);
    const ssize_t got = fd >= 0 ? read(fd, text, sizeof text - 1) : -1;
    if (got < 0 && errno != ENOENT && errno != ESRCH && errno != EACCES && errno != EPERM) {
        fail("cannot look at the program in %s (%s)", path, strerror(errno));
    }
    if (fd >= 0) {
        close(fd);
    }
    text[got > 0 ? got : 0] = '\0';
    return text;
}

static bool read_member(const char *pid, struct member *m)
{
    long long ticks[4];
    const char *after_name = strrchr(proc_file(pid, "stat"), ')'); /* a name may hold blanks and brackets */
    if (after_name == NULL
        || sscanf(after_name,
                  ") %*c %d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lld %lld %lld %lld %*d %*d %lld %*d %*u %*u %lld",
                  &m->parent, &ticks[0], &ticks[1], &ticks[2], &ticks[3], &m->threads, &m->pages)
               != 7) {
        return false;
    }
    m->pid = (pid_t)strtol(pid, NULL, 10);
    m->ticks = ticks[0] + ticks[1] + ticks[2] + ticks[3];
    return true;
}

static bool is_one_of(pid_t pid, const struct member *members, int count)
{
    while (count > 0 && members[count - 1].pid != pid) {
        count--;
    }
    return count > 0;
}

/* Finds our descendants and puts them first; says how many. In a box there is nobody but us and them, and
   when they are more than may be, the rest is not counted: a fork bomb leaves no time for it. */
static int find_family(int most)
{
    int count = 0;
    int ours = 0;
    DIR *proc = opendir("/proc");
    if (proc == NULL) {
        fail("cannot look at the program in /proc (%s)", strerror(errno));
    }
    for (const char *name; (name = next_name(&proc)) != NULL;) {
        if (count < (box.shut ? most : MOST_FAMILY) && isdigit((unsigned char)name[0])) {
            count += read_member(name, &family[count]);
        }
    }
    for (bool grown = true; grown;) {
        grown = false;
        for (int i = ours; i < count; i++) {
            const struct member m = family[i];
            if (m.parent == getpid() || (box.shut && m.pid != getpid()) || is_one_of(m.parent, family, ours)) {
                family[i] = family[ours];
                family[ours++] = m;
                grown = true;
            }
        }
    }
    return ours;
}

/* The pages of a process in KB, those that are shared divided by the number of their users. */
static int64_t share_kb(const struct member *m)
{
    char pid[24];
    long long kb = 0;
    snprintf(pid, sizeof pid, "%lld", (long long)m->pid);
    const char *line = strstr(proc_file(pid, "smaps_rollup"), "\nPss:");
    return line != NULL && sscanf(line, " Pss: %lld", &kb) == 1 ? kb : m->pages * (sysconf(_SC_PAGESIZE) / 1024);
}

/* How long a process has waited for a processor: of its threads the one that has waited longest. */
static int64_t waited_for_processor(pid_t pid)
{
    char path[64];
    int64_t longest = 0;
    snprintf(path, sizeof path, "/proc/%lld/task", (long long)pid);
    DIR *tasks = opendir(path);
    for (const char *thread; (thread = next_name(&tasks)) != NULL;) {
        int64_t waited = 0;
        char name[300];
        snprintf(name, sizeof name, "%lld/task/%s", (long long)pid, thread);
        if (sscanf(proc_file(name, "schedstat"), "%*d %" SCNd64, &waited) == 1 && waited > longest) {
            longest = waited;
        }
    }
    return longest;
}

void look_at_family(struct run *run, int most_processes)
{
    const int count = find_family(most_processes + 2);
    const int64_t tick_ns = 1000000000 / sysconf(_SC_CLK_TCK);
    int64_t threads = 0;
    int64_t kb = 0;
    int64_t cpu_ns = run->cpu_ns;
    for (int i = 0; i < count; i++) {
        threads += family[i].threads;
        cpu_ns += family[i].ticks * tick_ns;
    }
    run->crowded = threads > most_processes || count > most_processes; /* who has ended may have no thread */
    /* It may be a fork bomb: to measure it is to wait for locks of processes that never get a processor. */
    const bool grows = count > run->last_count + 8;
    run->last_count = count;
    for (int i = 0; i < count && !run->crowded && !grows; i++) {
        const int64_t waited_ns = waited_for_processor(family[i].pid);
        run->waited_ns = waited_ns > run->waited_ns ? waited_ns : run->waited_ns;
        kb += count == 1 ? family[i].pages * (sysconf(_SC_PAGESIZE) / 1024) : share_kb(&family[i]);
    }
    /* A child that has not called exec yet shares all with its parent and counts twice: so two looks. */
    const int64_t seen = count == 1 || kb < run->last_kb ? kb : run->last_kb;
    run->peak_kb = seen > run->peak_kb ? seen : run->peak_kb;
    run->last_kb = kb;
    /* Time only grows; where the sum falls, somebody has gone whose time nobody was told. */
    run->lost_cpu_ns += cpu_ns < run->last_cpu_ns ? run->last_cpu_ns - cpu_ns : 0;
    run->last_cpu_ns = cpu_ns;
    run->seen_cpu_ns = cpu_ns + run->lost_cpu_ns;
}

/* Stops the family until there is nobody new, and then kills it: who is stopped starts nobody. */
static void end_descendants(void)
{
    int known = 0;
    int count;
    while ((count = find_family(MOST_FAMILY)) > known) {
        known = count;
        for (int i = 0; i < count; i++) {
            kill(family[i].pid, SIGSTOP);
        }
    }
    for (int i = 0; i < count; i++) { /* behind these stand the processes of others */
        kill(family[i].pid, SIGKILL);
    }
}
#endif

static int64_t nanoseconds(struct timeval time)
{
    return (int64_t)time.tv_sec * 1000000000 + (int64_t)time.tv_usec * 1000;
}

/* Waits for whoever has ended, without waiting for anybody; says whether somebody lives on. Whoever loses
   its parent becomes our child, so all of them come by. */
bool reap(struct run *run, pid_t program)
{
    struct rusage used;
    int status;
    pid_t pid;
    while ((pid = wait4(-1, &status, WNOHANG, &used)) > 0) {
        run->cpu_ns += nanoseconds(used.ru_utime) + nanoseconds(used.ru_stime);
        if (pid == program) {
#ifdef __APPLE__
            used.ru_maxrss /= 1024;
#endif
            run->peak_kb = used.ru_maxrss > run->peak_kb ? used.ru_maxrss : run->peak_kb;
            run->status = status;
            run->ended = true;
        }
    }
    return pid == 0;
}

/* Ends the program and all that it has left. */
void end_family(struct run *run, pid_t program)
{
    const int64_t start_ns = now_ns();
    if (program > 0) {
        kill(-program, SIGKILL);
    }
    while (reap(run, program)) {
        if (now_ns() - start_ns > (int64_t)GIVE_UP_MS * 1000000) {
            fail("cannot end the processes that the program has left behind");
        }
#ifdef __linux__
        if (box.shut) {
            kill(-1, SIGKILL); /* in a box this reaches all, and nobody else */
        } else {
            end_descendants();
        }
#endif
        poll(NULL, 0, 1);
    }
}
