/*
 * Verdict: WA
 * Why: subtracts the row of player 1 from that of player 2, as if it were always the smaller one.
 * Why (ko): player-1의 룩이 언제나 위에 있는 것처럼, player-2의 행에서 player-1의 행을 뺍니다.
 * First wrong input: 1 / 2 / 1 / 2 / 2 / 1
 */
#include <stdio.h>

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
            nim_sum ^= b[i] - a[i] - 1;
        }
        puts(nim_sum != 0 ? "player-2" : "player-1");
    }
    return 0;
}
