/*
 * Verdict: RE
 * Why: This is the program of Stone Game 1 with its limit of 1000. People see the same rules and do
 *   not read the limits.
 * Why (ko): 제한이 1000인 돌 게임의 프로그램입니다. 규칙이 같은 것만 보고 제한은 읽지 않은 경우입니다.
 * First wrong input: 1001
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    bool wins[1001] = {false, true, false, true};
    long long n;
    if (scanf("%lld", &n) != 1 || n > 1000) { /* the limit is 10^12 */
        abort();
    }
    for (int i = 4; i <= n; i++) {
        wins[i] = !wins[i - 1] || !wins[i - 3];
    }
    puts(wins[n] ? "SK" : "CY");
    return 0;
}
