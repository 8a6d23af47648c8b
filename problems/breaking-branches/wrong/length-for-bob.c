/*
 * Verdict: WA
 * Why: prints a length in any case. When Bob wins, Alice has no winning break, and the second line
 *   must not be there.
 * First wrong input: 3
 */
#include <stdio.h>

int main(void)
{
    int n;
    scanf("%d", &n);
    printf("%s\n%d\n", n % 2 == 0 ? "Alice" : "Bob", 1);
    return 0;
}
