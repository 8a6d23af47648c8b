/*
 * Verdict: WA
 * Why: prints the lead without its sign. The player who moves first may well end up behind.
 * Why (ko): 점수 차의 부호를 떼고 출력합니다. 먼저 두는 사람이 뒤질 수도 있습니다.
 * First wrong input: 3 / 1 3 1
 */
#include <stdio.h>

long long x[3000], lead[3000 + 1];

int main(void)
{
    int n;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%lld", &x[i]);
    }
    for (int length = 1; length <= n; length++) {
        for (int i = 0; i + length <= n; i++) {
            long long left = x[i] - lead[i + 1], right = x[i + length - 1] - lead[i];
            lead[i] = left > right ? left : right;
        }
    }
    printf("%lld\n", lead[0] < 0 ? -lead[0] : lead[0]);
    return 0;
}
