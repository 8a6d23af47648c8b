/*
 * loop PROGRAM <cases: the least that any judge must do for a case: posix_spawn, read, wait4, compare. No
 * limits, no report. Prints how many cases were right. What the judge costs more than this is its overhead.
 */
#define _DARWIN_C_SOURCE
#define _DEFAULT_SOURCE
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

int main(int argc, char **argv)
{
    static char input[65536];
    static char answer[65536];
    static char output[65536];
    char path[] = "/tmp/loop-XXXXXX";
    const int file = argc == 2 ? mkstemp(path) : -1;
    unsigned input_bytes;
    unsigned answer_bytes;
    long right = 0;
    if (file < 0) {
        fputs("usage: loop PROGRAM <cases\n", stderr);
        return 2;
    }
    unlink(path);
    while (scanf("case %*s %u %u", &input_bytes, &answer_bytes) == 2 && getchar() == '\n'
           && input_bytes <= sizeof input && answer_bytes <= sizeof answer
           && fread(input, 1, input_bytes, stdin) == input_bytes
           && fread(answer, 1, answer_bytes, stdin) == answer_bytes) {
        posix_spawn_file_actions_t actions;
        struct rusage used;
        int ends[2];
        int status;
        pid_t pid;
        if (pwrite(file, input, input_bytes, 0) < 0 || ftruncate(file, (off_t)input_bytes) != 0
            || pipe(ends) != 0) {
            return 1;
        }
        lseek(file, 0, SEEK_SET);
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_adddup2(&actions, file, STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
        posix_spawn_file_actions_addclose(&actions, ends[0]);
        posix_spawn_file_actions_addclose(&actions, ends[1]);
        if (posix_spawn(&pid, argv[1], &actions, NULL, argv + 1, environ) != 0) {
            return 1;
        }
        posix_spawn_file_actions_destroy(&actions);
        close(ends[1]);
        size_t length = 0;
        ssize_t got;
        while ((got = read(ends[0], output + length, sizeof output - length)) > 0) {
            length += (size_t)got;
        }
        close(ends[0]);
        if (wait4(pid, &status, 0, &used) != pid) {
            return 1;
        }
        right += status == 0 && length == answer_bytes && memcmp(output, answer, length) == 0;
    }
    printf("%ld\n", right);
    return 0;
}
