/* Prints the right answer, closes its output and runs on. */
#include <stdio.h>

int main(void)
{
    for (int c; (c = getchar()) != EOF;) {
        putchar(c);
    }
    fclose(stdout);
    fclose(stderr);
    for (volatile int running = 1; running;) {
    }
    return 0;
}
