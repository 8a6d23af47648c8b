/*
 * Verdict: WA
 * Why: counts all vertices with one stone. Those that cannot be reached over single stones alone do not come into it:
 *   the game is decided before.
 * Why (ko): 돌이 하나인 정점을 모두 셉니다. 돌이 하나인 정점만 밟아서 갈 수 없는 곳은 상관이 없습니다.
 *   그 전에 승부가 납니다.
 * First wrong input: 3 5 1 / 1 2 1 / 1 2 / 2 2 / 1 1 / 3 2 / 3 3
 */
#include <stdio.h>

int w[50001];

int main(void)
{
    int n, m, s, singles = 0;
    scanf("%d %d %d", &n, &m, &s);
    for (int i = 1; i <= n; i++) {
        scanf("%d", &w[i]);
        singles += w[i] == 1;
    }
    puts(w[s] > 1 || (singles % 2 == 1) == (singles == n) ? "hwy" : "sjh");
    return 0;
}
