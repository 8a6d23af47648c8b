/* Drives common/finish.c for tests/snippets.bats: prints one line, then ends as a solution does. */
#include <stdio.h>
#include <stdlib.h>

#include "../finish.c"

int main(int argc, char **argv)
{
    (void)argv;
    if (argc > 1) {
        setvbuf(stdout, NULL, _IONBF, 0); /* then puts fails, and fflush has nothing left to write */
    }
    puts("answer");
    return finish();
}
