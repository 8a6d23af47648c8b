/*
 * Verdict: WA
 * Why: It looks at M only. The sample has its even number there, so it passes.
 * Why (ko): M만 봅니다. 예제에서는 M이 짝수라서 통과합니다.
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
