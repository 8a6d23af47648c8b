/*
 * Verdict: TLE
 * Why: Recursion without memory. Each additional vertex roughly doubles the number of calls.
 * Why (ko): 메모이제이션 없는 재귀. 꼭짓점이 하나 늘 때마다 호출 횟수가 약 두 배가 됩니다.
 * First wrong input: depends on the machine; N of about 30 on a slow one
 */
#include <stdio.h>

static int grundy(int row)
{
    unsigned seen = 0;
    int value = 0;
    for (int left = 0; left <= row - 2; left++) {
        seen |= 1u << (grundy(left) ^ grundy(row - 2 - left)); /* no memoization */
    }
    while (seen >> value & 1) {
        value++;
    }
    return value;
}

int main(void)
{
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    puts(grundy(n) != 0 ? "1" : "2");
    return 0;
}
