/*
 * Verdict: WA
 * Why: A chain of if and else if without a last else leaves out one pile.
 * First wrong input: 1
 */
#include <stdio.h>

int main(void)
{
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    if (n % 2 == 0) {
        puts("SK");
    } else if (n > 1) { /* and N = 1? */
        puts("CY");
    }
    return 0;
}
