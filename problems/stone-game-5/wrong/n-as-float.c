/*
 * Verdict: WA
 * Why: float and double. From 2^24 = 16777216 on, every odd N is rounded to an even one.
 * Why (ko): float와 double. 2^24 = 16777216부터는 홀수인 N이 모두 짝수로 반올림됩니다.
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
