/*
 * Verdict: TLE
 * Why: The definition of a winning pair is written as a function that calls itself. There are few
 *   pairs, but none is remembered, so each is worked out again and again.
 * Why (ko): 이기는 쌍의 정의를 자기 자신을 부르는 함수로 그대로 썼습니다. 쌍은 얼마 되지 않지만 하나도
 *   기억하지 않아서 몇 번이고 다시 계산합니다.
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
