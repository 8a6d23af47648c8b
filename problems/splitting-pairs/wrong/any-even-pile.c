/*
 * Verdict: WA
 * Why: Says that an even pile wins, whatever the number of piles. That is right for two piles, four, six. With an
 *   odd number one pile can never be changed, and other positions are lost.
 * Why (ko): 더미가 몇 개이든 짝수인 더미가 있으면 이긴다고 합니다. 더미가 2, 4, 6개일 때는 맞습니다. 홀수
 *   개이면 한 더미는 건드릴 수 없고, 지는 포지션이 달라집니다.
 * First wrong input: 1 / 3 / 2 2 2
 */
#include <stdio.h>

int main(void)
{
    int games, piles;
    if (scanf("%d", &games) != 1) {
        return 1;
    }
    while (games-- > 0 && scanf("%d", &piles) == 1) {
        int wins = 0;
        while (piles-- > 0) {
            long long pile = 0;
            if (scanf("%lld", &pile) == 1 && pile % 2 == 0) {
                wins = 1;
            }
        }
        printf("%d\n", wins);
    }
    return 0;
}
