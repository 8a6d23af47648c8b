/* Tries what its first argument says and tells on stdout how it went: "parent" reads what the judge has open,
   "input" writes into its own input, "file" writes the file that its second argument names, "see" looks for
   that file, "shared" leaves a piece of shared memory, "again" finds what an earlier run has left in its
   folder, "kernel" what it has left in queues, semaphores and keys, "nest" makes namespaces of its own,
   "files" opens more than a thousand, "take" takes back what it has written and sleeps, "kill" and "stop"
   signal everybody there is. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/ipc.h>
#include <sys/msg.h>
#include <sys/resource.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <unistd.h>
#ifdef __linux__
#include <sched.h>
#include <sys/syscall.h>
#endif

static int can(const char *path, int how)
{
    const int fd = open(path, how, 0600);
    if (fd >= 0) {
        close(fd);
    }
    return fd >= 0;
}

static int can_write_input(void)
{
    const int fd = open("/proc/self/fd/0", O_RDWR);
    return fd >= 0 && write(fd, "falsified", 9) == 9;
}

static int reads_parent(void)
{
    char path[64];
    for (int fd = 0; fd < 64; fd++) {
        snprintf(path, sizeof path, "/proc/%ld/fd/%d", (long)getppid(), fd);
        if (can(path, O_RDONLY)) {
            return 1;
        }
        snprintf(path, sizeof path, "/proc/1/fd/%d", fd);
        if (can(path, O_RDONLY)) {
            return 1;
        }
    }
    return 0;
}

static int finds_in_kernel(void)
{
    int found = shmget(4711, 100, 0600) >= 0 || msgget(4711, 0600) >= 0 || semget(4711, 1, 0600) >= 0;
    shmget(4711, 100, IPC_CREAT | 0600);
    msgget(4711, IPC_CREAT | 0600);
    semget(4711, 1, IPC_CREAT | 0600);
#ifdef __linux__
    const long size[8] = {0, 1, 8}; /* of a POSIX queue: one message of eight bytes */
    const long rings[] = {-3, -4, -5, syscall(SYS_keyctl, 22, -1L, -2L)}; /* the last one is persistent */
    found = found || syscall(SYS_mq_open, "left-by-me", O_RDONLY, 0, NULL) >= 0;
    syscall(SYS_mq_open, "left-by-me", O_RDWR | O_CREAT, 0600, size);
    for (int i = 0; i < 4; i++) {
        found = found || syscall(SYS_keyctl, 10L, rings[i], "user", "left-by-me", 0L) >= 0;
    }
    for (int i = 0; i < 4; i++) {
        syscall(SYS_add_key, "user", "left-by-me", "x", 1L, rings[i]);
    }
#endif
    return found;
}

static int opens_many(void)
{
    struct rlimit limit;
    int count = 0;
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
    while (count <= 1024 && dup(0) >= 0) {
        count++;
    }
    return count > 1024;
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    const char *path = argc > 2 ? argv[2] : "left-by-me";
    int done = 0;
    if (strcmp(what, "parent") == 0) {
        done = reads_parent();
    } else if (strcmp(what, "input") == 0) {
        done = can_write_input();
    } else if (strcmp(what, "file") == 0) {
        done = can(path, O_WRONLY | O_CREAT);
    } else if (strcmp(what, "see") == 0) {
        done = can(path, O_RDONLY);
    } else if (strcmp(what, "shared") == 0) {
        done = shmget(4711, 100, 0600) >= 0;
        done = (shmget(4711, 100, IPC_CREAT | 0600) >= 0 ? 0 : 2) + done;
    } else if (strcmp(what, "again") == 0) {
        done = can(path, O_RDONLY);
        done = (can(path, O_WRONLY | O_CREAT) ? 0 : 2) + done;
    } else if (strcmp(what, "kernel") == 0) {
        done = finds_in_kernel();
    } else if (strcmp(what, "take") == 0) {
        char byte = 0;
        const int fd = open("/proc/self/fd/1", O_RDONLY);
        if (write(STDOUT_FILENO, "x", 1) == 1 && read(fd, &byte, 1) == 1) {
            pause();
        }
    } else if (strcmp(what, "files") == 0) {
        done = opens_many();
#ifdef __linux__
    } else if (strcmp(what, "nest") == 0) {
        done = unshare(CLONE_NEWUSER | CLONE_NEWNS) == 0;
#endif
    } else if (strcmp(what, "kill") == 0 || strcmp(what, "stop") == 0) {
        const int number = what[0] == 'k' ? SIGKILL : SIGSTOP;
        kill(getppid(), number);
        usleep(100000);
    }
    puts(done == 0 ? "no" : "yes");
    return 0;
}
