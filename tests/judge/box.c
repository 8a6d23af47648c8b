/*
 * box.c - shuts a worker in, and with it all that it starts: compilers, programs, the rules of a game, all in
 * the same way (README.md, "The box"). The worker is process 1 of its namespaces, so one kill(-1) ends all in
 * them; where there are none, what a program leaves is found in /proc and ended (family.c).
 */
#include "judge.h"

#ifdef __linux__
#include <sched.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/vfs.h>
#endif

struct box box;

#ifdef __linux__
static unsigned long uid, gid; /* of the user, outside */
static const char shared_memory[] = "/dev/shm";

static bool write_file(const char *path, const char *text)
{
    const int fd = open(path, O_WRONLY | O_CLOEXEC);
    const bool written = fd >= 0 && write_whole(fd, text, strlen(text));
    close(fd);
    return written;
}

/* Who is root outside is an ordinary user inside: what is started keeps no power over the namespaces. */
static bool map_user(void)
{
    const unsigned long nobody = 65534;
    char users[64];
    char groups[64];
    snprintf(users, sizeof users, "%lu %lu 1", uid == 0 ? nobody : uid, uid);
    snprintf(groups, sizeof groups, "%lu %lu 1", gid == 0 ? nobody : gid, gid);
    return write_file("/proc/self/setgroups", "deny") && write_file("/proc/self/uid_map", users)
           && write_file("/proc/self/gid_map", groups);
}

/* Covers a folder with an empty one in memory; a folder that is not there, or no longer, needs no cover. */
static bool cover(const char *path)
{
    return mount("judge", path, "tmpfs", MS_NOSUID | MS_NODEV, "size=4k,mode=755") == 0 || errno == ENOENT;
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
    static const char *const devices[] = {"/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom"};
    const size_t count = sizeof devices / sizeof devices[0];
    const unsigned recursive = 0x8000; /* AT_RECURSIVE */
    const uint64_t read_only = 1;
    const uint64_t no_devices = 4;
    bool done = true;
    for (size_t i = 0; i < count; i++) {
        done = done && (mount(devices[i], devices[i], NULL, MS_BIND, NULL) == 0 || errno == ENOENT);
    }
    done = done && change_mount("/", recursive, read_only | no_devices, 0);
    for (size_t i = 0; i < count; i++) {
        done = done && (change_mount(devices[i], 0, 0, no_devices) || errno == ENOENT);
    }
    return done;
}

static bool mount_folder(int64_t megabytes)
{
    char options[80];
    snprintf(options, sizeof options, "size=%dm,nr_inodes=65536,mode=700", (int)megabytes);
    return mount("judge", box.work, "tmpfs", MS_NOSUID | MS_NODEV, options) == 0
           && (access(shared_memory, F_OK) != 0 || mount(box.work, shared_memory, NULL, MS_BIND, NULL) == 0);
}

/* Gives the step that failed, or NULL. */
static const char *shut_in(void)
{
    char program[64];
    if (getpid() != 1 || !map_user()) { /* kill(-1) must never reach anybody else */
        return "no process 1 of a user's own";
    }
    const int fd = open(box.program, O_PATH | O_DIRECTORY | O_CLOEXEC); /* before it is covered */
    snprintf(program, sizeof program, "/proc/self/fd/%d", fd);
    if (mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0
        || mount("proc", "/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC, NULL) != 0) {
        return "no /proc of its own";
    }
    for (int i = 0; i < MOST_HIDDEN; i++) {
        if (box.hidden[i] != NULL && !cover(box.hidden[i])) {
            return "the suite's folder cannot be hidden";
        }
    }
    box.program_inside = "/run";
    box.work = "/tmp";
    if (!cover("/var/tmp") || mount(program, box.program_inside, NULL, MS_BIND, NULL) != 0) {
        return "the program's folder cannot be shown";
    }
    close(fd);
    return !forbid_writing() ? "files cannot be made read-only" : !mount_folder(1) ? "no folder in memory" : NULL;
}
#endif

/* With box.shut, the child is process 1 of namespaces of its own. */
pid_t fork_worker(void)
{
    fflush(stdout);
    if (!box.shut) {
        return fork();
    }
#ifdef __linux__ /* fork() with namespaces; glibc has no function for it */
    uid = (unsigned long)geteuid();
    gid = (unsigned long)getegid();
    const unsigned long spaces = CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNS | CLONE_NEWIPC | CLONE_NEWNET;
    return (pid_t)syscall(SYS_clone, spaces | SIGCHLD, 0L, 0L, 0L, 0L);
#else
    errno = ENOSYS;
    return -1;
#endif
}

const char *enter_box(void)
{
    setsid(); /* nothing that we start has a terminal */
#ifdef __linux__
    const char *fault = box.shut ? shut_in() : NULL;
    if (fault != NULL) {
        return fault;
    }
    prctl(PR_SET_NO_NEW_PRIVS, 1UL, 0UL, 0UL, 0UL); /* no setuid program gets more than we have */
    if (box.shut) {
        prctl(PR_SET_PDEATHSIG, (unsigned long)SIGKILL, 0UL, 0UL, 0UL);
    } else if (prctl(PR_SET_CHILD_SUBREAPER, 1UL, 0UL, 0UL, 0UL) != 0) {
        return "cannot become a subreaper";
    }
#endif
    return NULL;
}

/* Nothing of an earlier case is left in it. */
void new_folder(int64_t megabytes)
{
    bool made = false;
#ifdef __linux__
    static int64_t size;
    struct statfs usage;
    if (box.shut && size == megabytes && chmod(box.work, 0700) == 0 && statfs(box.work, &usage) == 0
        && usage.f_files - usage.f_ffree == 1) {
        return; /* it is empty; a mount is dear */
    }
    size = megabytes;
    made = box.shut && (access(shared_memory, F_OK) != 0 || umount2(shared_memory, MNT_DETACH) == 0)
           && umount2(box.work, MNT_DETACH) == 0 && mount_folder(megabytes);
#else
    (void)megabytes;
#endif
    if (!made && (box.shut || !remove_tree(AT_FDCWD, box.work) || mkdir(box.work, 0700) != 0)) {
        fail("cannot make a new folder for the program (%s)", strerror(errno));
    }
}
