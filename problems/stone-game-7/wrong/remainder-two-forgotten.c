/*
 * Verdict: WA
 * Why: answers every move so that both moves together take a multiple of 5, so the multiples of 5 lose. That is right,
 *   but it misses the piles with remainder 2, which lose as well.
 * Why (ko): 상대가 몇 개를 가져가든 둘이 합쳐 5의 배수를 가져가도록 응수할 수 있으므로 5의 배수에서 진다고
 *   생각했습니다. 맞는 말이지만, 역시 지는 상태인 나머지가 2인 더미를 빠뜨렸습니다.
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
