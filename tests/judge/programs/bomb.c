/* A fork bomb that stops at 128 processes, each in a session of its own, out of its process group.
   The argument names a file for their pids. */
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    const int pids = argc > 1 ? open(argv[1], O_WRONLY | O_CREAT | O_APPEND, 0600) : -1;
    for (int doublings = 0; doublings < 7; doublings++) {
        if (fork() == 0) {
            char line[16];
            setsid();
            snprintf(line, sizeof line, "%ld\n", (long)getpid());
            if (write(pids, line, strlen(line)) < 0) {
                return 1;
            }
        }
    }
    sleep(60);
    return 0;
}
