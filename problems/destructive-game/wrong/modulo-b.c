/*
 * Verdict: WA
 * Why: uses the period b, but it is b + 1. Only modulo b + 1 is every power of b equal to 1 or -1.
 * Why (ko): 주기는 b + 1인데 b로 잡습니다. b의 모든 거듭제곱이 1이나 -1과 같아지는 것은 b + 1로 나눈
 *   나머지를 볼 때뿐입니다.
 * First wrong input: 1 / 2 2
 */
#include <stdio.h>

static int grundy(int a, int b)
{
    if (b % 2 != 0) {
        return a % 2;
    }
    return a % b == b - 1 ? 2 : a % b % 2; /* the period is b + 1 */
}

int main(void)
{
    int n, a, b, nim_sum = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    while (n-- > 0 && scanf("%d %d", &a, &b) == 2) {
        nim_sum ^= grundy(a, b);
    }
    puts(nim_sum != 0 ? "Alice" : "Bob");
    return 0;
}
