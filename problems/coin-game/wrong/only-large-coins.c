/*
 * Verdict: WA
 * Why: counts the coins of 75 only, although those of 10 may run out first.
 * Why (ko): 10짜리가 먼저 떨어질 수 있는데 75짜리만 셉니다.
 * First wrong input: 1 1
 */
#include <stdio.h>

int main(void)
{
    int x, y;
    if (scanf("%d %d", &x, &y) != 2) {
        return 1;
    }
    puts(x % 2 == 1 ? "Alice" : "Bob");
    return 0;
}
