/* verdict: WA - lists the answers for 1, 2, ..., 7, but takes the one at N % 7, which counts from 0 */
/* samples: fail */
#include <stdio.h>

int main(void)
{
    const char *answer[7] = {"SK", "CY", "SK", "SK", "SK", "SK", "CY"};
    long long n;
    if (scanf("%lld", &n) != 1) {
        return 1;
    }
    puts(answer[n % 7]); /* should be (n - 1) % 7 */
    return 0;
}
