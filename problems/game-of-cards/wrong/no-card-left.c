/*
 * Verdict: WA
 * Why: lets a player remove the whole pile if it has at most K cards. One card must stay, since its
 *   value is needed.
 * Why (ko): 카드가 K장 이하이면 더미를 통째로 치울 수 있게 합니다. 값을 보아야 하므로 카드 한 장은
 *   남겨야 합니다.
 * First wrong input: 1 1 / 1 2
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
            for (int top = h; top >= 0 && top >= h - k; top--) { /* should end at 1 */
                if (top == 0) {
                    seen[grundy[0]] = 1;
                } else if (value[top] <= top) {
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
