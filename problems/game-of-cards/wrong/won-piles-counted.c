/*
 * Verdict: WA
 * Why: only checks which piles the first player would win on their own, and lets Alice win if there
 *   is an odd number of them. Two such piles do not have to cancel.
 * Why (ko): 더미가 그것 하나뿐일 때 이기는지만 보고, 그런 더미가 홀수 개이면 Alice가 이긴다고 합니다.
 *   그런 더미 두 개가 서로 상쇄된다는 보장은 없습니다.
 * First wrong input: 2 1 / 1 1 / 2 1 1
 */
#include <stdio.h>

int main(void)
{
    int p, k, n, won = 0;
    scanf("%d %d", &p, &k);
    while (p-- > 0) {
        int wins[1001] = {0}, value[1001];
        scanf("%d", &n);
        for (int h = 1; h <= n; h++) {
            scanf("%d", &value[h]);
            for (int top = h; top >= 1 && top >= h - k; top--) {
                if (value[top] <= top && !wins[top - value[top]]) {
                    wins[h] = 1;
                }
            }
        }
        won += wins[n];
    }
    puts(won % 2 == 1 ? "Alice can win." : "Bob will win.");
    return 0;
}
