/*
 * Verdict: WA
 * Why: Says that an even pile wins, whatever the number of piles. That is right for two piles, four, six. With an
 *   odd number one pile can never be changed, and other positions are lost.
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
