/*
 * Verdict: WA
 * Why: looks for the larger of the two leads starting from 0, as if a player could pass. A player who has only
 *   negative numbers left must take one.
 * Why (ko): 두 점수 차 중 큰 것을 0에서 시작해서 찾습니다. 두지 않고 넘어갈 수 있는 것처럼 하는 셈입니다.
 *   음수만 남아도 하나는 가져가야 합니다.
 * First wrong input: 1 / -1
 */
#include <stdio.h>

long long x[5000], lead[5000 + 1];

int main(void)
{
    int n;
    long long all = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%lld", &x[i]);
        all += x[i];
    }
    for (int length = 1; length <= n; length++) {
        for (int i = 0; i + length <= n; i++) {
            long long left = x[i] - lead[i + 1], right = x[i + length - 1] - lead[i];
            lead[i] = 0; /* should be left */
            lead[i] = left > lead[i] ? left : lead[i];
            lead[i] = right > lead[i] ? right : lead[i];
        }
    }
    printf("%lld\n", (all + lead[0]) / 2);
    return 0;
}
