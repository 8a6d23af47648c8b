/*
 * Verdict: WA
 * Why: uses the length of the longest path down as the Grundy number, which is one more than the largest
 *   number below. The mex is the smallest missing number.
 * Why (ko): 아래로 내려가는 가장 긴 경로의 길이를 그런디 수로 씁니다. 이것은 아래 원들의 그런디 수 중 가장 큰 것에
 *   1을 더한 값입니다. mex는 없는 수 중 가장 작은 것입니다.
 * First wrong input: 1 / 3 / 1 0 0 / 0 1 2
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
            if (p[i] > 0 && grundy[p[i]] < grundy[i] + 1) {
                grundy[p[i]] = grundy[i] + 1; /* should be a mex */
            }
            if (m[i] % 2 != 0) {
                nim_sum ^= grundy[i];
            }
        }
        printf("Case #%d: %s\n", x, nim_sum != 0 ? "first" : "second");
    }
    return 0;
}
