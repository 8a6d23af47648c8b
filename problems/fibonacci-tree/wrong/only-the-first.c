/*
 * Verdict: WA
 * Why: lets Bob win only for order 1.
 * Why (ko): 차수가 1일 때만 Bob이 이긴다고 봅니다.
 * First wrong input: 7
 */
#include <stdio.h>

int main(void)
{
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    puts(n > 1 ? "Alice" : "Bob");
    return 0;
}
