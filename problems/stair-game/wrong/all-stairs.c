/*
 * Verdict: WA
 * Why: takes the nim-sum of all stairs, as if balls that are carried were gone.
 * Why (ko): 옮긴 공이 없어지는 것처럼 모든 계단의 님 합을 구합니다.
 * First wrong input: 1 / 3 / 0 0 1
 */
#include <stdio.h>

int main(void)
{
    int t;
    scanf("%d", &t);
    while (t-- > 0) {
        int n, x, nim_sum = 0;
        scanf("%d", &n);
        for (int i = 0; i < n; i++) {
            scanf("%d", &x);
            nim_sum ^= i > 0 ? x : 0; /* stair 1 has no move */
        }
        puts(nim_sum != 0 ? "first" : "second");
    }
    return 0;
}
