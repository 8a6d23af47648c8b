/*
 * Verdict: WA
 * Why: It looks at M only. The sample has its even number there, so it passes.
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
