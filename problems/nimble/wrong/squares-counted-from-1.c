/*
 * Verdict: WA
 * Why: assumes that the leftmost square is number 1. Every pile is then one too small.
 * Why (ko): 가장 왼쪽이 1번 칸이라고 생각합니다. 그러면 모든 더미가 1씩 작아집니다.
 * First wrong input: 1 / 1
 */
#include <stdio.h>

int main(void)
{
    int m, square, nim_sum = 0;
    if (scanf("%d", &m) != 1) {
        return 1;
    }
    for (int i = 0; i < m && scanf("%d", &square) == 1; i++) {
        nim_sum ^= square - 1; /* the leftmost square is 0 */
    }
    puts(nim_sum != 0 ? "koosaga" : "cubelover");
    return 0;
}
