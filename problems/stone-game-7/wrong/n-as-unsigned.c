/*
 * Verdict: WA
 * Why: avoids int, which ends at 2^31 - 1, by using unsigned 32-bit numbers. They end at 2^32 - 1,
 *   still far below 10^12.
 * Why (ko): int는 2^31 - 1까지이므로 부호 없는 32비트를 썼습니다. 하지만 2^32 - 1까지여서 10^12에
 *   한참 못 미칩니다.
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
