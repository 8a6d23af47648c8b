/*
 * Verdict: WA
 * Why: A float has room for any size, but it keeps only 24 bits, and the last bit is the first one
 *   lost. From 2^24 = 16777216 on every odd N is rounded to an even one.
 * First wrong input: 16777217
 */
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
