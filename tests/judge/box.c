/* box.c - puts a worker, and so everything that it starts, into a box: compilers, programs and the rules of a game,
   all in the same way (README.md, "The box"). The worker is process 1 of its namespaces, so one kill(-1) ends
   everything in them. Where there are no namespaces, family.c finds in /proc what a program has left. */
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
static unsigned long uid, gid; /* of the user, outside the box */
static const char shared_memory[] = "/dev/shm";

static bool write_file(const char *path, const char *text)
{
    const int fd = open(path, O_WRONLY | O_CLOEXEC);
    return fd >= 0 && write_whole(fd, text, strlen(text)) && close(fd) == 0; /* on failure the worker ends */
}

/* Root outside is an ordinary user inside, without power over the namespaces. NULL, or the step that failed. */
static const char *map_user(void)
{
    const unsigned long nobody = 65534;
    const char *users = format_text("%lu %lu 1", uid == 0 ? nobody : uid, uid);
    const char *groups = format_text("%lu %lu 1", gid == 0 ? nobody : gid, gid);
    return !write_file("/proc/self/setgroups", "deny") ? "cannot write /proc/self/setgroups"
           : !write_file("/proc/self/uid_map", users)  ? "cannot write /proc/self/uid_map"
           : !write_file("/proc/self/gid_map", groups) ? "cannot write /proc/self/gid_map"
                                                       : NULL;
}

/* Covers a folder with an empty one. A folder that does not exist (any more) needs no cover. */
static bool cover(const char *path)
{
    return mount("judge", path, "tmpfs", MS_NOSUID | MS_NODEV, "size=4k,mode=755") == 0 || errno == ENOENT;
}

/* mount_setattr() of Linux 5.12; older C libraries know neither it nor struct mount_attr and its bits. */
static bool change_mount(const char *path, unsigned flags, uint64_t to_set, uint64_t to_clear)
{
    const uint64_t attributes[4] = {to_set, to_clear};
    const long mount_setattr_call = 442;
    return syscall(mount_setattr_call, AT_FDCWD, path, flags, attributes, sizeof attributes) == 0;
}

/* Makes all mounts read-only, and leaves only the devices that programs need: what is written to a terminal could be
   taken for typing, and the owner of a disk could write to it. */
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

/* Returns NULL, or the step that failed. */
static const char *close_box(void)
{
    const char *fault = getpid() != 1 ? "the worker is not process 1" : map_user(); /* kill(-1) must stay inside */
    if (fault != NULL) {
        return fault;
    }
    const int fd = open(box.program, O_PATH | O_DIRECTORY | O_CLOEXEC); /* before it is hidden */
    const char *opened = format_text("/proc/self/fd/%d", fd);
    if (mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0
        || mount("proc", "/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC, NULL) != 0) {
        return "cannot mount a new /proc";
    }
    for (int i = 0; i < MOST_HIDDEN; i++) {
        if (box.hidden[i] != NULL && !cover(box.hidden[i])) {
            return format_text("cannot hide %s", shown(box.hidden[i]));
        }
    }
    box.program_inside = "/run";
    box.work = "/tmp";
    if (mount(opened, box.program_inside, NULL, MS_BIND, NULL) != 0) {
        return "cannot mount the program's folder at /run";
    }
    close(fd);
    return !forbid_writing()  ? "cannot make files read-only"
           : !mount_folder(1) ? "cannot mount a folder at /tmp"
                              : NULL;
}
#endif

/* With box.is_closed, the child is process 1 of new namespaces. */
pid_t fork_worker(void)
{
    fflush(stdout);
    if (!box.is_closed) {
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
    setsid(); /* without a terminal */
#ifdef __linux__
    const char *fault = box.is_closed ? close_box() : NULL;
    if (fault != NULL) {
        return fault;
    }
    prctl(PR_SET_NO_NEW_PRIVS, 1UL, 0UL, 0UL, 0UL); /* setuid programs gain nothing */
    if (box.is_closed) {
        prctl(PR_SET_PDEATHSIG, (unsigned long)SIGKILL, 0UL, 0UL, 0UL);
    } else if (prctl(PR_SET_CHILD_SUBREAPER, 1UL, 0UL, 0UL, 0UL) != 0) {
        return "cannot become a subreaper";
    }
#endif
    return NULL;
}

/* Empties box.work. Mounting is slow, so an empty folder of the right size is left alone. */
void new_folder(int64_t megabytes)
{
    bool made = false;
#ifdef __linux__
    static int64_t size;
    struct statfs usage;
    if (box.is_closed && size == megabytes && chmod(box.work, 0700) == 0 && statfs(box.work, &usage) == 0
        && usage.f_files - usage.f_ffree == 1) {
        return;
    }
    size = megabytes;
    made = box.is_closed && (access(shared_memory, F_OK) != 0 || umount2(shared_memory, MNT_DETACH) == 0)
           && umount2(box.work, MNT_DETACH) == 0 && mount_folder(megabytes);
#else
    (void)megabytes;
#endif
    if (!made && (box.is_closed || !remove_tree(AT_FDCWD, box.work) || mkdir(box.work, 0700) != 0)) {
        fail("cannot create a new folder for the program (%s)", strerror(errno));
    }
}
