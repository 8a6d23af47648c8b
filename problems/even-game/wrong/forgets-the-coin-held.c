/*
 * Verdict: WA
 * Why: reads N and does not use it, so YG seems to want an even number of coins from the table also
 *   with one coin held.
 * First wrong input: 1 1
 */
#include <stdio.h>

int main(void)
{
    int n, k;
    if (scanf("%d %d", &n, &k) != 2) {
        return 1;
    }
    puts(k % 6 != 1 ? "YG" : "HS");
    return 0;
}
