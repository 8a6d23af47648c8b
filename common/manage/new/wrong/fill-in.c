/*
 * Verdict: WA
 * Why: FILL IN: what the mistake is and why it fails. Name the file after it, and write at least three.
 * First wrong input: FILL IN
 */
#include <stdio.h>

int main(void)
{
    int n;
    scanf("%d", &n);
    puts("FILL IN");
    return 0;
}
