/* Reads a solution's whole input with scanf and prints a constant: no solution can be expected to cost less.
 */
#include <stdio.h>

int main(void)
{
    long long number;
    while (scanf("%lld", &number) == 1 || scanf("%*s") != EOF) {
    }
    puts("SK");
    return 0;
}
