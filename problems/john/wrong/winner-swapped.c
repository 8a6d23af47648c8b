/*
 * Verdict: WA
 * Why: solves each game as normal Nim and swaps the names. A single box of 2 or more is a win in both games.
 * Why (ko): 게임마다 일반 님 게임으로 풀고 승자를 바꿉니다. 사탕이 2개 이상인 상자 하나뿐이면 두 게임 모두 선공이
 *   이깁니다.
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
