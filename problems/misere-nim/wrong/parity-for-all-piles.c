/*
 * Verdict: WA
 * Why: uses the rule for single stones, an even number of piles wins, whatever the piles hold.
 * First wrong input: 1 / 2
 */
#include <stdio.h>

int main(void)
{
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    puts(n % 2 == 0 ? "koosaga" : "cubelover");
    return 0;
}
