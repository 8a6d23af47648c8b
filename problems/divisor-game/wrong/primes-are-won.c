/*
 * Verdict: WA
 * Why: treats the primes as winning, because they leave no choice but 1.
 * Why (ko): 소수에서는 1밖에 뺄 수 없으니 이긴다고 봅니다.
 * First wrong input: 3
 */
#include <stdio.h>

int main(void)
{
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    int divisor = 2;
    while (divisor < n && n % divisor != 0) {
        divisor++;
    }
    puts(n % 2 == 0 || divisor == n ? "Alice" : "Bob");
    return 0;
}
