/*
 * Verdict: WA
 * Why: looks whether n is even, as if only the last move counted.
 * Why (ko): 마지막에 두는 사람만 중요한 것처럼 n이 짝수인지 봅니다.
 * First wrong input: 1 / 1 / 3
 */
#include <stdio.h>

int main(void)
{
    int t, n, a;
    scanf("%d", &t);
    while (t-- > 0) {
        scanf("%d", &n);
        for (int i = 0; i < n; i++) {
            scanf("%d", &a);
        }
        puts(n % 2 == 0 ? "Koca" : "Balsa");
    }
    return 0;
}
