/*
 * Verdict: WA
 * Why: takes the odd stairs. Balls on stair 1 cannot be moved at all; those on stair 2 can be moved once.
 * Why (ko): 홀수 번 계단을 셉니다. 1번 계단의 공은 아예 옮길 수 없고, 2번 계단의 공은 한 번 옮길 수 있습니다.
 * First wrong input: 1 / 1 / 1
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
            nim_sum ^= i % 2 == 0 ? x : 0; /* stair i + 1 */
        }
        puts(nim_sum != 0 ? "first" : "second");
    }
    return 0;
}
