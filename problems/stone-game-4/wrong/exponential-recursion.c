/*
 * Verdict: TLE
 * Why: Recursion without memory. The rule itself is right.
 * Why (ko): 메모이제이션 없는 재귀. 점화식 자체는 맞습니다.
 * First wrong input: depends on the machine; well below the limit of 1000
 */
#include <stdbool.h>
#include <stdio.h>

static bool wins(int n)
{
    if (n <= 0) {
        return true; /* the other player took the last stone, or took too many */
    }
    return !wins(n - 1) || !wins(n - 3) || !wins(n - 4); /* nothing is remembered */
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
