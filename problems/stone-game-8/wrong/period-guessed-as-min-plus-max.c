/*
 * Verdict: WA
 * Why: uses the smallest amount plus the largest as the period. This is right for many short lists.
 * Why (ko): 가장 작은 개수와 가장 큰 개수의 합을 주기로 씁니다. 짧은 목록에서는 맞을 때가 많습니다.
 * First wrong input: 6 / 3 / 1 2 4
 */
#include <stdio.h>

int main(void)
{
    int m, k, amount[22], wins[45] = {0}, count = 0;
    if (scanf("%d %d", &m, &k) != 2) {
        return 1;
    }
    for (int i = 0; i < k; i++) {
        if (scanf("%d", &amount[i]) != 1) {
            return 1;
        }
    }
    int period = amount[0] + amount[k - 1]; /* often, not always */
    for (int n = 1; n <= period; n++) {
        for (int i = 0; i < k && amount[i] <= n; i++) {
            wins[n] |= !wins[n - amount[i]];
        }
        if (!wins[n] && n <= m) {
            count += 1 + (m - n) / period;
        }
    }
    printf("%d\n", count);
    return 0;
}
