/* sandbox.c - puts a worker, and so everything that it starts, into a sandbox: compilers, programs and the rules of a
   game, all in the same way (README.md, "The sandbox"). The worker is process 1 of its namespaces, so one kill(-1)
   ends everything in them. Where there are no namespaces, processes.c finds in /proc what a program has left. */
#include "judge.h"

#ifdef __linux__
#include <linux/capability.h>
#include <linux/securebits.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/vfs.h>
#endif

struct sandbox sandbox;

#ifdef __linux__
static unsigned long user, group; /* of programs, as they are called in the namespaces */
static int mapped[2];             /* pipe: why the users of the namespaces could not be set, or 0 */
static const char shared_memory[] = "/dev/shm";

static void must_enter(bool done, const char *step)
{
    if (!done) {
        fail("%s: %s", step, strerror(errno));
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
        must_enter(mount(devices[i], devices[i], NULL, MS_BIND, NULL) == 0 || errno == ENOENT, step);
    }
    must_enter(change_mount("/", recursive, read_only | no_devices, 0), step);
    for (size_t i = 0; i < count; i++) {
        must_enter(change_mount(devices[i], 0, 0, no_devices) || errno == ENOENT, step);
    }
}

static bool mount_folder(int megabytes)
{
    const char *options = format_text("size=%dm,nr_inodes=65536,mode=700,uid=%lu,gid=%lu", megabytes, user, group);
    return mount("judge", sandbox.work_folder, "tmpfs", MS_NOSUID | MS_NODEV, options) == 0
           && (mount(sandbox.work_folder, shared_memory, NULL, MS_BIND, NULL) == 0 || errno == ENOENT);
}

/* Mounting is slow, so an empty folder of the right size is left alone. */
static bool mount_empty_folder(int megabytes)
{
    static int size;
    struct statfs usage;
    if (size == megabytes && chmod(sandbox.work_folder, 0700) == 0 && statfs(sandbox.work_folder, &usage) == 0
        && usage.f_files - usage.f_ffree == 1) {
        return true;
    }
    size = megabytes;
    return (umount2(shared_memory, MNT_DETACH) == 0 || errno == ENOENT) && umount2(sandbox.work_folder, MNT_DETACH) == 0
           && mount_folder(megabytes);
}

/* The worker is root and its programs are nobody: they still reach the files that root does (tools in its home, say), as
   everything that they could change is read-only. */
static bool keep_reading(void)
{
    struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
    struct __user_cap_data_struct data[_LINUX_CAPABILITY_U32S_3];
    if (syscall(SYS_capget, &header, data) != 0) {
        return false;
    }
    data[0].inheritable |= 1U << CAP_DAC_OVERRIDE;
    return syscall(SYS_capset, &header, data) == 0
           && prctl(PR_SET_SECUREBITS, (unsigned long)SECBIT_NO_SETUID_FIXUP, 0UL, 0UL, 0UL) == 0
           && prctl(PR_CAP_AMBIENT, (unsigned long)PR_CAP_AMBIENT_RAISE, (unsigned long)CAP_DAC_OVERRIDE, 0UL, 0UL)
                  == 0;
}

