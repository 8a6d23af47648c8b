/*
 * Does its worst, as its first argument says; the second only marks the processes.
 *   bomb     forks for ever, each child in a session of its own
 *   traced   leaves a child that another child traces and has stopped
 *   stop     stops its parent and sleeps
 *   kill     kills its parent and sleeps
 *   flood    writes two gigabytes
 *   files    makes files wherever it can, a million in each place
 *   fill     fills every folder that it can write to with one file
 *   closed   closes everything and sleeps
 *   daemon   leaves a grandchild in a session of its own that restarts itself whenever it is told to end
 *   memory   twenty children, 100 MB each
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/ptrace.h>
#endif

static const char *const places[] = {".", "/tmp", "/dev/shm", "/var/tmp", "/run"};

static void make_files(long count, size_t bytes)
{
    static char part[1 << 16];
    for (size_t place = 0; place < sizeof places / sizeof places[0]; place++) {
        for (long i = 0; i < count; i++) {
            char path[64];
            snprintf(path, sizeof path, "%s/attack-%ld", places[place], i);
            const int fd = open(path, O_WRONLY | O_CREAT, 0600);
            if (fd < 0) {
                break;
            }
            for (size_t done = 0; done < bytes && write(fd, part, sizeof part) > 0; done += sizeof part) {
            }
            close(fd);
        }
    }
}

static void trace(void)
{
#ifdef __linux__
    const pid_t victim = fork();
    if (victim == 0) {
        sleep(60);
        _exit(0);
    }
    if (fork() == 0) {
        setsid();
        ptrace(PTRACE_ATTACH, victim, NULL, NULL);
        sleep(60);
        _exit(0);
    }
    usleep(100000);
#endif
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    if (strcmp(what, "bomb") == 0) {
        for (;;) {
            if (fork() == 0) {
                setsid();
            }
        }
    } else if (strcmp(what, "traced") == 0) {
        trace();
    } else if (strcmp(what, "stop") == 0 || strcmp(what, "kill") == 0) {
        kill(getppid(), what[0] == 's' ? SIGSTOP : SIGKILL);
        sleep(60);
    } else if (strcmp(what, "flood") == 0) {
        static char part[1 << 20];
        for (int i = 0; i < 2048 && write(STDOUT_FILENO, part, sizeof part) > 0; i++) {
        }
    } else if (strcmp(what, "files") == 0) {
        make_files(1000000, 0);
    } else if (strcmp(what, "fill") == 0) {
        make_files(1, (size_t)1 << 33);
    } else if (strcmp(what, "closed") == 0) {
        for (int fd = 0; fd < 1024; fd++) {
            close(fd);
        }
        sleep(60);
    } else if (strcmp(what, "daemon") == 0) {
        if (fork() == 0) {
            setsid();
            for (int number = 1; number < 32; number++) {
                signal(number, SIG_IGN);
            }
            if (fork() == 0) {
                for (;;) {
                    const pid_t child = fork();
                    if (child == 0) {
                        sleep(60);
                        _exit(0);
                    }
                    waitpid(child, NULL, 0);
                }
            }
            _exit(0);
        }
        usleep(50000);
    } else if (strcmp(what, "memory") == 0) {
        for (int i = 0; i < 20; i++) {
            if (fork() == 0) {
                const size_t bytes = (size_t)100 << 20;
                volatile char *memory = malloc(bytes);
                for (size_t k = 0; memory != NULL && k < bytes; k += 1024) {
                    memory[k] = 1;
                }
                sleep(60);
            }
        }
        while (wait(NULL) > 0) {
        }
    }
    puts("no");
    return 0;
}
