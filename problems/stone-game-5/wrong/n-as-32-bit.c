/*
 * Verdict: WA
 * Why: puts N into an int, which keeps only the low 32 bits. The last bit is still right, but the
 *   number may have become negative, and in C the remainder of a negative odd number divided by 2
 *   is -1, not 1.
 * Why (ko): N을 int에 넣어서 아래 32비트만 남습니다. 마지막 비트는 맞지만 수가 음수가 될 수 있고,
 *   C에서 음수인 홀수를 2로 나눈 나머지는 1이 아니라 -1입니다.
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
