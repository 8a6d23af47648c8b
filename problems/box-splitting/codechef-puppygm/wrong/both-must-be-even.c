/*
 * Verdict: WA
 * Why: lets Tuzik win only if both numbers are even. One even box is enough: it is split into two odd ones.
 * Why (ko): 두 수가 모두 짝수일 때만 Tuzik이 이긴다고 합니다. 짝수 상자 하나면 충분합니다. 그것을 홀수 둘로 나눕니다.
 * First wrong input: 1 / 1 2
 */
#include <stdio.h>

int main(void)
{
    int t, a, b;
    if (scanf("%d", &t) != 1) {
        return 1;
    }
    while (t-- > 0 && scanf("%d %d", &a, &b) == 2) {
        puts(a % 2 == 0 && b % 2 == 0 ? "Tuzik" : "Vanka");
    }
    return 0;
}
