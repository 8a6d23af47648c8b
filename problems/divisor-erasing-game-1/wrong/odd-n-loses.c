/*
 * Verdict: WA
 * Why: N = 1, 2 and 4 are worked out by hand, and odd and even looks like the rule.
 * Why (ko): N = 1, 2, 4를 손으로 풀어 보면 홀짝이 규칙인 것처럼 보입니다.
 * First wrong input: 3
 */
#include <stdio.h>

int main(void)
{
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    puts(n % 2 == 0 ? "A" : "B");
    return 0;
}
