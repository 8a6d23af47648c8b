/*
 * Verdict: WA
 * Why: It plays the game out, and both players take as much as they can. Perfect play is not greedy
 *   play.
 * First wrong input: 5
 */
#include <stdio.h>

int main(void)
{
    int n, turns = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    while (n > 0) {
        n -= n >= 4 ? 4 : n >= 3 ? 3 : 1; /* the most is not the best */
        turns++;
    }
    puts(turns % 2 == 1 ? "SK" : "CY");
    return 0;
}
