/*
 * Verdict: WA
 * Why: It takes the boxes for two Nim piles and asks whether they are equal. But a move of Nim leaves
 *   the other pile as it is, and here it changes both boxes.
 * First wrong input: 1 3
 */
#include <stdio.h>

int main(void)
{
    int n, m;
    if (scanf("%d %d", &n, &m) != 2) {
        return 1;
    }
    puts((n ^ m) != 0 ? "A" : "B"); /* not a sum of games */
    return 0;
}
