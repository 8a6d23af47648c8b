/*
 * Verdict: WA
 * Why: a card that asks for more cards than there are removes all of them here. The rules require
 *   exactly as many as its value says, so such a card gives no move.
 * Why (ko): 남은 카드보다 큰 값이 나오면 남은 카드를 모두 치웁니다. 규칙대로라면 정확히 값만큼 치워야
 *   하므로, 그런 카드로는 둘 수 없습니다.
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
            for (int top = h; top >= 1 && top >= h - k; top--) {
                seen[grundy[value[top] <= top ? top - value[top] : 0]] = 1;
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
