/*
 * Verdict: WA
 * Why: a table for "the player to move still wants an even number", used for both players. What HS
 *   wants depends on how many coins are left and on what YG holds, so one row is not enough.
 * Why (ko): "지금 차례인 사람이 앞으로 짝수 개를 원한다"는 표 하나를 두 사람 모두에게 씁니다. HS가
 *   원하는 것은 남은 동전의 수와 YG가 가진 것에 따라 달라지므로 한 행으로는 부족합니다.
 * First wrong input: 0 1
 */
#include <stdio.h>

static char win[2][10000001];

int main(void)
{
    int n, k;
    if (scanf("%d %d", &n, &k) != 2) {
        return 1;
    }
    win[0][0] = 1; /* wants an even number more and nothing is left */
    for (int i = 1; i <= k; i++) {
        for (int wish = 0; wish < 2; wish++) {
            for (int a = 1; a <= 4 && a <= i; a++) {
                if (!win[wish ^ (a & 1)][i - a]) {
                    win[wish][i] = 1;
                }
            }
        }
    }
    puts(win[n][k] ? "YG" : "HS");
    return 0;
}
