/*
 * Verdict: WA
 * Why: Here the last stone is taken to be lost. That is Stone Game 2; read which of the two the
 *   statement says.
 * First wrong input: 1
 */
#include <stdio.h>

int main(void)
{
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    puts(n % 2 == 0 ? "SK" : "CY"); /* the answer of stone-game-2 */
    return 0;
}
