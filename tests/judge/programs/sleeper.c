/* Sleeps for a minute and needs no CPU time for it; an argument names a file for its pid. */
#include <stdio.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    FILE *pids = argc > 1 ? fopen(argv[1], "a") : NULL;
    if (pids != NULL) {
        fprintf(pids, "%ld\n", (long)getpid());
        fclose(pids);
    }
    sleep(60);
    return 0;
}
