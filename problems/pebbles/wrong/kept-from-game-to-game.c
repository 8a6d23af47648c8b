/*
 * Verdict: WA
 * Why: Kept from game to game. The nim-sum is set to 0 once, not for each game.
 * Why (ko): 앞 게임의 값이 남음. 님 합을 게임마다 0으로 만들지 않고 한 번만 0으로 만듭니다.
 * First wrong input: 2 / 1 / 1 / 1 / 0
 */
#include <stdio.h>

int main(void)
{
    int u, n, pile[1000], nim_sum = 0;
    if (scanf("%d", &u) != 1) {
        return 1;
    }
    while (u-- > 0 && scanf("%d", &n) == 1) {
        for (int i = 0; i < n && scanf("%d", &pile[i]) == 1; i++) {
        }
        for (int i = n - 1; i >= 0; i -= 2) {
            nim_sum ^= i > 0 ? pile[i] - pile[i - 1] : pile[i];
        }
        puts(nim_sum != 0 ? "TAK" : "NIE");
    }
    return 0;
}
