/*
 * Verdict: WA
 * Why: leaves out the balls on stair 4, because they are carried to stair 3, where they do not count. But such a move
 *   does matter: it takes them off stair 4.
 * Why (ko): 4번 계단의 공은 셈에 넣지 않는 3번 계단으로 가므로 빼놓습니다. 하지만 그렇게 두면 4번 계단의 공이
 *   줄어듭니다.
 * First wrong input: 1 / 4 / 0 0 0 1
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
            nim_sum ^= i == 1 ? x : 0;
        }
        puts(nim_sum != 0 ? "first" : "second");
    }
    return 0;
}
