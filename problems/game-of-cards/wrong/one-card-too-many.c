/*
 * Verdict: WA
 * Why: the window holds K + 2 cards. If 0 to K cards are removed, one of K + 1 cards comes to the top.
 * Why (ko): 윈도우에 카드가 K + 2장 있습니다. 0장부터 K장까지 치우므로 맨 위에 올 수 있는 카드는 K +
 *   1장입니다.
 * First wrong input: 1 1 / 3 1 1 1
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
            for (int top = h; top >= 1 && top >= h - k - 1; top--) { /* should end at h - k */
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
