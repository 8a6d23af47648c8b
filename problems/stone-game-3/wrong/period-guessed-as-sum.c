/*
 * Verdict: WA
 * Why: It guesses that the outcomes come back after 1 + 3 + 4 = 8 stones. A period must be proved, not
 *   guessed.
 * First wrong input: 7
 */
#include <stdio.h>

int main(void)
{
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    int rest = n % (1 + 3 + 4); /* the period is 7 */
    puts(rest == 0 || rest == 2 ? "CY" : "SK");
    return 0;
}
