/*
 * measure RUNS INPUT PROGRAM...: runs PROGRAM so often with INPUT as its stdin and stdout dropped, and prints
 * the medians of its CPU time and wall-clock time in microseconds and its peak memory in KB. Exit status 1
 * when a run fails, 2 for a wrong call.
 */
#define _DARWIN_C_SOURCE
#define _DEFAULT_SOURCE
#include <fcntl.h>
#include <spawn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

enum { MOST_RUNS = 1000 };

static int64_t cpu_us[MOST_RUNS];
static int64_t wall_us[MOST_RUNS];

static int64_t now_us(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

static int64_t microseconds(struct timeval time)
{
    return (int64_t)time.tv_sec * 1000000 + (int64_t)time.tv_usec;
}

static int compare(const void *a, const void *b)
{
    const int64_t x = *(const int64_t *)a;
    const int64_t y = *(const int64_t *)b;
    return (x > y) - (x < y);
}

static int64_t median(int64_t *values, long count)
{
    qsort(values, (size_t)count, sizeof *values, compare);
    return values[count / 2];
}

int main(int argc, char **argv)
{
    const long runs = argc < 4 ? 0 : strtol(argv[1], NULL, 10);
    if (runs < 1 || runs > MOST_RUNS) {
        fputs("usage: measure RUNS INPUT PROGRAM [ARGUMENT]...\n", stderr);
        return 2;
    }
    int64_t peak_kb = 0;
    for (long i = 0; i < runs; i++) {
        posix_spawn_file_actions_t actions;
        struct rusage used;
        pid_t pid;
        int status;
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, argv[2], O_RDONLY, 0);
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
        const int64_t start = now_us();
        if (posix_spawnp(&pid, argv[3], &actions, NULL, argv + 3, environ) != 0
            || wait4(pid, &status, 0, &used) != pid || !WIFEXITED(status) || WEXITSTATUS(status) != 0) {
            fprintf(stderr, "%s: a run failed\n", argv[3]);
            return 1;
        }
        wall_us[i] = now_us() - start;
        cpu_us[i] = microseconds(used.ru_utime) + microseconds(used.ru_stime);
        posix_spawn_file_actions_destroy(&actions);
#ifdef __APPLE__
        used.ru_maxrss /= 1024;
#endif
        peak_kb = used.ru_maxrss > peak_kb ? used.ru_maxrss : peak_kb;
    }
    printf("%lld %lld %lld\n", (long long)median(cpu_us, runs), (long long)median(wall_us, runs),
           (long long)peak_kb);
    return 0;
}
