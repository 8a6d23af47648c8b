/*
 * Verdict: WA
 * Why: counts all vertices with one stone. Those that cannot be reached over single stones only do
 *   not matter: nobody gets there before the winner is clear.
 * Why (ko): 돌이 하나인 정점을 모두 셉니다. 돌이 하나인 정점만 거쳐 갈 수 없는 곳은 세지 않아야
 *   합니다. 그 전에 승패가 정해집니다.
 * First wrong input: 3 5 1 / 1 2 1 / 3 3 / 1 1 / 2 1 / 2 2 / 2 3
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
