/*
 * Verdict: WA
 * Why: lets every even number win. But 2 has no move.
 * Why (ko): 짝수에서는 언제나 이긴다고 봅니다. 하지만 2에서는 둘 수 없습니다.
 * First wrong input: 1 / 2
 */
#include <stdio.h>

static int first_wins(int n) { return n % 2 == 0; }

int main(void)
{
    int t, n;
    scanf("%d", &t);
    while (t-- > 0) {
        scanf("%d", &n);
        puts(first_wins(n) ? "Alice" : "Bob");
    }
    return 0;
}
