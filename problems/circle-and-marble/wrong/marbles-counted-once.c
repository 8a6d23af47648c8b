/*
 * Verdict: WA
 * Why: adds each circle once if it holds any marbles. Two marbles in one circle cancel, so only an odd
 *   number of marbles counts.
 * Why (ko): 구슬이 있는 원마다 한 번씩 더합니다. 한 원에 있는 구슬 두 개는 서로 상쇄되므로, 구슬의 개수가
 *   홀수일 때만 더해야 합니다.
 * First wrong input: 1 / 3 / 2 0 0 / 0 1 1
 */
#include <stdio.h>

static int m[20001], p[20001], grundy[20001];
static unsigned below[20001];

int main(void)
{
    int t, n;
    if (scanf("%d", &t) != 1) {
        return 1;
    }
    for (int x = 1; x <= t && scanf("%d", &n) == 1; x++) {
        int nim_sum = 0;
        for (int i = 1; i <= n && scanf("%d", &m[i]) == 1; i++) {
        }
        for (int i = 1; i <= n && scanf("%d", &p[i]) == 1; i++) {
            below[i] = 0;
            grundy[i] = 0;
        }
        for (int i = n; i >= 1; i--) {
            while (below[i] >> grundy[i] & 1) {
                grundy[i]++;
            }
            below[p[i]] |= 1U << grundy[i];
            if (m[i] > 0) { /* should check whether m[i] is odd */
                nim_sum ^= grundy[i];
            }
        }
        printf("Case #%d: %s\n", x, nim_sum != 0 ? "first" : "second");
    }
    return 0;
}
