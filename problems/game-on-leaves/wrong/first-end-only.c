/*
 * Verdict: WA
 * Why: counts the edges of the special node only where it stands first.
 * Why (ko): 특별한 정점이 앞에 적힌 간선만 셉니다.
 * First wrong input: 1 / 3 2 / 2 1 / 3 2
 */
#include <stdio.h>

int main(void)
{
    int t, n, x, u, v;
    scanf("%d", &t);
    while (t-- > 0) {
        int neighbours = 0;
        scanf("%d %d", &n, &x);
        for (int i = 1; i < n; i++) {
            scanf("%d %d", &u, &v);
            neighbours += u == x;
        }
        puts(neighbours <= 1 || n % 2 == 0 ? "Ayush" : "Ashish");
    }
    return 0;
}
