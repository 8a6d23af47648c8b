/*
 * Does what the first word of its input says, and then copies its input, so that one folder of cases holds
 * every verdict. Where something is asked for, "yes" or "no" is printed instead. A second word is a path, or
 * marks the processes of a test.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static char untouched[(size_t)1 << 30];
static char text[1 << 16];
static char what[100];
static char path[4096];

static int answer(int yes)
{
    return puts(yes ? "yes" : "no") < 0;
}

static void eat(size_t megabytes)
{
    volatile char *memory = malloc(megabytes << 20);
    for (size_t i = 0; memory != NULL && i < megabytes << 20; i += 1024) {
        memory[i] = 1;
    }
}

static void compute(double seconds)
{
    while ((double)clock() / CLOCKS_PER_SEC < seconds) {
    }
}

static int deep(int kilobytes)
{
    volatile char part[1000];
    part[999] = (char)kilobytes;
    return kilobytes == 0 ? 0 : deep(kilobytes - 1) + part[999] - (char)kilobytes;
}

static void *outlive(void *unused)
{
    usleep(10000);
    eat(40);
    return unused;
}

/* So many children do it and sleep for so long; they are waited for where that is wanted. */
static void children(int count, void (*act)(size_t), size_t megabytes, int milliseconds, int wanted)
{
    for (int i = 0; i < count; i++) {
        if (fork() == 0) {
            act(megabytes);
            usleep((unsigned)milliseconds * 1000);
            _exit(0);
        }
    }
    while (wanted && wait(NULL) > 0) {
    }
}

static void rest(size_t unused)
{
    (void)unused;
}

static void leave(size_t unused)
{
    (void)unused;
    setsid();
}

static void half_a_second(size_t unused)
{
    (void)unused;
    compute(0.4);
}

static int misbehave(void)
{
    if (strcmp(what, "loop") == 0) {
        compute(1e9);
    } else if (strcmp(what, "sleep") == 0) {
        sleep(60);
    } else if (strcmp(what, "deaf") == 0) {
        for (int number = 1; number < 32; number++) {
            signal(number, SIG_IGN);
        }
        sleep(60);
    } else if (strcmp(what, "compute") == 0) {
        compute(0.45);
    } else if (strcmp(what, "late") == 0) { /* until a second of the clock */
        while (time(NULL) < atoll(path)) {
            usleep(10000);
        }
    } else if (strcmp(what, "eat") == 0) {
        eat(40);
    } else if (strcmp(what, "hoard") == 0) {
        for (;;) {
            eat(1);
        }
    } else if (strcmp(what, "outlive") == 0) {
        pthread_t thread;
        pthread_create(&thread, NULL, outlive, NULL);
        pthread_exit(NULL);
    } else if (strcmp(what, "deep") == 0) {
        return deep(20 * 1024);
    } else if (strcmp(what, "flood") == 0) {
        for (int i = 0; i < 1 << 28; i++) {
            putchar('x');
        }
    } else if (strcmp(what, "complain") == 0) {
        for (int i = 0; i < 1000000; i++) {
            fprintf(stderr, "line %d\n", i);
        }
    } else if (strcmp(what, "exit") == 0) {
        fputs("something \"odd\"\n", stderr);
        return 3;
    } else if (strcmp(what, "abort") == 0) {
        abort();
    } else if (strcmp(what, "crash") == 0) {
        raise(SIGSEGV);
    } else if (strcmp(what, "touch") == 0) {
        untouched[12345] = 1;
    }
    return 0;
}

static void have_children(void)
{
    if (strcmp(what, "orphan") == 0) {
        children(1, rest, 0, 60000, 0);
    } else if (strcmp(what, "session") == 0) {
        children(1, leave, 0, 60000, 0);
        usleep(50000);
    } else if (strcmp(what, "helper") == 0) { /* ends a little later, as Python's resource tracker does */
        children(1, rest, 0, 50, 0);
    } else if (strcmp(what, "zombie") == 0) {
        children(1, rest, 0, 0, 0);
        usleep(50000);
    } else if (strcmp(what, "wait") == 0) {
        children(1, rest, 0, 60000, 1);
    } else if (strcmp(what, "many") == 0) {
        children(60, rest, 0, 200, 1);
    } else if (strcmp(what, "crowd") == 0) {
        children(200, rest, 0, 60000, 1);
    } else if (strcmp(what, "feast") == 0) {
        children(3, eat, 20, 300, 1);
    } else if (strcmp(what, "lost") == 0) { /* time that nobody is told of */
        signal(SIGCHLD, SIG_IGN);
        children(2, half_a_second, 0, 0, 1);
    } else if (strcmp(what, "bomb") == 0) {
        for (;;) {
            if (fork() == 0) {
                setsid();
            }
        }
    }
}

static int ask(void)
{
    struct stat about;
    if (strcmp(what, "see") == 0) {
        return answer(open(path, O_RDONLY) >= 0);
    }
    if (strcmp(what, "write") == 0) {
        return answer(open(path, O_WRONLY | O_CREAT, 0600) >= 0);
    }
    if (strcmp(what, "find") == 0) { /* what an earlier case has left */
        const int found =
            open("left", O_RDONLY) >= 0 || stat(".", &about) != 0 || (about.st_mode & 0777) != 0700;
        const int made =
            open("left", O_WRONLY | O_CREAT, 0600) >= 0 && mkdir("below", 0) == 0 && chmod(".", 0500) == 0;
        return answer(found || !made);
    }
    if (strcmp(what, "end") == 0) {
        kill(getppid(), SIGKILL);
        usleep(100000);
        return answer(0);
    }
    if (strcmp(what, "inherit") == 0) { /* files and signals */
        sigset_t blocked;
        struct sigaction action;
        int found = fcntl(3, F_GETFD) != -1 || fcntl(6, F_GETFD) != -1 || fcntl(7, F_GETFD) != -1;
        sigprocmask(SIG_BLOCK, NULL, &blocked);
        for (int number = 1; number < 32; number++) {
            sigaction(number, NULL, &action);
            found = found || action.sa_handler == SIG_IGN || sigismember(&blocked, number);
        }
        return answer(found);
    }
    return -1;
}

int main(int argc, char **argv)
{
    (void)argv;
    const size_t length = fread(text, 1, sizeof text - 1, stdin);
    sscanf(text, "%99s %4095s", what, path);
    if (path[0] == '/' && argc == 1) { /* the second word is to be seen among the processes */
        lseek(STDIN_FILENO, 0, SEEK_SET);
        execl("/proc/self/exe", "act", path, (char *)NULL);
    }
    const int asked = ask();
    if (asked >= 0) {
        return asked;
    }
    const int status = misbehave();
    have_children();
    fwrite(text, 1, length, stdout);
    return status;
}
