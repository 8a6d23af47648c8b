/*
 * Verdict: WA
 * Why: processes the circles from 1 to N, so the circles below a circle come after it. Nothing is known
 *   yet about the circles below, and every number becomes 0.
 * Why (ko): 원을 1부터 N까지 처리하므로 아래의 원이 위의 원보다 나중에 나옵니다. 아래 원들의 그런디
 *   수를 아직 모르기 때문에 모든 그런디 수가 0이 됩니다.
 * First wrong input: 1 / 3 / 1 0 0 / 0 1 1
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
        for (int i = 1; i <= n; i++) { /* should go down */
            while (below[i] >> grundy[i] & 1) {
                grundy[i]++;
            }
            below[p[i]] |= 1U << grundy[i];
            if (m[i] % 2 != 0) {
                nim_sum ^= grundy[i];
            }
        }
        printf("Case #%d: %s\n", x, nim_sum != 0 ? "first" : "second");
    }
    return 0;
}
