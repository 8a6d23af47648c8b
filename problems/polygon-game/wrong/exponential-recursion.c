/*
 * Verdict: TLE
 * Why: It works out the parts anew each time. If t(n) counts the calls for n, then t(n) = t(n - 1) + 2
 *   t(n - 2), so each further vertex about doubles them.
 * First wrong input: depends on the machine; N of about 30 on a slow one
 */
#include <stdio.h>

static int grundy(int row)
{
    unsigned seen = 0;
    int value = 0;
    for (int left = 0; left <= row - 2; left++) {
        seen |= 1u << (grundy(left) ^ grundy(row - 2 - left)); /* nothing is remembered */
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
