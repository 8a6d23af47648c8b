/*
 * Verdict: WA
 * Why: whoever erases the last number is taken for the winner. Then the first player wins for every
 *   N, so this passes everything but N = 1.
 * First wrong input: 1
 */
#include <stdio.h>

int main(void)
{
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    puts("A"); /* with N = 1 the first player has to erase the last number */
    return 0;
}
