/* Prints the right answer and exits, but a child of it sleeps on and holds the output open.
   The argument names a file for the child's pid; with a second one the child makes a session of its own. */
#include <stdio.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    for (int c; (c = getchar()) != EOF;) {
        putchar(c);
    }
    fflush(stdout);
    int ready[2];
    if (argc < 2 || pipe(ready) != 0) {
        return 1;
    }
    if (fork() == 0) {
        if (argc > 2) {
            setsid();
        }
        FILE *pids = fopen(argv[1], "a");
        if (pids == NULL) {
            return 1;
        }
        fprintf(pids, "%ld\n", (long)getpid());
        fclose(pids);
        write(ready[1], "x", 1) == 1 ? sleep(60) : 0;
        return 0;
    }
    char byte;
    return read(ready[0], &byte, 1) == 1 ? 0 : 1;
}
