/* Does with children what its first argument says, and copies its input: "memory" three children of 40 MB at
   once, "time" two children that compute for 0.4 s side by side and that nobody waits for, "memfd" 60 MB in a
   file in memory, "thread" 60 MB in a thread that outlives the first, "many" sixty children at once, "zombie"
   a child that has ended and was not waited for, "waits" a child that sleeps and is waited for. */
#define _GNU_SOURCE
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static void eat(size_t bytes)
{
    volatile char *memory = malloc(bytes);
    for (size_t i = 0; memory != NULL && i < bytes; i += 1024) {
        memory[i] = 1;
    }
}

static void *hoard(void *unused)
{
    usleep(10000);
    eat((size_t)60 << 20);
    pause();
    return unused;
}

static void compute(double seconds)
{
    while ((double)clock() / CLOCKS_PER_SEC < seconds) {
    }
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    if (strcmp(what, "memory") == 0) { /* all three are there for half a second */
        pid_t children[3];
        int ready[2];
        char byte = 0;
        if (pipe(ready) != 0) {
            return 1;
        }
        for (int i = 0; i < 3; i++) {
            children[i] = fork();
            if (children[i] == 0) {
                eat((size_t)40 << 20);
                _exit(write(ready[1], &byte, 1) == 1 && pause() == 0);
            }
        }
        for (int i = 0; i < 3; i++) {
            if (read(ready[0], &byte, 1) != 1) {
                return 1;
            }
        }
        usleep(500000);
        for (int i = 0; i < 3; i++) {
            kill(children[i], SIGKILL);
        }
        while (wait(NULL) > 0) {
        }
    }
    if (strcmp(what, "time") == 0) {
        signal(SIGCHLD, SIG_IGN);
        for (int i = 0; i < 2; i++) {
            if (fork() == 0) {
                compute(0.4);
                _exit(0);
            }
        }
        while (wait(NULL) > 0) {
        }
    }
#ifdef __linux__
    if (strcmp(what, "memfd") == 0) {
        static char part[1 << 20];
        const int fd = memfd_create("hoard", 0);
        memset(part, 1, sizeof part);
        for (int i = 0; i < 60; i++) {
            if (write(fd, part, sizeof part) != (ssize_t)sizeof part) {
                return 1;
            }
        }
        usleep(500000);
    }
#endif
    if (strcmp(what, "thread") == 0) {
        pthread_t thread;
        pthread_create(&thread, NULL, hoard, NULL);
        pthread_exit(NULL);
    }
    if (strcmp(what, "many") == 0) {
        for (int i = 0; i < 60; i++) {
            const pid_t child = fork();
            if (child < 0) {
                return 1;
            }
            if (child == 0) {
                usleep(300000);
                _exit(0);
            }
        }
        while (wait(NULL) > 0) {
        }
    }
    if (strcmp(what, "zombie") == 0) {
        if (fork() == 0) {
            _exit(0);
        }
        usleep(50000);
    }
    if (strcmp(what, "waits") == 0) {
        if (fork() == 0) {
            sleep(60);
            _exit(0);
        }
        wait(NULL);
    }
    for (int c; (c = getchar()) != EOF;) {
        putchar(c);
    }
    return 0;
}
