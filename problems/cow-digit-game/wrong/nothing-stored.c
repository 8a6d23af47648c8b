/*
 * Verdict: TLE
 * Why: Recursion without memory. Every number makes two calls for smaller ones, so the number of
 *   calls doubles every few steps.
 * Why (ko): 메모이제이션 없는 재귀. 수마다 더 작은 수로 재귀 호출을 두 번 하므로, 수가 조금만
 *   커져도 호출 횟수가 두 배로 늘어납니다.
 * First wrong input: depends on the machine; a number of about 200 was enough here
 */
#include <stdbool.h>
#include <stdio.h>

static bool wins(int n)
{
    int largest = 0;
    int smallest = 9;
    for (int m = n; m > 0; m /= 10) {
        largest = m % 10 > largest ? m % 10 : largest;
        smallest = m % 10 > 0 && m % 10 < smallest ? m % 10 : smallest;
    }
    return n > 0 && (!wins(n - largest) || !wins(n - smallest));
}

int main(void)
{
    int g;
    if (scanf("%d", &g) != 1) {
        return 1;
    }
    while (g--) {
        int n;
        if (scanf("%d", &n) != 1) {
            return 1;
        }
        puts(wins(n) ? "YES" : "NO");
    }
    return 0;
}
