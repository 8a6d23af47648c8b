/*
 * Verdict: WA
 * Why: takes powers of two. In that game the multiples of 3 lose: no power of two is a multiple of 3, and taking 1 or 2
 *   always reaches one.
 * Why (ko): 2의 거듭제곱을 가져가는 게임으로 풀었습니다. 그 게임에서는 3의 배수에서 집니다. 2의 거듭제곱은 3의 배수가
 *   아니고, 1개나 2개를 가져가면 언제나 3의 배수를 남길 수 있기 때문입니다.
 * First wrong input: 2
 */
#include <stdio.h>

int main(void)
{
    long long n;
    if (scanf("%lld", &n) != 1) {
        return 1;
    }
    puts(n % 3 == 0 ? "CY" : "SK"); /* right for 1, 2, 4, 8, ... */
    return 0;
}