static void enter_namespaces(void)
{
    int error = EPIPE;
    read_whole(mapped[0], &error, sizeof error);
    errno = error;
    must_enter(error == 0, "cannot set the users of the namespaces");
    close(mapped[0]);
    must_enter(getpid() == 1, "the worker is not process 1");                      /* kill(-1) must stay inside */
    const int fd = open(sandbox.program_folder, O_PATH | O_DIRECTORY | O_CLOEXEC); /* before it is hidden */
    must_enter(mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0
                   && mount("proc", "/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC, NULL) == 0,
               "cannot mount a new /proc");
    for (int i = 0; i < (int)(sizeof sandbox.hidden / sizeof sandbox.hidden[0]); i++) {
        const char *path = sandbox.hidden[i] != NULL ? sandbox.hidden[i] : ""; /* what does not exist needs no cover */
        must_enter(mount("judge", path, "tmpfs", MS_NOSUID | MS_NODEV, "size=4k,mode=755") == 0 || errno == ENOENT,
                   format_text("cannot hide %s", shown(path)));
    }
    sandbox.program_folder = "/run";
    sandbox.work_folder = "/tmp";
    must_enter(mount(format_text("/proc/self/fd/%d", fd), sandbox.program_folder, NULL, MS_BIND, NULL) == 0,
               "cannot mount the program's folder at /run");
    close(fd);
    forbid_writing();
    must_enter(mount_folder(1), "cannot mount a folder at /tmp");
    must_enter(getuid() != 0 || keep_reading(), "cannot let programs read what root may");
}
#else
static bool mount_empty_folder(int megabytes) { return megabytes < 0; }
#endif

void hide_process(bool is_hidden)
{
#ifdef __linux__
    prctl(PR_SET_DUMPABLE, is_hidden ? 0UL : 1UL, 0UL, 0UL, 0UL);
#else
    (void)is_hidden;
#endif
}

#ifdef __linux__
/* In new namespaces, programs are a user without power over them. If we are root, that is nobody outside as well, because
   of root's processes the kernel grants any number, and the worker stays root; in namespaces without a nobody, which may
   be those of a container, nobody is a name of root. */
static bool map_id(pid_t worker, const char *map, unsigned long own, unsigned long name)
{
    const char *path = format_text("/proc/%lld/%s", (long long)worker, map);
    return (own == 0 && write_to(path, format_text("0 0 1\n%lu %lu 1", name, name)))
           || write_to(path, format_text("%lu %lu 1", name, own));
}

/* fork() with namespaces; glibc has no function for it. */
static pid_t fork_with_namespaces(void)
{
    const unsigned long spaces = CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNS | CLONE_NEWIPC | CLONE_NEWNET;
    const unsigned long nobody = 65534;
    const unsigned long own_user = (unsigned long)geteuid();
    const unsigned long own_group = (unsigned long)getegid();
    user = own_user == 0 ? nobody : own_user;
    group = own_group == 0 ? nobody : own_group;
    if (pipe(mapped) != 0) {
        return -1;
    }
    hide_process(false); /* nor is the child hidden then, so that its users can be set */
    const pid_t pid = (pid_t)syscall(SYS_clone, spaces | SIGCHLD, 0L, 0L, 0L, 0L);
    int error = errno;
    if (pid == 0) {
        close(mapped[1]);
        return 0;
    }
    hide_process(true);
    close(mapped[0]);
    if (pid > 0) {
        const bool is_done = write_to(format_text("/proc/%lld/setgroups", (long long)pid), "deny")
                             && map_id(pid, "uid_map", own_user, user) && map_id(pid, "gid_map", own_group, group);
        error = is_done ? 0 : errno;
        write_whole(mapped[1], &error, sizeof error);
    }
    close(mapped[1]);
    errno = error;
    return pid;
}
#endif

/* With sandbox.has_namespaces, the child is process 1 of new namespaces. */
pid_t fork_worker(void)
{
    fflush(stdout);
    if (!sandbox.has_namespaces) {
        return fork();
    }
#ifdef __linux__
    return fork_with_namespaces();
#else
    errno = ENOSYS;
    return -1;
#endif
}

/* Puts a worker into its sandbox; fails where that is impossible. */
void enter_sandbox(void)
{
    setsid(); /* without a terminal */
#ifdef __linux__
    if (sandbox.has_namespaces) {
        enter_namespaces();
        prctl(PR_SET_PDEATHSIG, (unsigned long)SIGKILL, 0UL, 0UL, 0UL);
    } else {
        must_enter(prctl(PR_SET_CHILD_SUBREAPER, 1UL, 0UL, 0UL, 0UL) == 0, "cannot become a subreaper");
    }
    prctl(PR_SET_NO_NEW_PRIVS, 1UL, 0UL, 0UL, 0UL); /* setuid programs gain nothing */
#endif
    hide_process(true);
}

bool become_user(void)
{
#ifdef __linux__
    return !sandbox.has_namespaces
           || (setresgid((gid_t)group, (gid_t)group, (gid_t)group) == 0
               && setresuid((uid_t)user, (uid_t)user, (uid_t)user) == 0);
#else
    return true;
#endif
}

/* Empties sandbox.work_folder. */
void empty_work_folder(int megabytes)
{
    if (sandbox.has_namespaces ? !mount_empty_folder(megabytes)
                               : !remove_tree(AT_FDCWD, sandbox.work_folder) || mkdir(sandbox.work_folder, 0700) != 0) {
        fail("cannot create a new folder for the program (%s)", strerror(errno));
    }
}
