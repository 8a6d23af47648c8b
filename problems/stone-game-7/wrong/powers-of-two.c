/*
 * Verdict: WA
 * Why: It takes powers of two. In that game the multiples of 3 lose: no power of two is a multiple of
 *   3, and taking 1 or 2 always reaches one.
 * First wrong input: 2
 */
#include <stdio.h>

int main(void)
{
    long long n;
    if (scanf("%lld", &n) != 1) {
        return 1;
    }
    puts(n % 3 == 0 ? "CY" : "SK"); /* right for 1, 2, 4, 8, ... */
    return 0;
}
