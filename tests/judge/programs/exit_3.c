/* Prints the right answer and fails: a judge takes no notice of the answer then. */
#include <stdio.h>

int main(void)
{
    for (int c; (c = getchar()) != EOF;) {
        putchar(c);
    }
    fputs("something is odd\n", stderr);
    return 3;
}
