/* verdict: WA - N goes into an int: from 2^31 on it may be negative, and then N % 2 is -1 or 0, never 1 */
/* samples: pass */
#include <stdio.h>

int main(void)
{
    long long n;
    if (scanf("%lld", &n) != 1) {
        return 1;
    }
    int stones = (int)n; /* keeps the low 32 bits only */
    puts(stones % 2 == 1 ? "SK" : "CY");
    return 0;
}
