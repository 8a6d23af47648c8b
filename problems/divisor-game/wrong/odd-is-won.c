/*
 * Verdict: WA
 * Why: treats the odd numbers as winning.
 * Why (ko): 홀수에서 이긴다고 봅니다.
 * First wrong input: 1
 */
#include <stdio.h>

int main(void)
{
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    puts(n % 2 == 1 ? "Alice" : "Bob");
    return 0;
}
