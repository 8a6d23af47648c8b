/*
 * Verdict: TLE
 * Why: Recursion without memory. The work at least doubles every 6 stones.
 * Why (ko): 메모이제이션 없는 재귀. 돌이 6개 늘 때마다 연산이 두 배 이상이 됩니다.
 * First wrong input: depends on the machine; well below the limit of 1000
 */
#include <stdbool.h>
#include <stdio.h>

static bool wins(int n)
{
    if (n < 3) {
        return n == 1;
    }
    return !wins(n - 1) || !wins(n - 3); /* nothing is remembered */
}

int main(void)
{
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    puts(wins(n) ? "SK" : "CY");
    return 0;
}
