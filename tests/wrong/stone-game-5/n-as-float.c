/* verdict: WA - a float has 24 bits, so large odd N become even */
/* samples: pass */
#include <stdio.h>

int main(void)
{
    float n; /* a double would do: it has 53 bits */
    if (scanf("%f", &n) != 1) {
        return 1;
    }
    long long stones = (long long)n;
    puts(stones % 2 == 1 ? "SK" : "CY");
    return 0;
}
