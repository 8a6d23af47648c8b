/* Sleeps until the second of the clock that its argument names, and then copies its input: who is run later
   is quick, as on a machine that was busy once. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    const double until = argc > 1 ? strtod(argv[1], NULL) : 0;
    struct timespec now;
    for (clock_gettime(CLOCK_REALTIME, &now); (double)now.tv_sec + (double)now.tv_nsec / 1e9 < until;) {
        usleep(10000);
        clock_gettime(CLOCK_REALTIME, &now);
    }
    for (int c; (c = getchar()) != EOF;) {
        putchar(c);
    }
    return 0;
}
