/*
 * Verdict: WA
 * Why: N is put into an int, which keeps the low 32 bits. The last bit is still right, but the number
 *   may have become negative, and in C the remainder of a negative odd number by 2 is -1, not 1.
 * First wrong input: 2147483649
 */
#include <stdio.h>

int main(void)
{
    long long n;
    if (scanf("%lld", &n) != 1) {
        return 1;
    }
    int stones = (int)n; /* keeps the low 32 bits only */
    puts(stones % 2 == 1 ? "SK" : "CY");
    return 0;
}
