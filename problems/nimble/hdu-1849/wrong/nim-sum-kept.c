/*
 * Verdict: WA
 * Why: sets the nim-sum to 0 before the first game only, so that a later game begins with that of the one
 *   before it.
 * Why (ko): 님 합을 첫 게임 앞에서만 0으로 놓아서, 다음 게임이 앞 게임의 값에서 시작합니다.
 * First wrong input: 1 / 1 / 1 / 0 / 0
 */
#include <stdio.h>

int main(void)
{
    int m, square, nim_sum = 0;
    while (scanf("%d", &m) == 1 && m != 0) {
        for (int i = 0; i < m && scanf("%d", &square) == 1; i++) {
            nim_sum ^= square;
        }
        puts(nim_sum != 0 ? "Rabbit Win!" : "Grass Win!");
    }
    return 0;
}
