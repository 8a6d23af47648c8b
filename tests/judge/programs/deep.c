/* Recurses until so many megabytes of stack are used, then copies its input. */
#include <stdio.h>
#include <stdlib.h>

static int deeper(int kilobytes)
{
    volatile char part[1000];
    part[0] = (char)kilobytes;
    part[999] = 1;
    return kilobytes == 0 ? part[999] : deeper(kilobytes - 1) + part[999] - 1;
}

int main(int argc, char **argv)
{
    if (deeper(argc > 1 ? atoi(argv[1]) * 1024 : 0) != 1) {
        return 1;
    }
    for (int c; (c = getchar()) != EOF;) {
        putchar(c);
    }
    return 0;
}
