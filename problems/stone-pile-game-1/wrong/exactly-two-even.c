/*
 * Verdict: WA
 * Why: says that R wins if two piles are even, and forgets that all three may be.
 * First wrong input: 1 / 2 2 2
 */
#include <stdio.h>

int main(void)
{
    int games;
    scanf("%d", &games);
    while (games--) {
        int x, y, z;
        scanf("%d %d %d", &x, &y, &z);
        int even = (x % 2 == 0) + (y % 2 == 0) + (z % 2 == 0);
        puts(even == 2 ? "R" : "B");
    }
    return 0;
}
