/*
 * Verdict: WA
 * Why: takes every second stair, counted from the last, as in Pebbles. There the board ends beyond the last stair;
 *   here the balls come to rest on stair 1.
 * Why (ko): Pebbles에서처럼 마지막 계단부터 하나 걸러 셉니다. 거기에서는 마지막 계단 다음이 판 밖이지만,
 *   여기에서는 공이 1번 계단에서 멈춥니다.
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
            nim_sum ^= (n - 1 - i) % 2 == 0 ? x : 0;
        }
        puts(nim_sum != 0 ? "first" : "second");
    }
    return 0;
}
