/*
 * Verdict: WA
 * Why: without any stones the player to move wins, so it assumes that R wins if all piles are even.
 *   Two even piles are enough.
 * Why (ko): 돌이 하나도 없으면 지금 차례인 사람이 이기므로, 모든 더미가 짝수일 때만 R이 이긴다고
 *   여겼습니다. 두 더미만 짝수여도 됩니다.
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
