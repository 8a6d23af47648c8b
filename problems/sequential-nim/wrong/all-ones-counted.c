/*
 * Verdict: WA
 * Why: counts all piles of one stone. Those after a larger pile do not matter.
 * Why (ko): 돌이 한 개인 더미를 모두 셉니다. 더 큰 더미 뒤에 있는 것은 상관이 없습니다.
 * First wrong input: 1 / 2 / 2 1
 */
#include <stdio.h>

int main(void)
{
    int t, n, a;
    scanf("%d", &t);
    while (t-- > 0) {
        int ones = 0, large = 0;
        scanf("%d", &n);
        while (n-- > 0) {
            scanf("%d", &a);
            ones += a == 1;
            large = large || a > 1;
        }
        puts((ones % 2 == 0) == large ? "First" : "Second");
    }
    return 0;
}
