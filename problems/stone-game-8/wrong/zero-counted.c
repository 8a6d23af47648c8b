/*
 * Verdict: WA
 * Why: also counts N = 0, a losing position. So the answer is one too large.
 * Why (ko): 지는 상태인 N = 0도 세어서, 답이 1만큼 큽니다.
 * First wrong input: 1 / 1 / 1
 */
#include <stdio.h>
#include <string.h>

enum { ROWS = 3000, FROM = 500 };

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
    while (memcmp(wins + FROM, wins + FROM + period, 1000) != 0) {
        period++;
    }
    for (int n = 0; n <= m && n < FROM + period; n++) { /* should start at 1 */
        count += wins[n] ? 0 : n < FROM ? 1 : 1 + (m - n) / period;
    }
    printf("%d\n", count);
    return 0;
}
