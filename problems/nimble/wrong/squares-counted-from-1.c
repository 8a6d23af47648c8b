/*
 * Verdict: WA
 * Why: It takes square 1 for the leftmost, as people who count from 1 do. Every pile is then one too
 *   small.
 * Why (ko): 1부터 세는 사람처럼 1번 칸이 가장 왼쪽이라고 보았습니다. 그러면 모든 더미가 하나씩
 *   작아집니다.
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
