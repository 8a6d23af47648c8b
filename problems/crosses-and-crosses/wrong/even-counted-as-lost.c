/*
 * Verdict: WA
 * Why: uses the copying strategy for odd n and answers that every even n loses. But a player who cannot copy does not
 *   have to lose.
 * Why (ko): n이 홀수일 때 따라 두는 전략을 찾고, n이 짝수이면 모두 진다고 답합니다. 하지만 따라 둘 수 없다고 해서
 *   반드시 지는 것은 아닙니다.
 * First wrong input: 4
 */
#include <stdio.h>

int main(void)
{
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    puts(n % 2 == 1 ? "1" : "2"); /* most even n are won as well */
    return 0;
}
