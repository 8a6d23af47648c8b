/*
 * Verdict: WA
 * Why: This is the answer of a better known game, in which 1, 2 or 3 stones may be taken. Here taking
 *   2 is not allowed.
 * First wrong input: 2
 */
#include <stdio.h>

int main(void)
{
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    puts(n % 4 != 0 ? "SK" : "CY"); /* right for 1, 2 or 3 stones a move */
    return 0;
}
