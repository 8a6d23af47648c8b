/*
 * Verdict: WA
 * Why: the samples 1 1 1 and 2 2 2 are losing positions, so with an odd number of piles it tests whether all of them
 *   are equal.
 * Why (ko): 예제에서 1 1 1과 2 2 2가 지는 것을 보고, 더미가 홀수 개이면 모든 더미가 같은지만 확인합니다.
 * First wrong input: 1 / 3 / 1 1 3
 */
#include <stdbool.h>
#include <stdio.h>

int main(void)
{
    int t, n;
    scanf("%d", &t);
    while (t-- > 0) {
        long long first = 0, pile;
        bool all_equal = true, all_odd = true;
        scanf("%d", &n);
        for (int i = 0; i < n; i++) {
            scanf("%lld", &pile);
            first = i == 0 ? pile : first;
            all_equal = all_equal && pile == first;
            all_odd = all_odd && pile % 2 == 1;
        }
        puts((n % 2 == 1 ? all_equal : all_odd) ? "0" : "1");
    }
    return 0;
}
