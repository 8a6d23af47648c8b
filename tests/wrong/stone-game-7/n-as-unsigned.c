/* verdict: WA - N goes into 32 bits without a sign: right up to 2^32 - 1, another number from there on */
/* samples: pass */
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
