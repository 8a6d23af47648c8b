/*
 * Verdict: TLE
 * Why: Recursion without memory. There are few pairs, but each is computed again and again.
 * Why (ko): 메모이제이션 없는 재귀. 쌍은 얼마 되지 않지만 몇 번이고 다시 계산합니다.
 * First wrong input: depends on the machine; a box with a few dozen stones
 */
#include <stdbool.h>
#include <stdio.h>

static bool wins(int n, int m)
{
    for (int kept = 1; kept < n; kept++) {
        if (!wins(kept, n - kept)) { /* nothing is remembered */
            return true;
        }
    }
    for (int kept = 1; kept < m; kept++) {
        if (!wins(kept, m - kept)) {
            return true;
        }
    }
    return false;
}

int main(void)
{
    int n, m;
    if (scanf("%d %d", &n, &m) != 2) {
        return 1;
    }
    puts(wins(n, m) ? "A" : "B");
    return 0;
}
