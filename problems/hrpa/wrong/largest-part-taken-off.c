/*
 * Verdict: WA
 * Why: leaves the largest Fibonacci number. It must go on until the rest is itself a Fibonacci number: of 12
 *   pebbles, taking 4 leaves 8, but then up to 8 may be taken.
 * Why (ko): 가장 큰 피보나치 수를 남깁니다. 나머지가 피보나치 수가 될 때까지 계속 빼야 합니다. 12개에서 4개를
 *   가져가면 8개가 남지만, 이때 상대는 8개까지 가져갈 수 있습니다.
 * First wrong input: 12
 */
#include <stdio.h>

int main(void)
{
    long long n, a = 1, b = 2;
    scanf("%lld", &n);
    while (b <= n) {
        long long c = a + b;
        a = b;
        b = c;
    }
    printf("%lld\n", n == a ? n : n - a);
    return 0;
}
