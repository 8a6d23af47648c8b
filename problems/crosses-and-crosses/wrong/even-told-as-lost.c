/*
 * Verdict: WA
 * Why: It finds the copying strategy for odd n and takes all even n for lost. But a player who cannot
 *   copy need not lose.
 * First wrong input: 4
 */
#include <stdio.h>

int main(void)
{
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    puts(n % 2 == 1 ? "1" : "2"); /* most even n are won as well */
    return 0;
}
