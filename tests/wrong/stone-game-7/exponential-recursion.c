/* verdict: TLE - asks for the same small piles again and again */
/* samples: pass */
#include <stdbool.h>
#include <stdio.h>

static bool wins(long long n)
{
    for (long long taken = 1; taken <= n; taken *= 4) {
        if (!wins(n - taken)) { /* nothing is remembered */
            return true;
        }
    }
    return false;
}

int main(void)
{
    long long n;
    if (scanf("%lld", &n) != 1) {
        return 1;
    }
    puts(wins(n) ? "SK" : "CY");
    return 0;
}
