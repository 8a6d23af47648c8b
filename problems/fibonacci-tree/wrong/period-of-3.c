/*
 * Verdict: WA
 * Why: assumes a period of 3 instead of 6.
 * Why (ko): 주기를 6이 아니라 3으로 봅니다.
 * First wrong input: 4
 */
#include <stdio.h>

int main(void)
{
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    puts(n % 3 != 1 ? "Alice" : "Bob");
    return 0;
}
