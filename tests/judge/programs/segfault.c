/* Dies by SIGSEGV, after the right answer. */
#include <signal.h>
#include <stdio.h>

int main(void)
{
    for (int c; (c = getchar()) != EOF;) {
        putchar(c);
    }
    fflush(stdout);
    return raise(SIGSEGV);
}
