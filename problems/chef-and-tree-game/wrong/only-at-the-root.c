/*
 * Verdict: WA
 * Why: counts only the edges at the root. The others can be cut, too.
 * Why (ko): 루트에 붙은 간선만 셉니다. 다른 간선에서도 둘 수 있습니다.
 * First wrong input: 1 / 4 / 1 3 0 / 1 2 1 / 4 2 0
 */
#include <stdio.h>

int main(void)
{
    int t;
    scanf("%d", &t);
    while (t-- > 0) {
        int n, u, v, c, sum = 0;
        scanf("%d", &n);
        for (int i = 1; i < n; i++) {
            scanf("%d %d %d", &u, &v, &c);
            sum += u != 1 && v != 1 ? 0 : c == 0 ? 1 : -1;
        }
        printf("%s %s\n", sum > 0 ? "Chef" : "Ksen", sum < 0 ? "Ksen" : "Chef");
    }
    return 0;
}
