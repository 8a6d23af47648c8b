/*
 * Verdict: WA
 * Why: stops at the first number that is larger than the pile, as if the numbers were sorted.
 * Why (ko): 더미보다 큰 수가 나오면 멈춥니다. 수가 정렬되어 있다고 본 것입니다.
 * First wrong input: 1 2 2 1
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
            wins[pile] = 0;
            for (int i = 0; i < m && taken[i] <= pile; i++) {
                wins[pile] = wins[pile] || !wins[pile - taken[i]];
            }
        }
        puts(wins[n] ? "Stan wins" : "Ollie wins");
    }
    return 0;
}
