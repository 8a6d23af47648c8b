/*
 * box.c - one run of a program: shut in, measured, and ended with all that it has started.
 *
 * Where Linux lets an ordinary user (namespaces), a worker is process 1 of a process namespace with a /proc
 * of its own. A program then sees no other process, cannot stop or end the worker, and one kill(-1) ends all
 * that it has started; the end of the worker does so as well. All files are read-only but those in a small
 * folder in memory, which is emptied after each run; the folder of the suite cannot be seen. Elsewhere a
 * worker is the "subreaper" of what a program leaves, finds it in /proc and ends it; on macOS only the
 * process group of the program is ended, and memory is looked at only when the program has ended.
 *
 * What is counted: CPU time is that of the program and of all its descendants, also while they run. Memory is
 * the peak of the pages that the program has touched (exactly, by the kernel); for several processes the sum
 * of their pages, shared ones once, looked at 50 times a second and taken when two looks in a row see it.
 */
#define _DARWIN_C_SOURCE /* wait4 on macOS */
#define _GNU_SOURCE      /* wait4, unshare on Linux */
#include "judge.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <inttypes.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/select.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sched.h>
#include <sys/ipc.h>
#include <sys/mount.h>
#include <sys/msg.h>
#include <sys/prctl.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/syscall.h>
#include <sys/utsname.h>
#include <sys/vfs.h>
#endif

#ifndef __linux__
extern char **environ;
#endif

enum {
    FAMILY = 4096,         /* so many processes we look at */
    MOST_FILES = 1024,     /* that a program may have open */
    MILLISECOND = 1000000, /* in nanoseconds */
    LOOK_MS = 20,          /* between two looks at a family, which are dear where /proc lists all processes */
    LOOK_MS_OPEN = 50,
    GIVE_UP_MS = 10000
};

static struct box room; /* how we are shut in */
static char shared_memory[] = "/dev/shm";
#ifdef __linux__
static rlim_t
    processes_allowed; /* of this user, with those that are there already; root is never refused one */
#endif

/* What a worker does not hear; all other signals are as a fresh login has them, for its programs too. */
static const int ignored[] = {SIGHUP, SIGINT, SIGPIPE, SIGTERM};

static volatile sig_atomic_t child_ended;

