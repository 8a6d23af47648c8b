/*
 * Verdict: WA
 * Why: prints the winner, but not the second line that is asked for when Alice wins.
 * First wrong input: 2
 */
#include <stdio.h>

int main(void)
{
    int n;
    scanf("%d", &n);
    puts(n % 2 == 0 ? "Alice" : "Bob");
    return 0;
}
