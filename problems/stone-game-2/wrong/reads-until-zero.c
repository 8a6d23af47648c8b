/*
 * Verdict: OLE
 * Why: The loop is for many piles and ends at a 0. The input has one pile and no 0: at its end scanf
 *   leaves n as it is, and the loop never ends.
 * First wrong input: 1
 */
#include <stdio.h>

int main(void)
{
    int n = 0;
    while (scanf("%d", &n), n != 0) { /* at the end of the input n stays as it is */
        puts(n % 2 == 0 ? "SK" : "CY");
    }
    return 0;
}
