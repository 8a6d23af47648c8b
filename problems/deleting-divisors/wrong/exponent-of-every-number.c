/*
 * Verdict: WA
 * Why: asks for the exponent of two in every even number. It matters only if there is no odd divisor but 1.
 * Why (ko): 짝수이면 언제나 2의 지수를 봅니다. 지수는 홀수인 약수가 1뿐일 때만 중요합니다.
 * First wrong input: 1 / 6
 */
#include <stdio.h>

static int first_wins(int n)
{
    int exponent = 0;
    for (; n % 2 == 0; n /= 2) {
        exponent++;
    }
    return exponent > 0 && exponent % 2 == 0;
}

int main(void)
{
    int t, n;
    scanf("%d", &t);
    while (t-- > 0) {
        scanf("%d", &n);
        puts(first_wins(n) ? "Alice" : "Bob");
    }
    return 0;
}
