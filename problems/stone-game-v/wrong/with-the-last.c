/*
 * Verdict: WA
 * Why: scores the last stone as well when nothing is left to cut.
 * Why (ko): 더 자를 것이 없을 때 마지막 돌도 점수로 셉니다.
 * First wrong input: 1 / 1
 */
#include <stdio.h>

int main(void)
{
    static int sum[501], best[501][501];
    int n;
    scanf("%d", &n);
    for (int i = 1; i <= n; i++) {
        scanf("%d", &sum[i]);
        best[i - 1][i] = sum[i];
        sum[i] += sum[i - 1];
    }
    for (int begin = n - 1; begin >= 0; begin--) {
        for (int end = begin + 2; end <= n; end++) {
            for (int cut = begin + 1; cut < end; cut++) {
                int left = sum[cut] - sum[begin], right = sum[end] - sum[cut];
                if (left <= right && left + best[begin][cut] > best[begin][end]) {
                    best[begin][end] = left + best[begin][cut];
                }
                if (right <= left && right + best[cut][end] > best[begin][end]) {
                    best[begin][end] = right + best[cut][end];
                }
            }
        }
    }
    printf("%d\n", best[0][n]);
    return 0;
}
