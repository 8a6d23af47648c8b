/* Reads the whole input of a solution with scanf and prints a constant. */
#include <stdio.h>

int main(void)
{
    long long number;
    while (scanf("%lld", &number) == 1 || scanf("%*s") != EOF) {
    }
    puts("SK");
    return 0;
}
