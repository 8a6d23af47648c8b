/*
 * Obeys the first word of its input and then copies its input, so that one folder of cases can hold every verdict.
 * After a word that is a question it prints yes or no instead. The second word is a path, a time, or a mark of the
 * processes of a test.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static volatile char memory[(size_t)1 << 30]; /* only what is touched counts */
static char text[1 << 16];
static char what[100];
static char second[4096];

/* What the program does, or so many children of it, all at once. */
enum { SESSION = 1, WAIT = 2 };

static const struct act {
    const char *word;
    int children;
    int how;
    int eat_mb;
    int compute_ms;
    int sleep_ms;
} acts[] = {
    {"loop", 0, 0, 0, 1000000, 0}, {"compute", 0, 0, 0, 120, 0},         {"sleep", 0, 0, 0, 0, 60000},
    {"eat", 0, 0, 40, 0, 0},       {"session", 1, SESSION, 0, 0, 60000}, {"wait", 1, WAIT, 0, 0, 60000},
    {"many", 60, WAIT, 0, 0, 200}, {"crowd", 200, WAIT, 0, 0, 60000},    {"feast", 3, WAIT, 20, 0, 300},
    {"hoard", 0, 0, 1000, 0, 0},
};

static int is(const char *word) { return strcmp(what, word) == 0; }

static void perform(const struct act *act)
{
    if (act->how & SESSION) {
        setsid();
    }
    for (size_t i = 0; i < (size_t)act->eat_mb << 20; i += 1024) {
        memory[i] = 1;
    }
    while (clock() < (clock_t)act->compute_ms * (CLOCKS_PER_SEC / 1000)) {
    }
    usleep((unsigned)act->sleep_ms * 1000);
}

static void start(const struct act *act)
{
    if (act->children == 0) {
        perform(act);
    }
    for (int i = 0; i < act->children; i++) {
        const pid_t child = fork();
        if (child < 0) {
            exit(4);
        }
        if (child == 0) {
            perform(act);
            _exit(0);
        }
    }
    usleep(50000);
    while ((act->how & WAIT) && wait(NULL) > 0) {
    }
}

static int deep(int kilobytes)
{
    volatile char part[1000];
    part[999] = 1;
    return kilobytes == 0 ? 0 : deep(kilobytes - part[999]) + part[999] - 1;
}

static int misbehave(void)
{
    while (is("late") && time(NULL) < atoll(second)) {
        usleep(10000);
    }
    while (is("flood")) {
        puts("without end");
    }
    while (is("bomb")) {
        if (fork() == 0) {
            setsid();
        }
    }
    if (is("blind")) { /* the worker that runs this cannot open files any more */
        const struct rlimit nothing = {0, 0};
        prlimit(getppid(), RLIMIT_NOFILE, &nothing, NULL);
        usleep(200000);
    }
    for (int i = is("complain") ? 50000 : is("exit"); i > 0; i--) {
        fprintf(stderr, "something \"odd\" %d\n", i);
    }
    if (is("abort")) {
        abort();
    }
    return is("exit") ? 3 : is("deep") ? deep(20 * 1024) : 0;
}

/* 1: yes; 0: no; -1: nothing was asked. */
static int ask(void)
{
    struct stat about;
    if (is("see") || is("write")) {
        return open(second, is("see") ? O_RDONLY : O_WRONLY | O_CREAT, 0600) >= 0;
    }
    if (is("find")) { /* what an earlier case has left */
        const int found = open("left", O_RDONLY) >= 0 || stat(".", &about) != 0 || (about.st_mode & 0777) != 0700;
        const int made = open("left", O_WRONLY | O_CREAT, 0) >= 0 && mkdir("below", 0) == 0 && chmod(".", 0500) == 0;
        return found || !made;
    }
    if (is("inherit")) { /* files that are open, signals that are not as at a login */
        sigset_t blocked;
        int found = 0;
        sigprocmask(SIG_BLOCK, NULL, &blocked);
        for (int number = 1; number < 32; number++) {
            struct sigaction action;
            sigaction(number, NULL, &action);
            found = found || action.sa_handler == SIG_IGN || sigismember(&blocked, number)
                    || (number > 2 && fcntl(number, F_GETFD) != -1);
        }
        return found;
    }
    return -1;
}

int main(int argc, char **argv)
{
    (void)argv;
    const size_t length = fread(text, 1, sizeof text - 1, stdin);
    sscanf(text, "%99s %4095s", what, second);
    if (second[0] == '/' && argc == 1) { /* it is to be seen among the processes */
        lseek(STDIN_FILENO, 0, SEEK_SET);
        execl("/proc/self/exe", "act", second, (char *)NULL);
    }
    const int yes = ask();
    if (yes >= 0) {
        return puts(yes ? "yes" : "no") < 0;
    }
    for (size_t i = 0; i < sizeof acts / sizeof acts[0]; i++) {
        if (is(acts[i].word)) {
            start(&acts[i]);
        }
    }
    const int status = misbehave();
    fwrite(text, 1, length, stdout);
    return status;
}
