/*
 * Verdict: WA
 * Why: A number that does not fit. An int keeps the low 32 bits, so the last bit is still right,
 *   but the number may be negative, and in C the remainder of a negative odd number divided by 2 is
 *   -1.
 * Why (ko): 자료형에 들어가지 않는 수. int에는 아래 32비트만 남습니다. 마지막 비트는 맞지만 음수가
 *   될 수 있고, C에서 음수인 홀수를 2로 나눈 나머지는 -1입니다.
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
