/*
 * Verdict: WA
 * Why: takes the nim-sum of the sizes, as in Nim.
 * Why (ko): 님 게임에서처럼 더미의 크기를 XOR합니다.
 * First wrong input: 1 / 3 / 1 2 3
 */
#include <stdio.h>

int main(void)
{
    int games, n, pile;
    if (scanf("%d", &games) != 1) {
        return 1;
    }
    while (games-- > 0 && scanf("%d", &n) == 1) {
        int nim_sum = 0;
        for (int i = 0; i < n && scanf("%d", &pile) == 1; i++) {
            nim_sum ^= pile; /* the move that takes nothing is forgotten */
        }
        puts(nim_sum != 0 ? "W" : "L");
    }
    return 0;
}
