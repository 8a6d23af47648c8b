/* verdict: WA - a float has 24 bits, so large piles are rounded and a nim-sum of 0 is missed */
/* samples: pass */
#include <stdio.h>

int main(void)
{
    int n;
    long long nim_sum = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n; i++) {
        float pile; /* should be an int */
        if (scanf("%f", &pile) != 1) {
            return 1;
        }
        nim_sum ^= (long long)pile;
    }
    puts(nim_sum != 0 ? "koosaga" : "cubelover");
    return 0;
}
