/*
 * Verdict: WA
 * Why: looks only at the parity of n. A special node that is a leaf is taken at once.
 * Why (ko): n의 홀짝만 봅니다. 특별한 정점이 리프이면 바로 없앨 수 있습니다.
 * First wrong input: 1 / 1 1
 */
#include <stdio.h>

int main(void)
{
    int t, n, x, u, v;
    scanf("%d", &t);
    while (t-- > 0) {
        scanf("%d %d", &n, &x);
        for (int i = 1; i < n; i++) {
            scanf("%d %d", &u, &v);
        }
        puts(n % 2 == 0 ? "Ayush" : "Ashish");
    }
    return 0;
}
