/*
 * Verdict: WA
 * Why: counts the columns in which the rooks do not touch. How many cells are between them matters.
 * Why (ko): 두 룩이 붙어 있지 않은 열을 셉니다. 그 사이가 몇 칸인지도 중요합니다.
 * First wrong input: 1 / 4 / 1 / 1 / 1 / 1 / 2 / 2 / 3 / 4
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
            nim_sum ^= abs(a[i] - b[i]) > 1;
        }
        puts(nim_sum != 0 ? "player-2" : "player-1");
    }
    return 0;
}
