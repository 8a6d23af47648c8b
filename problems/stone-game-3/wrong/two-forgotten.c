/*
 * Verdict: WA
 * Why: It has seen that 7 and 14 lose, but not that 2, 9 and 16 lose as well.
 * First wrong input: 2
 */
#include <stdio.h>

int main(void)
{
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    puts(n % 7 == 0 ? "CY" : "SK"); /* n % 7 == 2 loses as well */
    return 0;
}
