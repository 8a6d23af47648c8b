/*
 * Verdict: WA
 * Why: swaps the players: Tuzik moves first.
 * Why (ko): 두 사람을 바꾸어 씁니다. 먼저 하는 쪽은 Tuzik입니다.
 * First wrong input: 1 / 1 1
 */
#include <stdio.h>

int main(void)
{
    int t, a, b;
    if (scanf("%d", &t) != 1) {
        return 1;
    }
    while (t-- > 0 && scanf("%d %d", &a, &b) == 2) {
        puts(a % 2 == 0 || b % 2 == 0 ? "Vanka" : "Tuzik");
    }
    return 0;
}
