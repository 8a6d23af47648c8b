/*
 * Verdict: WA
 * Why: compares the numbers of marbles, as in Nim with two piles. But not every amount may be taken,
 *   so boxes of different sizes can have the same value.
 * Why (ko): 더미가 둘인 님 게임에서처럼 구슬의 개수를 비교합니다. 하지만 아무 개수나 꺼낼 수 있는 것이
 *   아니므로, 크기가 다른 상자도 값이 같을 수 있습니다.
 * First wrong input: 1 2 3 / 1 1 / 1 1 / 1 1 / 1 1 / 1 5
 */
#include <stdio.h>

int main(void)
{
    int b1, b2, b3, k1, k2;
    if (scanf("%d %d %d", &b1, &b2, &b3) != 3) {
        return 1;
    }
    while (scanf("%d %d", &k1, &k2) == 2) {
        puts((k1 ^ k2) != 0 ? "A" : "B");
    }
    return 0;
}
