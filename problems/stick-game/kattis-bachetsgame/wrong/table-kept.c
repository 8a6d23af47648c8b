/*
 * Verdict: WA
 * Why: keeps the table of the game before, in which piles that lose now may win.
 * Why (ko): 앞 게임의 표를 지우지 않아서, 이번에 지는 더미가 이기는 것으로 남습니다.
 * First wrong input: 2 2 1 2 / 2 1 1
 */
#include <stdio.h>

static char wins[1000001];

int main(void)
{
    int n, m, taken[10];
    while (scanf("%d %d", &n, &m) == 2) {
        for (int i = 0; i < m && scanf("%d", &taken[i]) == 1; i++) {
        }
        for (int pile = 1; pile <= n; pile++) {
            for (int i = 0; i < m; i++) {
                if (taken[i] <= pile && !wins[pile - taken[i]]) {
                    wins[pile] = 1; /* and never 0 again */
                }
            }
        }
        puts(wins[n] ? "Stan wins" : "Ollie wins");
    }
    return 0;
}
