/*
 * Verdict: WA
 * Why: the sizes are read into an int. That alone would keep their parity, but a size from 2^31 on
 *   can arrive as a negative number, and in C the remainder of an odd negative number is -1, not 1.
 * First wrong input: 1 / 0 1 2147483649
 */
#include <stdio.h>

int main(void)
{
    int games;
    scanf("%d", &games);
    while (games--) {
        int x, y, z; /* should be long long */
        scanf("%d %d %d", &x, &y, &z);
        int odd = (x % 2 == 1) + (y % 2 == 1) + (z % 2 == 1);
        puts(odd >= 2 ? "B" : "R");
    }
    return 0;
}
