/*
 * Verdict: WA
 * Why: Every move has an answer so that both together take a multiple of 5, so the multiples of 5
 *   lose. That is right, but it leaves out the piles with remainder 2.
 * First wrong input: 2
 */
#include <stdio.h>

int main(void)
{
    long long n;
    if (scanf("%lld", &n) != 1) {
        return 1;
    }
    puts(n % 5 == 0 ? "CY" : "SK"); /* n % 5 == 2 loses as well */
    return 0;
}
