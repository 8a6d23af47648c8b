/*
 * Verdict: WA
 * Why: A number that does not fit. Unsigned 32-bit numbers reach further than int, but end at 2^32 - 1, still far below
 *   10^12.
 * Why (ko): 자료형에 들어가지 않는 수. 부호 없는 32비트는 int보다 크지만 2^32 - 1까지여서 10^12에 한참 못 미칩니다.
 * First wrong input: 4294967296
 */
#include <stdint.h>
#include <stdio.h>

int main(void)
{
    long long n;
    if (scanf("%lld", &n) != 1) {
        return 1;
    }
    uint32_t stones = (uint32_t)n; /* too small for 10^12 */
    puts(stones % 5 == 0 || stones % 5 == 2 ? "CY" : "SK");
    return 0;
}
