/* Writes for ever to stdout. */
#include <stdio.h>

int main(void)
{
    while (puts("flood") >= 0) {
    }
    return 0;
}
