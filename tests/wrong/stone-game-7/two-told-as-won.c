/* verdict: WA - knows that multiples of 5 lose, but not 2, 7, 12, ... */
/* samples: pass */
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
