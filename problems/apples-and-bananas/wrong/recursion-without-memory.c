/*
 * Verdict: TLE
 * Why: Recursion without memory. Every pair calls up to four others.
 * Why (ko): 메모이제이션 없는 재귀. 쌍마다 다른 쌍을 네 개까지 재귀 호출합니다.
 * First wrong input: depends on the machine; some dozens of fruits of both kinds
 */
#include <stdio.h>

static int wins(int a, int b)
{
    if (a < 0 || b < 0) {
        return 1; /* nobody gets there */
    }
    return !wins(a - 1, b) || !wins(a, b - 1) || !wins(a - 3, b - 1) || !wins(a - 1, b - 3);
}

int main(void)
{
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    puts(wins(a, b) ? "Alice" : "Bob");
    return 0;
}