int64_t now_ns(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

/* Rounded up, so that a time over the limit is never shown as the limit itself. */
int64_t in_ms(int64_t ns)
{
    return (ns + MILLISECOND - 1) / MILLISECOND;
}

/* ---- shutting in ---- */

static void on_child(int number)
{
    (void)number;
    child_ended = 1;
}

#ifdef __linux__
static bool write_file(const char *path, const char *text)
{
    const int fd = open(path, O_WRONLY | O_CLOEXEC);
    const bool written = fd >= 0 && write(fd, text, strlen(text)) == (ssize_t)strlen(text);
    if (fd >= 0) {
        close(fd);
    }
    return written;
}

/* Who is root outside is an ordinary user inside: what is started keeps no power over the namespaces. */
static bool map_user(unsigned long uid, unsigned long gid)
{
    char users[64];
    char groups[64];
    snprintf(users, sizeof users, "%lu %lu 1", uid == 0 ? 65534 : uid, uid);
    snprintf(groups, sizeof groups, "%lu %lu 1", gid == 0 ? 65534 : gid, gid);
    return write_file("/proc/self/setgroups", "deny") && write_file("/proc/self/uid_map", users)
           && write_file("/proc/self/gid_map", groups);
}

static bool make_folders(char *path)
{
    for (char *slash = path + 1; (slash = strchr(slash, '/')) != NULL; slash++) {
        *slash = '\0';
        const bool failed = mkdir(path, 0755) != 0 && errno != EEXIST;
        *slash = '/';
        if (failed) {
            return false;
        }
    }
    return mkdir(path, 0755) == 0 || errno == EEXIST;
}

/* Lays an empty folder over each that shall not be seen, with nothing in them but what shall be. */
static bool hide_folders(void)
{
    char source[64];
    char path[PATH_MAX];
    const int fd = room.visible != NULL ? open(room.visible, O_PATH | O_DIRECTORY | O_CLOEXEC) : -1;
    for (int i = 0; i < room.hidden_count; i++) {
        if (mount("judge", room.hidden[i], "tmpfs", MS_NOSUID | MS_NODEV, "size=1m,mode=755") != 0
            && errno != ENOENT) { /* it lies in one that is hidden */
            return false;
        }
    }
    if (room.visible == NULL) {
        return true;
    }
    snprintf(source, sizeof source, "/proc/self/fd/%d", fd);
    snprintf(path, sizeof path, "%s", room.visible);
    const bool done = fd >= 0 && make_folders(path) && mount(source, path, NULL, MS_BIND, NULL) == 0;
    if (fd >= 0) {
        close(fd);
    }
    return done;
}

/* The folder that a program may write to, which is its shared memory as well. */
static bool mount_scratch(void)
{
    if (mount("judge", room.scratch, "tmpfs", MS_NOSUID | MS_NODEV, "size=64m,nr_inodes=4096,mode=700")
        != 0) {
        return false;
    }
    return access(shared_memory, F_OK) != 0 || mount(room.scratch, shared_memory, NULL, MS_BIND, NULL) == 0;
}

/* Linux 5.12; older C libraries have no name for it, nor for struct mount_attr and its bits. */
static bool change_mount(const char *path, unsigned flags, uint64_t to_set, uint64_t to_clear)
{
    const uint64_t attributes[4] = {to_set, to_clear};
    const long mount_setattr_call = 442;
    return syscall(mount_setattr_call, AT_FDCWD, path, flags, attributes, sizeof attributes) == 0;
}

/* Makes all that is mounted read-only, and leaves of the devices those that programs need: a terminal would
   take what it is told for the user's own typing, and a disk can be written to by who owns it. */
static bool forbid_writing(void)
{
    static const char *const devices[] = {"/dev/null", "/dev/zero", "/dev/full", "/dev/random",
                                          "/dev/urandom"};
    const size_t count = sizeof devices / sizeof devices[0];
    const unsigned recursive = 0x8000; /* AT_RECURSIVE */
    const uint64_t read_only = 1;
    const uint64_t no_devices = 4;
    for (size_t i = 0; i < count; i++) {
        if (mount(devices[i], devices[i], NULL, MS_BIND, NULL) != 0 && errno != ENOENT) {
            return false;
        }
    }
    if (!change_mount("/", recursive, read_only | no_devices, 0)) {
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        if (!change_mount(devices[i], 0, 0, no_devices) && errno != ENOENT) {
            return false;
        }
    }
    return true;
}

static const char *shut_in(void)
{
    if (getpid() != 1) { /* kill(-1) below must never reach anybody else */
        return "not process 1";
    }
    if (!map_user(room.uid, room.gid)) {
        return "no user may be named there";
    }
    if (mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0) {
        return "mounts are shared";
    }
    if (mount("proc", "/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC, NULL) != 0) {
        return "no /proc of its own";
    }
    if (room.hidden_count > 0 && !hide_folders()) {
        return "the suite's folder cannot be hidden";
    }
    if (room.may_write) {
        return NULL;
    }
    write_file("/proc/sys/user/max_user_namespaces", "0"); /* else memory may hide in mounts of its own */
    if (!forbid_writing()) {
        return "files cannot be made read-only";
    }
    return mount_scratch() ? NULL : "no folder in memory";
}
#endif

#ifdef __linux__
static int64_t processes_of_user(void);
#endif

long fork_worker(bool shut, bool may_write)
{
    fflush(stdout);
#ifdef __linux__
    if (shut) { /* fork() with namespaces; glibc has no function for it */
        const unsigned long always = CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNS | SIGCHLD;
        const unsigned long else_none =
            CLONE_NEWIPC | CLONE_NEWNET; /* no shared memory that stays, no network */
        return syscall(SYS_clone, always | (may_write ? 0 : else_none), 0L, 0L, 0L, 0L);
    }
#else
    (void)may_write;
    if (shut) {
        errno = ENOSYS;
        return -1;
    }
#endif
    return fork();
}

const char *enter_box(const struct box *box)
{
    room = *box;
    setsid(); /* nothing that we start has a terminal */
#ifdef __linux__
    const char *fault = room.shut ? shut_in() : NULL;
    if (fault != NULL) {
        return fault;
    }
    if (room.shut && !room.may_write) {
        syscall(SYS_keyctl, 1, NULL); /* KEYCTL_JOIN_SESSION_KEYRING: the user's own keeps nothing of ours */
    }
    if (room.shut) { /* else the end of our line to the master tells us, and what we started is ended first */
        prctl(PR_SET_PDEATHSIG, (unsigned long)SIGKILL, 0UL, 0UL, 0UL);
    }
    prctl(PR_SET_DUMPABLE, 0UL, 0UL, 0UL, 0UL);            /* nobody reads our memory or our files */
    const int64_t together = room.shut ? 1 : room.workers; /* a user namespace has a count of its own */
    processes_allowed = (rlim_t)(MOST_PROCESSES * together + processes_of_user());
    prctl(PR_SET_NO_NEW_PRIVS, 1UL, 0UL, 0UL, 0UL); /* no setuid program gets more than we have */
    if (!room.shut && prctl(PR_SET_CHILD_SUBREAPER, 1UL, 0UL, 0UL, 0UL) != 0) {
        return "cannot become a subreaper";
    }
#endif
    struct sigaction handler = {.sa_handler = on_child, .sa_flags = SA_RESTART | SA_NOCLDSTOP};
    sigset_t set;
    for (int number = 1; number < NSIG; number++) {
        signal(number, SIG_DFL);
    }
    for (size_t i = 0; i < sizeof ignored / sizeof ignored[0]; i++) {
        signal(ignored[i], SIG_IGN);
    }
    sigemptyset(&handler.sa_mask);
    sigaction(SIGCHLD, &handler, NULL);
    sigemptyset(&set);
    sigaddset(&set, SIGCHLD); /* let in by pselect alone */
    sigprocmask(SIG_SETMASK, &set, NULL);
    return NULL;
}

/* ---- starting ---- */

static void make_pipe(int ends[2])
{
    if (pipe(ends) != 0) {
        system_error("cannot make a pipe");
    }
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    fcntl(ends[0], F_SETFL, O_NONBLOCK); /* a program may take back what it has written */
    if (ends[0] >= FD_SETSIZE) {
        judge_error("the judge was started with too many open files", NULL);
    }
}

#ifdef __GLIBC__
typedef __rlimit_resource_t resource_name; /* an enum there, an int elsewhere */
#else
typedef int resource_name;
#endif

static void set_limit(resource_name resource, rlim_t wanted)
{
    struct rlimit limit;
    if (getrlimit(resource, &limit) == 0) {
        limit.rlim_cur = limit.rlim_max == RLIM_INFINITY || wanted < limit.rlim_max ? wanted : limit.rlim_max;
        if (resource != RLIMIT_STACK && wanted != RLIM_INFINITY) {
            limit.rlim_max = limit.rlim_cur;
        }
        setrlimit(resource, &limit);
    }
}

/* In the child. On Linux it still shares our memory (vfork), so it changes nothing but itself. */
static void become(const struct job *job, int out, int err, int told, volatile int *error)
{
    char path[64];
    sigset_t none;
    sigemptyset(&none);
    for (size_t i = 0; i < sizeof ignored / sizeof ignored[0]; i++) {
        signal(ignored[i], SIG_DFL);
    }
    setpgid(0, 0);
#ifdef __linux__
    if (!room.shut) {
        prctl(PR_SET_PDEATHSIG, (unsigned long)SIGKILL, 0UL, 0UL, 0UL);
    }
#endif
    /* The limits are the judge's, whatever the caller's: a stack as large as the memory. */
    set_limit(RLIMIT_STACK, (rlim_t)job->limit_mb << 20);
    set_limit(RLIMIT_CORE, 0);
    set_limit(RLIMIT_AS, RLIM_INFINITY);
    set_limit(RLIMIT_DATA, RLIM_INFINITY);
    set_limit(RLIMIT_CPU, RLIM_INFINITY);
#ifdef __linux__
    if (job->in_scratch) { /* not for a make with many jobs */
        set_limit(RLIMIT_NPROC, processes_allowed);
        set_limit(RLIMIT_NOFILE, MOST_FILES); /* all of them are looked at */
        set_limit(RLIMIT_MSGQUEUE, 0);        /* it would outlive the case */
    }
#endif
    set_limit(RLIMIT_FSIZE, (rlim_t)job->file_mb << 20);
    if (dup2(job->input_fd, STDIN_FILENO) >= 0 && dup2(out, STDOUT_FILENO) >= 0
        && dup2(err, STDERR_FILENO) >= 0 && (!job->in_scratch || chdir(room.scratch) == 0)) {
        sigprocmask(SIG_SETMASK, &none, NULL);
        if (job->program_fd < 0) {
            execve(job->argv[0], job->argv, environ);
        } else {
            fcntl(job->program_fd, F_SETFD, 0); /* a script's interpreter opens it again */
            snprintf(path, sizeof path, "/dev/fd/%d", job->program_fd);
            execve(path, job->argv, environ);
        }
    }
    *error = errno;
    if (told >= 0) {
        const int number = errno;
        write_all(told, &number, sizeof number, "cannot tell an error");
    }
    _exit(127);
}

/* Starts the program in a process group of its own and gives its pid; -1 when it cannot be started. */
static pid_t start(const struct job *job, struct run *run)
{
    int out_ends[2];
    int err_ends[2];
    volatile int error = 0;
    sigset_t all;
    sigset_t old;
    make_pipe(out_ends);
    make_pipe(err_ends);
    lseek(job->input_fd, 0, SEEK_SET);
    sigfillset(&all);
    sigprocmask(SIG_SETMASK, &all, &old); /* no handler of ours may run in the child */
#ifdef __linux__
    const pid_t pid = vfork(); // NOLINT(clang-analyzer-security.insecureAPI.vfork): fork takes twice the time
#else
    int told[2]; /* a child with memory of its own tells its error there, and exec closes it */
    make_pipe(told);
    const pid_t pid = fork();
#endif
    if (pid == 0) {
#ifdef __linux__
        become(job, out_ends[1], err_ends[1], -1, &error); // NOLINT(clang-analyzer-unix.Vfork)
#else
        become(job, out_ends[1], err_ends[1], told[1], &error);
#endif
    }
#ifndef __linux__
    int told_error = 0;
    close(told[1]);
    error = read(told[0], &told_error, sizeof told_error) == (ssize_t)sizeof told_error ? told_error : 0;
    close(told[0]);
#endif
    sigprocmask(SIG_SETMASK, &old, NULL);
    close(out_ends[1]);
    close(err_ends[1]);
    run->out.fd = out_ends[0];
    run->err.fd = err_ends[0];
    if (pid < 0) {
        system_error("cannot start a process");
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
    if (c->keep_end && c->length == c->room) {
        c->length = c->room / 2;
        memmove(c->bytes, c->bytes + (c->room - c->length), c->length);
    }
    const bool full = c->length == c->room;
    const ssize_t got =
        full ? read(c->fd, dropped, sizeof dropped) : read(c->fd, c->bytes + c->length, c->room - c->length);
    if (got > 0) {
        c->seen += got;
        if (!full) {
            c->length += (size_t)got;
        }
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
    close(c->fd);
    c->fd = -1;
}

/* Waits until there is something to read, a child ends, or the time is over. SIGCHLD is let in only here,
   so that none can slip through between a look at child_ended and the wait. */
static void wait_for_event(struct run *run, int control_fd, int64_t wait_ns)
{
    fd_set ready;
    const int fds[] = {run->out.fd, run->err.fd, control_fd};
    int highest = -1;
    FD_ZERO(&ready);
    for (size_t i = 0; i < sizeof fds / sizeof fds[0]; i++) {
        if (fds[i] >= 0) {
            FD_SET(fds[i], &ready);
            highest = fds[i] > highest ? fds[i] : highest;
        }
    }
    const struct timespec wait = {.tv_sec = 0, .tv_nsec = wait_ns > 0 ? (long)wait_ns : 0};
    sigset_t none;
    sigemptyset(&none);
    if (pselect(highest + 1, &ready, NULL, NULL, &wait, &none) <= 0) {
        return;
    }
    if (run->out.fd >= 0 && FD_ISSET(run->out.fd, &ready)) {
        take(&run->out);
    }
    if (run->err.fd >= 0 && FD_ISSET(run->err.fd, &ready)) {
        take(&run->err);
    }
    if (control_fd >= 0 && FD_ISSET(control_fd, &ready)) {
        run->stopped = true;
    }
}

/* ---- the family: the program and all that it has started ---- */

static int64_t nanoseconds(struct timeval time)
{
    return (int64_t)time.tv_sec * 1000000000 + (int64_t)time.tv_usec * 1000;
}

/* Waits for whoever has ended, without waiting for anybody; says whether the program has. Whoever loses its
   parent becomes our child, so all of them come by. */
static bool reap(struct run *run, pid_t program, bool *any_left)
{
    struct rusage used;
    int status;
    pid_t pid;
    bool ended = false;
    while ((pid = wait4(-1, &status, WNOHANG, &used)) > 0) {
        run->cpu_ns += nanoseconds(used.ru_utime) + nanoseconds(used.ru_stime);
        if (pid == program) {
#ifdef __APPLE__
            const int64_t kb = used.ru_maxrss / 1024;
#else
            const int64_t kb = used.ru_maxrss;
#endif
            run->peak_kb = kb > run->peak_kb ? kb : run->peak_kb;
            run->status = status;
            ended = true;
        }
    }
    *any_left = pid == 0;
#ifndef __linux__
    *any_left = *any_left || (ended && kill(-program, 0) == 0);
#endif
    return ended;
}

#ifdef __linux__
struct member {
    pid_t pid;
    pid_t thread; /* one that lives: its entry tells of the memory */
    pid_t parent;
    bool living;
    bool ours;
    int64_t threads;
    int64_t ticks; /* of CPU time, with what its children that it waited for had */
    int64_t pages;
};

static struct member family[FAMILY];

static bool read_member(const char *name, struct member *m)
{
    char path[300];
    char stat[512];
    char state;
    long long user;
    long long system;
    long long user_children;
    long long system_children;
    long long threads;
    long long pages;
    int parent;
    snprintf(path, sizeof path, "/proc/%s/stat", name);
    const int fd = open(path, O_RDONLY | O_CLOEXEC);
    const ssize_t got = fd >= 0 ? read(fd, stat, sizeof stat - 1) : -1;
    if (fd >= 0) {
        close(fd);
    }
    stat[got > 0 ? got : 0] = '\0';
    const char *after_name = strrchr(stat, ')'); /* a name may hold blanks and brackets */
    if (after_name == NULL
        || sscanf(after_name,
                  ") %c %d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lld %lld %lld %lld %*d %*d %lld %*d %*u %*u "
                  "%lld",
                  &state, &parent, &user, &system, &user_children, &system_children, &threads, &pages)
               != 8) {
        return false;
    }
    *m = (struct member){.pid = (pid_t)strtol(name, NULL, 10),
                         .thread = (pid_t)strtol(name, NULL, 10),
                         .parent = parent,
                         .living = state != 'Z' && state != 'X',
                         .threads = threads,
                         .ticks = user + system + user_children + system_children,
                         .pages = pages};
    return true;
}

/* A first thread may end before the others: then its entry says nothing of their memory. */
static void find_living_thread(struct member *m)
{
    char path[64];
    snprintf(path, sizeof path, "/proc/%lld/task", (long long)m->pid);
    DIR *folder = opendir(path);
    for (const struct dirent *entry; folder != NULL && !m->living && (entry = readdir(folder)) != NULL;) {
        struct member thread;
        if (isdigit((unsigned char)entry->d_name[0]) && read_member(entry->d_name, &thread)
            && thread.living) {
            m->living = true;
            m->thread = thread.pid;
            m->pages = thread.pages;
        }
    }
    if (folder != NULL) {
        closedir(folder);
    }
}

/* How many processes and threads the kernel counts for us already. Since Linux 5.14 a namespace has a count
   of its own. */
static int64_t processes_of_user(void)
{
    struct utsname about;
    int major = 0;
    int minor = 0;
    int64_t threads = 0;
    if (room.shut && uname(&about) == 0 && sscanf(about.release, "%d.%d", &major, &minor) == 2
        && (major > 5 || (major == 5 && minor >= 14))) {
        return 0;
    }
    DIR *proc = opendir("/proc");
    for (const struct dirent *entry; proc != NULL && (entry = readdir(proc)) != NULL;) {
        struct stat owner;
        struct member m;
        if (isdigit((unsigned char)entry->d_name[0]) && fstatat(dirfd(proc), entry->d_name, &owner, 0) == 0
            && owner.st_uid == geteuid() && read_member(entry->d_name, &m)) {
            threads += m.threads;
        }
    }
    if (proc != NULL) {
        closedir(proc);
    }
    return threads;
}

/* Finds all our descendants and puts them first; says how many. */
static int find_family(void)
{
    int count = 0;
    int ours = 0;
    DIR *proc = opendir("/proc");
    for (const struct dirent *entry; proc != NULL && count < FAMILY && (entry = readdir(proc)) != NULL;) {
        struct member *m = &family[count];
        if (isdigit((unsigned char)entry->d_name[0]) && read_member(entry->d_name, m)) {
            if (!m->living && m->threads > 1) {
                find_living_thread(m);
            }
            count++;
        }
    }
    if (proc != NULL) {
        closedir(proc);
    }
    for (int i = 0; room.shut && i < count; i++) { /* there is nobody but us and them */
        if (family[i].pid != getpid()) {
            family[ours++] = family[i];
        }
    }
    for (bool grown = !room.shut; grown;) {
        grown = false;
        for (int i = ours; i < count; i++) {
            bool of_us = family[i].parent == getpid();
            for (int k = 0; k < ours && !of_us; k++) {
                of_us = family[k].pid == family[i].parent;
            }
            if (of_us) {
                const struct member found = family[i];
                family[i] = family[ours];
                family[ours++] = found;
                grown = true;
            }
        }
    }
    return ours;
}

/* The pages of a process, those that are shared divided by their number of users. */
static int64_t share_kb(const struct member *m)
{
    char path[64];
    char line[256];
    long long kb = -1;
    snprintf(path, sizeof path, "/proc/%lld/smaps_rollup", (long long)m->thread);
    FILE *file = fopen(path, "re");
    while (file != NULL && kb < 0 && fgets(line, sizeof line, file) != NULL) {
        if (sscanf(line, "Pss: %lld kB", &kb) != 1) {
            kb = -1;
        }
    }
    if (file != NULL) {
        fclose(file);
    }
    return kb >= 0 ? kb : m->pages * (sysconf(_SC_PAGESIZE) / 1024);
}

/* Files in memory that a process holds open and that no other count sees. */
static int64_t open_memory_kb(const struct member *m)
{
    char path[64];
    int64_t kb = 0;
    snprintf(path, sizeof path, "/proc/%lld/fd", (long long)m->thread);
    DIR *folder = opendir(path);
    for (const struct dirent *entry; folder != NULL && (entry = readdir(folder)) != NULL;) {
        char target[32] = "";
        struct stat about;
        if (strcmp(entry->d_name, "0") != 0
            && readlinkat(dirfd(folder), entry->d_name, target, sizeof target - 1) > 0
            && strncmp(target, "/memfd:", 7) == 0 && fstatat(dirfd(folder), entry->d_name, &about, 0) == 0) {
            kb += (int64_t)about.st_blocks / 2;
        }
    }
    if (folder != NULL) {
        closedir(folder);
    }
    return kb;
}

struct sums {
    int64_t last_kb;
    int64_t last_cpu_ns;
    int64_t lost_cpu_ns; /* of those that nobody waited for */
    int64_t cpu_ns;      /* of all, so far */
};

static void look_at_family(const struct job *job, struct run *run, struct sums *sums)
{
    const int count = find_family();
    const int64_t tick_ns = 1000000000 / sysconf(_SC_CLK_TCK);
    int64_t threads = 0;
    int64_t kb = 0;
    int64_t cpu_ns = run->cpu_ns;
    for (int i = 0; i < count; i++) {
        threads += family[i].living ? family[i].threads : 0;
        cpu_ns += family[i].ticks * tick_ns;
    }
    run->crowded = job->in_scratch && (threads > MOST_PROCESSES || count == FAMILY);
    for (int i = 0; i < count && !run->crowded; i++) {
        kb += count == 1 ? family[i].pages * (sysconf(_SC_PAGESIZE) / 1024) : share_kb(&family[i]);
        kb += open_memory_kb(&family[i]);
    }
    /* A child that has not yet called exec shares all with its parent and is counted twice: so two looks. */
    const int64_t seen = count == 1 || kb < sums->last_kb ? kb : sums->last_kb;
    run->peak_kb = seen > run->peak_kb ? seen : run->peak_kb;
    sums->last_kb = kb;
    /* Time only grows; where the sum falls, somebody has gone whose time nobody was told. */
    sums->lost_cpu_ns += cpu_ns < sums->last_cpu_ns ? sums->last_cpu_ns - cpu_ns : 0;
    sums->last_cpu_ns = cpu_ns;
    sums->cpu_ns = cpu_ns + sums->lost_cpu_ns;
}
#else
struct sums {
    int64_t cpu_ns;
};

static void look_at_family(const struct job *job, struct run *run, struct sums *sums)
{
    (void)job;
    (void)run;
    (void)sums;
}
#endif

#ifdef __linux__
/* Where there is no namespace: stops all descendants until no new one is found, for who is stopped starts
   nobody, and then kills them. Gives the number to be called with next. */
static int end_descendants(int known)
{
    const int count = find_family();
    for (int i = 0; i < count; i++) {
        kill(family[i].pid, count > known ? SIGSTOP : SIGKILL);
    }
    if (count > known) {
        return count;
    }
    poll(NULL, 0, 1);
    return 0;
}
#endif

/* Ends the program and all that it has left. */
static void end_family(struct run *run, pid_t program, bool has_ended)
{
    const int64_t start_ns = now_ns();
    bool any_left = true;
    if (!has_ended) {
        kill(-program, SIGKILL); /* and it may have changed its group: */
        kill(program, SIGKILL);
    }
    if (room.shut) {
        do {
            kill(-1, SIGKILL);
            pid_t pid;
            struct rusage used;
            int status;
            while ((pid = wait4(-1, &status, 0, &used)) > 0) {
                run->cpu_ns += nanoseconds(used.ru_utime) + nanoseconds(used.ru_stime);
                if (pid == program) {
                    run->status = status;
                    run->peak_kb = used.ru_maxrss > run->peak_kb ? used.ru_maxrss : run->peak_kb;
                }
            }
        } while (errno != ECHILD);
        return;
    }
    if (has_ended) {
        kill(-program, SIGKILL);
    }
    for (int known = 0; any_left;) {
        reap(run, program, &any_left);
#ifdef __linux__
        if (any_left) {
            known = end_descendants(known);
        }
#else
        poll(NULL, 0, any_left ? 1 : 0);
#endif
        if (now_ns() - start_ns > (int64_t)GIVE_UP_MS * MILLISECOND) {
            judge_error("cannot end the processes that the program has left behind", NULL);
        }
    }
}

void end_orphans(void)
{
#ifdef __linux__
    const int64_t start_ns = now_ns();
    for (int known = 0; now_ns() - start_ns < (int64_t)GIVE_UP_MS * MILLISECOND;
         known = end_descendants(known)) {
        while (waitpid(-1, NULL, WNOHANG) > 0) {
        }
        if (errno == ECHILD) {
            return;
        }
    }
#endif
}

static int remove_entry(const char *path, const struct stat *about, int type, struct FTW *where)
{
    (void)about;
    if (where->level > 0) {
        remove(path);
    } else if (type == FTW_DNR) {
        return -1;
    }
    return 0;
}

static int open_entry(const char *path, const struct stat *about, int type, struct FTW *where)
{
    (void)about;
    (void)where;
    return type == FTW_D || type == FTW_DNR ? chmod(path, 0700) : 0;
}

#ifdef __linux__
/* System V memory, queues and semaphores outlive a program, and so do keys. */
static bool forget_ipc(void)
{
    struct shm_info memory = {0};
    struct msginfo queues = {0};
    struct seminfo semaphores = {0};
    const long rings[] = {-3, -4, -5,
                          syscall(SYS_keyctl, 22, -1, -3)}; /* the last by KEYCTL_GET_PERSISTENT */
    for (int i = 3; i >= 0; i--) {
        syscall(SYS_keyctl, 7, rings[i]); /* KEYCTL_CLEAR */
    }
    if (shmctl(0, SHM_INFO, (struct shmid_ds *)(void *)&memory) < 0) {
        return true; /* there is none of all this */
    }
    msgctl(0, MSG_INFO, (struct msqid_ds *)(void *)&queues);
    semctl(0, 0, SEM_INFO, &semaphores);
    return memory.used_ids + queues.msgpool + semaphores.semusz == 0 || unshare(CLONE_NEWIPC) == 0;
}
#endif

bool empty_scratch(void)
{
#ifdef __linux__
    if (room.shut && !room.may_write && !forget_ipc()) {
        return false;
    }
    struct statfs usage;
    if (room.shut && statfs(room.scratch, &usage) == 0 && usage.f_files - usage.f_ffree == 1) {
        return true; /* nothing but the folder itself */
    }
#endif
    int entries = 0;
    DIR *folder = opendir(room.scratch);
    while (folder != NULL && entries <= 2 && readdir(folder) != NULL) {
        entries++;
    }
    if (folder != NULL) {
        closedir(folder);
    }
    if (folder != NULL && entries <= 2) {
        return true;
    }
#ifdef __linux__
    if (room.shut && !room.may_write) {
        return (access(shared_memory, F_OK) != 0 || umount2(shared_memory, MNT_DETACH) == 0)
               && umount2(room.scratch, MNT_DETACH) == 0 && mount_scratch();
    }
#endif
    nftw(room.scratch, open_entry, 16, FTW_PHYS);
    return nftw(room.scratch, remove_entry, 16, FTW_PHYS | FTW_DEPTH) == 0;
}

/* ---- a run ---- */

void run_job(const struct job *job, int control_fd, struct run *run)
{
    const int64_t limit_ns = job->limit_ms * MILLISECOND;
    const int64_t look_ns = (int64_t)(room.shut ? LOOK_MS : LOOK_MS_OPEN) * MILLISECOND;
    struct sums sums = {0};
    bool has_ended = false;
    bool any_left = false;
    run->out.length = run->err.length = 0;
    run->out.seen = run->err.seen = 0;
    run->out.fd = run->err.fd = -1;
    run->start_error = 0;
    run->status = 0;
    run->left_process = run->crowded = run->stopped = false;
    run->cpu_ns = run->peak_kb = 0;
    child_ended = 0;

    const int64_t start_ns = now_ns();
    const pid_t pid = start(job, run);
    if (pid < 0) {
        take_rest(&run->out, 0);
        take_rest(&run->err, 0);
        run->wall_ns = 0;
        run->verdict = RE;
        return;
    }
    for (int64_t next_look = look_ns;;) {
        if (child_ended) {
            child_ended = 0;
            has_ended = reap(run, pid, &any_left);
            if (has_ended) {
                break;
            }
        }
        const int64_t passed = now_ns() - start_ns;
        if (passed >= next_look) {
            look_at_family(job, run, &sums);
            next_look = now_ns() - start_ns + look_ns;
        }
        if (passed > limit_ns || sums.cpu_ns > limit_ns || run->peak_kb > job->limit_mb * 1024
            || run->out.seen > job->limit_kb * 1024 || run->crowded || run->stopped) {
            break;
        }
        const int64_t wake = next_look < limit_ns + 1 ? next_look : limit_ns + 1;
        wait_for_event(run, control_fd, wake - passed);
    }
    run->wall_ns = now_ns() - start_ns;
    run->left_process = has_ended && any_left; /* those that we ended ourselves are not left behind */
    if (!has_ended || any_left) {
        end_family(run, pid, has_ended);
    }
    take_rest(&run->out, job->limit_kb * 1024);
    take_rest(&run->err, (int64_t)run->err.room);
    if (sums.cpu_ns > run->cpu_ns) { /* nobody was told the time of all */
        run->cpu_ns = sums.cpu_ns;
    }

    /* A crash counts only when no limit was passed before it: we kill what passes one. */
    const bool crashed = !WIFEXITED(run->status) || WEXITSTATUS(run->status) != 0;
    if (run->left_process || run->crowded) {
        run->verdict = RE;
    } else if (run->wall_ns > limit_ns || run->cpu_ns > limit_ns) {
        run->verdict = TLE;
    } else if (run->peak_kb > job->limit_mb * 1024) {
        run->verdict = MLE;
    } else if (run->out.seen > job->limit_kb * 1024) {
        run->verdict = OLE;
    } else {
        run->verdict = crashed ? RE : AC;
    }
}
