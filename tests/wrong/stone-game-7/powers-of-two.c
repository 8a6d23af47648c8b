/* verdict: WA - takes powers of two instead of powers of four */
/* samples: fail */
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
