/*
 * Verdict: WA
 * Why: decides each game as normal Nim and exchanges the names. From 2 on a box wins in both games.
 * Why (ko): 게임마다 노멀 플레이의 님으로 풀고 이름을 바꿉니다. 2개 이상 든 상자 하나뿐이면 두 게임
 *   모두 선공이 이깁니다.
 * First wrong input: 1 / 1 / 2
 */
#include <stdio.h>

int main(void)
{
    int games, n, box;
    if (scanf("%d", &games) != 1) {
        return 1;
    }
    while (games-- > 0 && scanf("%d", &n) == 1) {
        int nim_sum = 0;
        for (int i = 0; i < n && scanf("%d", &box) == 1; i++) {
            nim_sum ^= box;
        }
        puts(nim_sum == 0 ? "John" : "Brother");
    }
    return 0;
}
