/*
 * Verdict: WA
 * Why: looks whether the number of odd numbers is even. They are divided among two players.
 * Why (ko): 홀수가 짝수 개인지만 봅니다. 홀수는 두 사람이 나누어 가집니다.
 * First wrong input: 1 / 2 / 0 1
 */
#include <stdio.h>

int main(void)
{
    int t, n, a;
    scanf("%d", &t);
    while (t-- > 0) {
        int odd = 0;
        scanf("%d", &n);
        for (int i = 0; i < n; i++) {
            scanf("%d", &a);
            odd += a % 2 != 0;
        }
        puts(odd % 2 == 0 ? "Alice" : "Bob");
    }
    return 0;
}
