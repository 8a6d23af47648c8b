/*
 * Verdict: WA
 * Why: only looks at M. The even number of the sample is M, so it passes.
 * Why (ko): M만 봅니다. 예제에서는 M이 짝수여서 통과합니다.
 * First wrong input: 2 1
 */
#include <stdio.h>

int main(void)
{
    int n, m;
    if (scanf("%d %d", &n, &m) != 2) {
        return 1;
    }
    puts(m % 2 == 0 ? "A" : "B"); /* n is never used */
    return 0;
}
