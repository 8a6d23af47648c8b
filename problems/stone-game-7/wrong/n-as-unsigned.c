/*
 * Verdict: WA
 * Why: It knows that int ends at 2^31 - 1 and takes 32 bits without a sign. These end at 2^32 - 1,
 *   which is still far below 10^12.
 * Why (ko): int가 2^31 - 1에서 끝난다는 것을 알고 부호 없는 32비트를 썼습니다. 하지만 이것도
 *   2^32 - 1에서 끝나고, 10^12에는 한참 못 미칩니다.
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
