/* Tries what its first argument says and tells on stdout how it went: "parent" reads what the judge has open,
   "input" writes into its own input, "file" writes the file that its second argument names, "see" looks for
   that file, "shared" leaves a piece of shared memory, "again" finds what an earlier run has left in its
   folder, "kill" and "stop" signal everybody there is. */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/ipc.h>
#include <sys/shm.h>
#include <unistd.h>

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
    } else if (strcmp(what, "kill") == 0 || strcmp(what, "stop") == 0) {
        const int number = what[0] == 'k' ? SIGKILL : SIGSTOP;
        kill(getppid(), number);
        usleep(100000);
    }
    puts(done == 0 ? "no" : "yes");
    return 0;
}
