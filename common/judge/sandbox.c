/* sandbox.c - puts a worker, and so everything that it starts, into a sandbox: compilers, programs and the rules of a
   game, all in the same way (README.md, "The sandbox"). The worker is process 1 of its namespaces, so one kill(-1)
   ends everything in them. Where there are no namespaces, processes.c finds in /proc what a program has left. */
#include "judge.h"

#ifdef __linux__
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/vfs.h>
#endif

#ifdef __linux__
static int named[2]; /* pipe: why name_users() has failed, or 0 */
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

/* Denies, as if the kernel had no such thing, what outlives a program and would tell the next case of it: keys, message
   queues, System V memory and semaphores. On a kernel, or a machine, for which this is not written, they stay. */
static void forbid_lasting_things(void)
{
#if defined(__x86_64__) || defined(__aarch64__)
    enum { MAX_CALLS = 8 };
    static const struct {
        uint32_t machine, calls[MAX_CALLS]; /* 0 ends them */
    } denied[] = {
#ifdef __x86_64__
        {AUDIT_ARCH_I386, {117, 277, 286, 287, 288, 393, 395, 399}}, /* ipc, and the same as below */
        {AUDIT_ARCH_X86_64,
#else
        {AUDIT_ARCH_AARCH64,
#endif
         {SYS_mq_open, SYS_msgget, SYS_semget, SYS_shmget, SYS_add_key, SYS_request_key, SYS_keyctl}}
    };
    const uint32_t same_call = 0xbfffffff; /* without the bit that marks calls of x32 */
    struct sock_filter code[32];
    unsigned short count = 0;
    for (size_t i = 0; i < sizeof denied / sizeof denied[0]; i++) {
        unsigned char calls = 0;
        while (calls < MAX_CALLS && denied[i].calls[calls] != 0) {
            calls++;
        }
        code[count++] = (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch));
        code[count++] =
            (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, denied[i].machine, 0, (unsigned char)(calls + 4));
        code[count++] = (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr));
        code[count++] = (struct sock_filter)BPF_STMT(BPF_ALU | BPF_AND | BPF_K, same_call);
        for (unsigned char k = 0; k < calls; k++) {
            code[count++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, denied[i].calls[k],
                                                         (unsigned char)(calls - k), 0);
        }
        code[count++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
        code[count++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS);
    }
    code[count++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
    const struct sock_fprog program = {count, code};
    syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_SPEC_ALLOW, &program); /* no slower by that */
#endif
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
    const char *options =
        format_text("size=%dm,nr_inodes=65536,mode=700,uid=%u,gid=%u", megabytes, sandbox.user, sandbox.group);
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

static void wait_for_users(void)
{
    int error = EPIPE;
    read_whole(named[0], &error, sizeof error);
    close(named[0]);
    errno = error;
    must_enter(error == 0, "cannot name the users of the namespaces");
}

static void enter_namespaces(void)
{
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
}
#else
static bool mount_empty_folder(int megabytes) { return megabytes < 0; }
#endif

#ifdef __linux__
/* fork() with namespaces; glibc has no function for it. */
static pid_t fork_with_namespaces(void)
{
    const unsigned long spaces = CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNS | CLONE_NEWIPC | CLONE_NEWNET;
    if (pipe(named) != 0) {
        return -1;
    }
    hide_process(false); /* nor is the child hidden then, so that its users can be named */
    const pid_t pid = (pid_t)syscall(SYS_clone, spaces | SIGCHLD, 0L, 0L, 0L, 0L);
    int error = errno;
    if (pid == 0) {
        close(named[1]);
        return 0;
    }
    hide_process(true);
    close(named[0]);
    if (pid > 0) {
        error = name_users(pid) ? 0 : errno;
        write_whole(named[1], &error, sizeof error);
    }
    close(named[1]);
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
        wait_for_users();
        choose_user();
        enter_namespaces();
        prctl(PR_SET_PDEATHSIG, (unsigned long)SIGKILL, 0UL, 0UL, 0UL);
    } else {
        choose_user();
        must_enter(prctl(PR_SET_CHILD_SUBREAPER, 1UL, 0UL, 0UL, 0UL) == 0, "cannot become a subreaper");
    }
    prctl(PR_SET_NO_NEW_PRIVS, 1UL, 0UL, 0UL, 0UL); /* setuid programs gain nothing */
    forbid_lasting_things();
#endif
    hide_process(true);
}

/* Empties sandbox.work_folder. */
void empty_work_folder(int megabytes)
{
    if (sandbox.has_namespaces ? !mount_empty_folder(megabytes)
                               : !remove_tree(AT_FDCWD, sandbox.work_folder) || mkdir(sandbox.work_folder, 0700) != 0
                                     || chown(sandbox.work_folder, sandbox.user, sandbox.group) != 0) {
        fail("cannot create a new folder for the program (%s)", strerror(errno));
    }
}
