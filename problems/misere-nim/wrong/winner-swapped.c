/*
 * Verdict: WA
 * Why: plays normal Nim and exchanges the winner. That is right among single stones only; a pile of
 *   2 wins in both games.
 * Why (ko): 보통 님으로 풀고 이기는 사람을 바꿉니다. 1개짜리들뿐일 때만 맞습니다. 2개짜리 더미
 *   하나는 두 게임에서 모두 이깁니다.
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
