/*
 * Verdict: WA
 * Why: gives the game to the first player as soon as some pile has two stones or more. The second player may be the
 *   one who comes to it.
 * Why (ko): 돌이 두 개 이상인 더미가 하나라도 있으면 선공이 이긴다고 봅니다. 그 더미에 먼저 닿는 사람이 후공일 수도 있습니다.
 * First wrong input: 1 / 2 / 1 2
 */
#include <stdio.h>

int main(void)
{
    int t, n, a;
    scanf("%d", &t);
    while (t-- > 0) {
        int large = 0, count = 0;
        scanf("%d", &n);
        for (count = 0; count < n; count++) {
            scanf("%d", &a);
            large = large || a > 1;
        }
        puts(large || n % 2 == 1 ? "First" : "Second");
    }
    return 0;
}
