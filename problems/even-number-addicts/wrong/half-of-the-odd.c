/*
 * Verdict: WA
 * Why: gives Alice half of the odd numbers, rounded up. The even ones let a player change who takes the next odd one.
 * Why (ko): Alice가 홀수의 절반(올림)을 가져간다고 봅니다. 짝수를 가져가서 다음 홀수를 가져갈 사람을 바꿀 수 있습니다.
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
        puts((odd + 1) / 2 % 2 == 0 ? "Alice" : "Bob");
    }
    return 0;
}
