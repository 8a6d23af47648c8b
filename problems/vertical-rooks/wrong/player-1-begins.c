/*
 * Verdict: WA
 * Why: lets player 1 move first.
 * Why (ko): player-1이 먼저 둔다고 봅니다.
 * First wrong input: 1 / 2 / 1 / 1 / 2 / 2
 */
#include <stdio.h>
#include <stdlib.h>

int a[2000], b[2000];

int main(void)
{
    int t, n;
    scanf("%d", &t);
    while (t-- > 0) {
        scanf("%d", &n);
        for (int i = 0; i < n; i++) {
            scanf("%d", &a[i]);
        }
        for (int i = 0; i < n; i++) {
            scanf("%d", &b[i]);
        }
        int nim_sum = 0;
        for (int i = 0; i < n; i++) {
            nim_sum ^= abs(a[i] - b[i]) - 1;
        }
        puts(nim_sum == 0 ? "player-2" : "player-1");
    }
    return 0;
}
