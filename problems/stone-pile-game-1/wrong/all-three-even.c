/*
 * Verdict: WA
 * Why: the position without stones is won, so R is said to win when all piles are even. Two even
 *   piles are enough.
 * First wrong input: 1 / 1 2 2
 */
#include <stdio.h>

int main(void)
{
    int games;
    scanf("%d", &games);
    while (games--) {
        long long x, y, z;
        scanf("%lld %lld %lld", &x, &y, &z);
        puts(x % 2 == 0 && y % 2 == 0 && z % 2 == 0 ? "R" : "B");
    }
    return 0;
}
