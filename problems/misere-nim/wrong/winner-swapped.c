/*
 * Verdict: WA
 * Why: plays normal Nim and swaps the winner. That is right only if all piles are single stones.
 * Why (ko): 일반 님 게임으로 풀고 승자를 바꿉니다. 모든 더미가 1개짜리일 때만 맞습니다.
 * First wrong input: 1 / 2
 */
#include <stdio.h>

int main(void)
{
    int n, pile, nim_sum = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n && scanf("%d", &pile) == 1; i++) {
        nim_sum ^= pile;
    }
    puts(nim_sum == 0 ? "koosaga" : "cubelover");
    return 0;
}
