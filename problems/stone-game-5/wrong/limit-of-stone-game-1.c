/*
 * Verdict: RE
 * Why: A table that is too short. This is the program of Stone Game 1: the rules are the same,
 *   but N is no longer limited to 1000.
 * Why (ko): 너무 짧은 표. N이 1000까지인 돌 게임의 프로그램입니다. 규칙이 같은 것만 보고 제한은
 *   읽지 않았습니다.
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
