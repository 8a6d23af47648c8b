/*
 * Verdict: WA
 * Why: Every move has an answer so that both together take a multiple of 5, so the multiples of 5
 *   lose. That is right, but it leaves out the piles with remainder 2.
 * Why (ko): 상대가 어떻게 두어도 둘이 합쳐 5의 배수를 가져가도록 받을 수 있으니 5의 배수가 진다는
 *   생각입니다. 맞는 말이지만, 나머지가 2인 더미가 빠졌습니다.
 * First wrong input: 2
 */
#include <stdio.h>

int main(void)
{
    long long n;
    if (scanf("%lld", &n) != 1) {
        return 1;
    }
    puts(n % 5 == 0 ? "CY" : "SK"); /* n % 5 == 2 loses as well */
    return 0;
}
