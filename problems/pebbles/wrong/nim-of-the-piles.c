/*
 * Verdict: WA
 * Why: plays Nim with the piles themselves. The order of the piles forbids most of its moves.
 * Why (ko): 더미의 크기로 님 게임을 합니다. 더미의 순서를 지켜야 하므로, 님 게임의 수는 대부분 둘 수
 *   없습니다.
 * First wrong input: 1 / 3 / 1 1 2
 */
#include <stdio.h>

int main(void)
{
    int u, n, pile;
    if (scanf("%d", &u) != 1) {
        return 1;
    }
    while (u-- > 0 && scanf("%d", &n) == 1) {
        int nim_sum = 0;
        for (int i = 0; i < n && scanf("%d", &pile) == 1; i++) {
            nim_sum ^= pile;
        }
        puts(nim_sum != 0 ? "TAK" : "NIE");
    }
    return 0;
}
