/*
 * Verdict: WA
 * Why: It knows that int ends at 2^31 - 1 and takes 32 bits without a sign. These end at 2^32 - 1,
 *   which is still far below 10^12.
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
