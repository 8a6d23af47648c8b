/*
 * Verdict: WA
 * Why: takes the maximum in the opponent's turns, too, so the opponent helps the first player.
 * Why (ko): 상대의 차례에도 최댓값을 고릅니다. 상대가 선공을 도와주는 셈입니다.
 * First wrong input: 1 / 3 / 1 2 1
 */
#include <stdio.h>
#include <string.h>

int card[1000], best[1000][1000];

int main(void)
{
    int t, n;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        for (int i = 0; i < n; i++) {
            scanf("%d", &card[i]);
        }
        for (int length = 1; length <= n; length++) {
            int first = (n - length) % 2 == 0; /* the first player moves at this length */
            for (int i = 0; i + length <= n; i++) {
                int j = i + length - 1;
                int left = (first ? card[i] : 0) + (length > 1 ? best[i + 1][j] : 0);
                int right = (first ? card[j] : 0) + (length > 1 ? best[i][j - 1] : 0);
                best[i][j] = left > right ? left : right;
            }
        }
        printf("%d\n", best[0][n - 1]);
    }
    return 0;
}
