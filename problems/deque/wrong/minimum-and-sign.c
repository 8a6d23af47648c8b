/*
 * Verdict: WA
 * Why: takes the minimum in the turns of the second player, but also changes the sign from turn to turn. Either of
 *   the two is right, but not both together.
 * Why (ko): 후공의 차례에서는 최솟값을 고르면서, 차례마다 부호도 바꿉니다. 둘 중 하나만 해야 합니다.
 * First wrong input: 3 / 1 2 1
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
            int second_moves = (n - length) % 2;
            lead[i] = (left > right) != second_moves ? left : right; /* should be the larger one in every turn */
        }
    }
    printf("%lld\n", lead[0]);
    return 0;
}
