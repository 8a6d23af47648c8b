/*
 * Verdict: WA
 * Why: 15 and 191, the lost samples, are both one less than a multiple of 16, so that looks like the
 *   rule. Four samples prove nothing.
 * First wrong input: 5
 */
#include <stdio.h>

int main(void)
{
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    puts(n % 16 == 15 ? "2" : "1"); /* four samples are no proof */
    return 0;
}
