/*
 * Verdict: WA
 * Why: multiplies the Grundy number by the number of marbles. Many marbles add up as a nim-sum, where
 *   the same number twice gives 0.
 * Why (ko): 그런디 수에 구슬의 개수를 곱합니다. 구슬이 여럿이면 님 합을 구해야 하며, 같은 수 두 개의 님
 *   합은 0입니다.
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
            nim_sum ^= m[i] * grundy[i]; /* should be grundy[i], m[i] times */
        }
        printf("Case #%d: %s\n", x, nim_sum != 0 ? "first" : "second");
    }
    return 0;
}
