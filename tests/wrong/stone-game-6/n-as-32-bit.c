/* verdict: WA - the function takes an int, so N from 2^31 on arrives as another number */
/* samples: pass */
#include <stdbool.h>
#include <stdio.h>

static bool wins(int n) /* should be long long */
{
    return n % 7 != 0 && n % 7 != 2;
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
