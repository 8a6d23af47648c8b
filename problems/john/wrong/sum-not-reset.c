/*
 * Verdict: WA
 * Why: sets the nim-sum to 0 only before the first game. Every later game starts with what is left over from
 *   the one before.
 * Why (ko): 님 합을 첫 게임에서만 0으로 초기화합니다. 그 뒤의 게임은 모두 앞 게임에서 남은 값으로 시작합니다.
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
