/* verdict: TLE - takes 10^12 steps for N = 10^12 */
/* samples: pass */
#include <stdbool.h>
#include <stdio.h>

int main(void)
{
    long long n;
    bool wins[5] = {false, true, false, true, true};
    if (scanf("%lld", &n) != 1) {
        return 1;
    }
    for (long long i = 5; i <= n; i++) { /* too far */
        wins[i % 5] = !wins[(i - 1) % 5] || !wins[(i - 3) % 5] || !wins[(i - 4) % 5];
    }
    puts(wins[n % 5] ? "SK" : "CY");
    return 0;
}
