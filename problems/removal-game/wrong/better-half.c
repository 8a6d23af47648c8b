/*
 * Verdict: WA
 * Why: for an even n, prints the sum of all odd places or of all even ones, whichever is larger. The first player can
 *   have either, but a mixture may be better still.
 * Why (ko): n이 짝수이면 선공은 홀수 번째 수를 모두, 또는 짝수 번째 수를 모두 가져갈 수 있습니다. 그 둘 중
 *   큰 합을 출력합니다. 하지만 섞어서 가져가는 것이 더 좋을 수도 있습니다.
 * First wrong input: 4 / 0 -1 0 1
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
            lead[i] = left > right ? left : right;
        }
    }
    if (n % 2 == 0) {
        long long half[2] = {0, 0};
        for (int i = 0; i < n; i++) {
            half[i % 2] += x[i];
        }
        printf("%lld\n", half[0] > half[1] ? half[0] : half[1]);
    } else {
        printf("%lld\n", (all + lead[0]) / 2);
    }
    return 0;
}
