/* Has an array of 1 GiB of which it touches one page; copies its input. */
#include <stdio.h>

static char array[(size_t)1 << 30];

int main(void)
{
    array[12345] = 1;
    for (int c; (c = getchar()) != EOF;) {
        putchar(c);
    }
    return array[12345] - 1;
}
