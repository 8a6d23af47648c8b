/*
 * Verdict: WA
 * Why: always keeps the left part if the sums are equal; Alice may choose.
 * Why (ko): 두 합이 같으면 Alice가 고를 수 있는데, 언제나 왼쪽을 남깁니다.
 * First wrong input: 3 / 2 1 1
 */
#include <stdio.h>

int main(void)
{
    static int sum[501], best[501][501];
    int n;
    scanf("%d", &n);
    for (int i = 1; i <= n; i++) {
        scanf("%d", &sum[i]);
        sum[i] += sum[i - 1];
    }
    for (int begin = n - 1; begin >= 0; begin--) {
        for (int end = begin + 2; end <= n; end++) {
            for (int cut = begin + 1; cut < end; cut++) {
                int left = sum[cut] - sum[begin], right = sum[end] - sum[cut];
                int points = left <= right ? left + best[begin][cut] : right + best[cut][end];
                best[begin][end] = points > best[begin][end] ? points : best[begin][end];
            }
        }
    }
    printf("%d\n", best[0][n]);
    return 0;
}
