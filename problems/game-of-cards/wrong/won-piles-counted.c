/*
 * Verdict: WA
 * Why: asks of each pile only whether it is won by itself, and counts those that are: Alice wins if their number is odd.
 *   Two won piles need not cancel.
 * Why (ko): 더미마다 그 더미만 있을 때 이기는지만 보고, 이기는 더미가 홀수 개이면 Alice가 이긴다고 합니다.
 *   이기는 더미 두 개가 서로 상쇄되지 않을 수도 있습니다.
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
