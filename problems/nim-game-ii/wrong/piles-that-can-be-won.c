/*
 * Verdict: WA
 * Why: counts the piles that the player to move would win on their own, and tests whether that number is odd. The
 *   remainders matter, too: 1 and 2 do not cancel each other.
 * Why (ko): 하나만 있을 때 지금 차례인 사람이 이기는 더미를 세어, 홀수 개인지 봅니다. 나머지가 얼마인지도
 *   중요합니다. 1과 2는 서로 상쇄되지 않습니다.
 * First wrong input: 1 / 2 / 1 2
 */
#include <stdio.h>

int main(void)
{
    int t;
    scanf("%d", &t);
    while (t-- > 0) {
        int n, x, nim_sum = 0;
        scanf("%d", &n);
        for (int i = 0; i < n; i++) {
            scanf("%d", &x);
            nim_sum ^= x % 4 != 0;
        }
        puts(nim_sum != 0 ? "first" : "second");
    }
    return 0;
}
