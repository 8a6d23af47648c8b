/*
 * Verdict: WA
 * Why: finds the right period, but uses it from 0 on, as if there were no pre-period.
 * Why (ko): 주기는 바르게 찾지만, 주기 전 구간이 없는 것처럼 0부터 씁니다.
 * First wrong input: 4 / 3 / 2 4 7
 */
#include <stdio.h>
#include <string.h>

enum { ROWS = 3000 };

int main(void)
{
    int m, k, amount[22], count = 0, period = 1;
    char wins[ROWS] = {0};
    if (scanf("%d %d", &m, &k) != 2) {
        return 1;
    }
    for (int i = 0; i < k; i++) {
        if (scanf("%d", &amount[i]) != 1) {
            return 1;
        }
    }
    for (int n = 1; n < ROWS; n++) {
        for (int i = 0; i < k && amount[i] <= n; i++) {
            wins[n] |= !wins[n - amount[i]];
        }
    }
    while (memcmp(wins + 1000, wins + 1000 + period, 1000) != 0) {
        period++;
    }
    for (int n = 1; n <= period && n <= m; n++) {
        count += wins[n] ? 0 : 1 + (m - n) / period; /* as if n, n + period, ... were alike */
    }
    printf("%d\n", count);
    return 0;
}
