/*
 * Verdict: TLE
 * Why: Recursion without memory. If t(n) counts the calls for n, then t(n) = t(n - 1) + 2 t(n - 3), which grows
 *   exponentially.
 * Why (ko): 메모이제이션 없는 재귀. n에서 호출하는 횟수를 t(n)이라고 하면 t(n) = t(n - 1) + 2 t(n - 3)이므로, 호출
 *   횟수가 지수적으로 늘어납니다.
 * First wrong input: depends on the machine; n of about 37 on a slow one
 */
#include <stdio.h>

static int grundy(int cells)
{
    unsigned seen = 0;
    int value = 0;
    for (int at = 0; at < cells; at++) {
        int left = at - 2, right = cells - 3 - at;
        seen |= 1u << (grundy(left) ^ grundy(right)); /* nothing is remembered */
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
