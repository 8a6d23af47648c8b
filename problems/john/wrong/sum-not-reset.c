/*
 * Verdict: WA
 * Why: Kept from game to game. Every later game starts with the nim-sum of the one before.
 * Why (ko): 앞 게임의 값이 남음. 둘째 게임부터는 앞 게임의 님 합에서 시작합니다.
 * First wrong input: 2 / 1 / 1 / 1 / 1
 */
#include <stdio.h>

int main(void)
{
    int games, n, box, nim_sum = 0; /* nim_sum = 0 belongs into the loop */
    if (scanf("%d", &games) != 1) {
        return 1;
    }
    while (games-- > 0 && scanf("%d", &n) == 1) {
        int large = 0;
        for (int i = 0; i < n && scanf("%d", &box) == 1; i++) {
            nim_sum ^= box;
            large = large || box > 1;
        }
        puts((nim_sum != 0) == large ? "John" : "Brother");
    }
    return 0;
}
