/*
 * Verdict: TLE
 * Why: computes the two parts again every time. If t(n) counts the calls for n, then t(n) = t(n - 1) + 2
 *   t(n - 2), so each additional vertex roughly doubles the number of calls.
 * Why (ko): 나뉜 두 부분을 매번 다시 계산합니다. n에서 호출하는 횟수를 t(n)이라고 하면 t(n) = t(n - 1) +
 *   2 t(n - 2)이므로, 꼭짓점이 하나 늘 때마다 약 두 배가 됩니다.
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
