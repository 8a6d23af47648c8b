/*
 * Verdict: WA
 * Why: takes the distance of the rows. Rooks side by side have the distance 1, but no cell between them.
 * Why (ko): 행 번호의 차이를 씁니다. 붙어 있는 두 룩의 차이는 1이지만, 그 사이에는 칸이 없습니다.
 * First wrong input: 1 / 3 / 1 / 1 / 1 / 2 / 2 / 2
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
            nim_sum ^= abs(a[i] - b[i]);
        }
        puts(nim_sum != 0 ? "player-2" : "player-1");
    }
    return 0;
}
