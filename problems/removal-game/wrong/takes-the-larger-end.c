/*
 * Verdict: WA
 * Why: lets both players take the larger end. The smaller end may be better, if it keeps a large number from the
 *   opponent.
 * Why (ko): 두 사람 모두 양 끝 중 큰 수를 가져갑니다. 작은 쪽을 가져가 상대에게 큰 수를 내주지 않는 것이
 *   나을 때가 있습니다.
 * First wrong input: 4 / 0 1 0 0
 */
#include <stdio.h>

int main(void)
{
    static long long x[5000];
    long long sums[2] = {0, 0};
    int n;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%lld", &x[i]);
    }
    for (int turn = 0, low = 0, high = n - 1; low <= high; turn++) {
        sums[turn % 2] += x[low] >= x[high] ? x[low++] : x[high--];
    }
    printf("%lld\n", sums[0]);
    return 0;
}
