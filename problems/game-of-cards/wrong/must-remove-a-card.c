/*
 * Verdict: WA
 * Why: removes 1 to K cards before it looks at the value. Removing none is allowed, too.
 * Why (ko): 값을 보기 전에 카드를 1장 이상 K장 이하 치웁니다. 한 장도 치우지 않을 수 있습니다.
 * First wrong input: 1 1 / 1 1
 */
#include <stdio.h>

int main(void)
{
    int p, k, n, nim_sum = 0;
    if (scanf("%d %d", &p, &k) != 2) {
        return 1;
    }
    while (p-- > 0 && scanf("%d", &n) == 1) {
        int value[1001], grundy[1001] = {0};
        for (int i = 1; i <= n && scanf("%d", &value[i]) == 1; i++) {
        }
        for (int h = 1; h <= n; h++) {
            char seen[1002] = {0};
            for (int top = h - 1; top >= 1 && top >= h - k; top--) { /* should start at h */
                if (value[top] <= top) {
                    seen[grundy[top - value[top]]] = 1;
                }
            }
            while (seen[grundy[h]]) {
                grundy[h]++;
            }
        }
        nim_sum ^= grundy[n];
    }
    puts(nim_sum != 0 ? "Alice can win." : "Bob will win.");
    return 0;
}
