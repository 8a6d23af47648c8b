/* Prints the right answer and exits, but a child of it sleeps on and holds the output open.
   The first argument only marks the processes; with a second one the child makes a session of its own. */
#include <stdio.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    for (int c; (c = getchar()) != EOF;) {
        putchar(c);
    }
    fflush(stdout);
    int ready[2];
    if (argc < 2 || argv[1][0] == '\0' || pipe(ready) != 0) {
        return 1;
    }
    if (fork() == 0) {
        if (argc > 2) {
            setsid();
        }
        return write(ready[1], "x", 1) == 1 && sleep(60) == 0 ? 0 : 1;
    }
    char byte;
    return read(ready[0], &byte, 1) == 1 ? 0 : 1;
}
