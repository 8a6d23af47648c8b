/*
 * Verdict: WA
 * Why: compares the numbers of marbles, as in Nim with two piles. But not every amount may be taken,
 *   so boxes of different size can be worth the same.
 * First wrong input: 1 2 3 / 1 1 / 1 1 / 1 1 / 1 1 / 1 5
 */
#include <stdio.h>

int main(void)
{
    int b1, b2, b3, k1, k2;
    if (scanf("%d %d %d", &b1, &b2, &b3) != 3) {
        return 1;
    }
    while (scanf("%d %d", &k1, &k2) == 2) {
        puts((k1 ^ k2) != 0 ? "A" : "B");
    }
    return 0;
}
