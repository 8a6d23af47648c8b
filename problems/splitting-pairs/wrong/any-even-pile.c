/*
 * Verdict: WA
 * Why: assumes that an even pile wins, whatever the number of piles. That is right for an even number of
 *   piles. With an odd number, one pile always stays as it is, and other positions lose.
 * Why (ko): 더미가 몇 개이든 짝수인 더미가 있으면 이긴다고 합니다. 더미가 짝수 개일 때는 맞습니다. 홀수 개이면
 *   한 더미는 그대로 남으므로 지는 상태가 다릅니다.
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
