/*
 * Verdict: WA
 * Why: prints X, the answer of Removal Game. Here X - Y is wanted.
 * Why (ko): Removal Game의 답인 X를 출력합니다. 여기에서는 X - Y를 출력해야 합니다.
 * First wrong input: 2 / 1 1
 */
#include <stdio.h>

long long x[3000], lead[3000 + 1];

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
    printf("%lld\n", (all + lead[0]) / 2);
    return 0;
}
