/* verdict: TLE - takes 10^12 steps for N = 10^12 */
/* samples: pass */
#include <stdbool.h>
#include <stdio.h>

int main(void)
{
    long long n;
    bool wins[4] = {false, true, false, true};
    if (scanf("%lld", &n) != 1) {
        return 1;
    }
    for (long long i = 4; i <= n; i++) { /* too far */
        wins[i % 4] = !wins[(i - 1) % 4] || !wins[(i - 3) % 4];
    }
    puts(wins[n % 4] ? "SK" : "CY");
    return 0;
}
