/*
 * Verdict: WA
 * Why: float and double. The exact product with the golden ratio is just below a whole number here, and is rounded up
 *   to it.
 * Why (ko): float와 double. 황금비와의 정확한 곱이 여기에서는 어떤 정수보다 아주 조금 작은데, 반올림되어 그 정수가
 *   됩니다.
 * First wrong input: 165580140 267914295
 */
#include <math.h>
#include <stdio.h>

int main(void)
{
    long a, b;
    scanf("%ld %ld", &a, &b);
    const long low = a < b ? a : b;
    const long d = a < b ? b - a : a - b;
    puts(low == (long)(d * ((1 + sqrt(5.0)) / 2)) ? "0" : "1");
    return 0;
}
