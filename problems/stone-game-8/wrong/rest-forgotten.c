/*
 * Verdict: WA
 * Why: counts the whole periods, but forgets the rest of a period at the end.
 * Why (ko): 온전한 주기들은 셌지만, 마지막에 남는 한 주기의 일부를 빠뜨렸습니다.
 * First wrong input: 500 / 1 / 1
 */
#include <stdio.h>
#include <string.h>

enum { ROWS = 3000, FROM = 500 };

int main(void)
{
    int m, k, amount[22], count = 0, period = 1, in_period = 0;
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
    for (int n = 1; n <= m && n < FROM; n++) {
        count += !wins[n];
    }
    for (int n = FROM; n < FROM + period; n++) {
        in_period += !wins[n];
    }
    if (m >= FROM) {
        count += (m - FROM + 1) / period * in_period; /* and the rest of a period? */
    }
    printf("%d\n", count);
    return 0;
}
