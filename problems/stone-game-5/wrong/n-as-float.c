/*
 * Verdict: WA
 * Why: A float has room for any size, but it keeps only 24 bits, and the last bit is the first one
 *   lost. From 2^24 = 16777216 on every odd N is rounded to an even one.
 * Why (ko): float에는 아무리 큰 수도 들어가지만 24비트까지만 정확합니다. 가장 먼저 사라지는 것이 마지막
 *   비트입니다. 2^24 = 16777216부터는 홀수인 N이 모두 짝수로 반올림됩니다.
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
