/*
 * Verdict: WA
 * Why: finds the period far up in the table, where it is right, but then looks up the tower at N mod
 *   period. This only works if the table repeats from 0 on. For 6 and 9 it repeats only from 10 on.
 * Why (ko): 표의 먼 뒤쪽에서 주기를 바르게 찾지만, 탑의 답을 N mod 주기에서 찾습니다. 그러려면 표가
 *   0부터 되풀이되어야 하는데, 6과 9는 10부터 되풀이됩니다.
 * First wrong input: 6 9 4 / 1 1 1 5
 */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    static bool wins[200];
    int k, l, towers, n, period = 1;
    scanf("%d %d %d", &k, &l, &towers);
    for (n = 1; n < 200; n++) {
        wins[n] = !wins[n - 1] || (n >= k && !wins[n - k]) || (n >= l && !wins[n - l]);
    }
    while (memcmp(wins + 100, wins + 100 + period, 50 * sizeof wins[0]) != 0) {
        period++;
    }
    while (towers-- > 0) {
        scanf("%d", &n);
        putchar(wins[n % period] ? 'A' : 'B'); /* 100 + (n - 100) % period */
    }
    putchar('\n');
    return 0;
}
