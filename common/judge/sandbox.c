/* sandbox.c - puts a worker, and so everything that it starts, into a box: compilers, programs and the rules of a game,
   all in the same way (README.md, "The box"). The worker is process 1 of its namespaces, so one kill(-1) ends
   everything in them. Where there are no namespaces, processes.c finds in /proc what a program has left. */
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

/* Ends a worker that cannot enter its box; the trial learns which step failed. */
static void need(bool done, const char *step)
{
    if (!done) {
        send_reply(&(struct reply){.index = COMPILE}, format_text("%s: %s", step, strerror(errno)));
        _exit(0);
    }
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
static void forbid_writing(void)
{
    static const char *const devices[] = {"/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom"};
    static const char step[] = "cannot make files read-only";
    const size_t count = sizeof devices / sizeof devices[0];
    const unsigned recursive = 0x8000; /* AT_RECURSIVE */
    const uint64_t read_only = 1;
    const uint64_t no_devices = 4;
    for (size_t i = 0; i < count; i++) {
        need(mount(devices[i], devices[i], NULL, MS_BIND, NULL) == 0 || errno == ENOENT, step);
    }
    need(change_mount("/", recursive, read_only | no_devices, 0), step);
    for (size_t i = 0; i < count; i++) {
        need(change_mount(devices[i], 0, 0, no_devices) || errno == ENOENT, step);
    }
}

static bool mount_folder(int megabytes)
{
    const char *options = format_text("size=%dm,nr_inodes=65536,mode=700", megabytes);
    return mount("judge", box.work, "tmpfs", MS_NOSUID | MS_NODEV, options) == 0
           && (mount(box.work, shared_memory, NULL, MS_BIND, NULL) == 0 || errno == ENOENT);
}

/* Mounting is slow, so an empty folder of the right size is left alone. */
static bool mount_new_folder(int megabytes)
{
    static int size;
    struct statfs usage;
    if (size == megabytes && chmod(box.work, 0700) == 0 && statfs(box.work, &usage) == 0
        && usage.f_files - usage.f_ffree == 1) {
        return true;
    }
    size = megabytes;
    return (umount2(shared_memory, MNT_DETACH) == 0 || errno == ENOENT) && umount2(box.work, MNT_DETACH) == 0
           && mount_folder(megabytes);
}

static void close_box(void)
{
    const unsigned long nobody = 65534; /* what root outside is inside: a user without power over the namespaces */
    need(getpid() == 1, "the worker is not process 1"); /* kill(-1) must stay inside */
    need(write_to("/proc/self/setgroups", "deny"), "cannot write /proc/self/setgroups");
    need(write_to("/proc/self/uid_map", format_text("%lu %lu 1", uid == 0 ? nobody : uid, uid)),
         "cannot write /proc/self/uid_map");
    need(write_to("/proc/self/gid_map", format_text("%lu %lu 1", gid == 0 ? nobody : gid, gid)),
         "cannot write /proc/self/gid_map");
    const int fd = open(box.program, O_PATH | O_DIRECTORY | O_CLOEXEC); /* before it is hidden */
    need(mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0
             && mount("proc", "/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC, NULL) == 0,
         "cannot mount a new /proc");
    for (int i = 0; i < (int)(sizeof box.hidden / sizeof box.hidden[0]); i++) {
        const char *path = box.hidden[i] != NULL ? box.hidden[i] : ""; /* what does not exist needs no cover */
        need(mount("judge", path, "tmpfs", MS_NOSUID | MS_NODEV, "size=4k,mode=755") == 0 || errno == ENOENT,
             format_text("cannot hide %s", shown(path)));
    }
    box.program = "/run";
    box.work = "/tmp";
    need(mount(format_text("/proc/self/fd/%d", fd), box.program, NULL, MS_BIND, NULL) == 0,
         "cannot mount the program's folder at /run");
    close(fd);
    forbid_writing();
    need(mount_folder(1), "cannot mount a folder at /tmp");
}
#else
static bool mount_new_folder(int megabytes) { return megabytes < 0; }
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

/* Puts a worker into its box, or ends it. */
void enter_box(void)
{
    setsid(); /* without a terminal */
#ifdef __linux__
    if (box.is_closed) {
        close_box();
        prctl(PR_SET_PDEATHSIG, (unsigned long)SIGKILL, 0UL, 0UL, 0UL);
    } else {
        need(prctl(PR_SET_CHILD_SUBREAPER, 1UL, 0UL, 0UL, 0UL) == 0, "cannot become a subreaper");
    }
    prctl(PR_SET_NO_NEW_PRIVS, 1UL, 0UL, 0UL, 0UL); /* setuid programs gain nothing */
#endif
}

/* Empties box.work. */
void new_folder(int megabytes)
{
    if (box.is_closed ? !mount_new_folder(megabytes) : !remove_tree(AT_FDCWD, box.work) || mkdir(box.work, 0700) != 0) {
        fail("cannot create a new folder for the program (%s)", strerror(errno));
    }
}
