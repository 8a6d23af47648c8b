/*
 * Verdict: WA
 * Why: swaps the players: Grass moves first.
 * Why (ko): 두 사람을 바꾸어 씁니다. 먼저 하는 사람은 Grass입니다.
 * First wrong input: 1 / 1 1
 */
#include <stdio.h>

int main(void)
{
    int t, n, m;
    if (scanf("%d", &t) != 1) {
        return 1;
    }
    while (t-- > 0 && scanf("%d %d", &n, &m) == 2) {
        puts(n % (m + 1) != 0 ? "Rabbit" : "Grass");
    }
    return 0;
}
