/*
 * Verdict: WA
 * Why: the position without stones is won, so R is said to win when all piles are even. Two even
 *   piles are enough.
 * Why (ko): 돌이 하나도 없는 포지션에서 이기므로, 모든 더미가 짝수일 때 R이 이긴다고 합니다. 짝수인
 *   더미는 둘이면 충분합니다.
 * First wrong input: 1 / 1 2 2
 */
#include <stdio.h>

int main(void)
{
    int games;
    scanf("%d", &games);
    while (games--) {
        long long x, y, z;
        scanf("%lld %lld %lld", &x, &y, &z);
        puts(x % 2 == 0 && y % 2 == 0 && z % 2 == 0 ? "R" : "B");
    }
    return 0;
}
