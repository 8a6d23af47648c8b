/* verdict: WA - sees a pattern in the first ten answers that is not there */
/* samples: pass */
#include <stdio.h>

int main(void)
{
    long long n;
    if (scanf("%lld", &n) != 1) {
        return 1;
    }
    int digit = (int)(n % 10); /* the period is 7, not 10 */
    puts(digit == 0 || digit == 2 || digit == 7 || digit == 9 ? "CY" : "SK");
    return 0;
}
