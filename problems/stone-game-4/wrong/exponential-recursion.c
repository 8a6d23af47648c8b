/*
 * Verdict: TLE
 * Why: the rule is right, but the recursive function does not store its results.
 * Why (ko): 점화식은 맞지만, 메모이제이션이 없는 재귀 함수입니다.
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
